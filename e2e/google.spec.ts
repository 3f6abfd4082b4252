import { expect, onTestFinished } from 'vitest'
import { openGooglePage } from './ground/google-page.ts'
import { journey } from './ground/journey.ts'
import { button, see, topId } from './ground/sight.ts'

// Decision 109, Trust S27: identity comes from the verified token alone; without configuration there is no button.
journey(
  'an answer that nobody asked for is refused; who asks Google is known by the address, and comes back the same',
  async ({ open, ownServer, person }) => {
    const google = await openGooglePage({ email: person.email, name: person.username })
    onTestFinished(() => google.close())
    const environment = { GOOGLE_CLIENT_ID: 'journeys.apps.example', GOOGLE_TEST_ISSUER: google.url }
    const { url } = await ownServer({ environment })

    const { page: forging } = await open({ url })
    await forging.goto('/login#id_token=forged.token.value&state=none')
    await see(forging.getByText('Google Sign-In fehlgeschlagen'))

    const { page } = await open({ url })
    await page.goto('/login?returnTo=%2Fprofile')
    await button(page, 'Mit Google anmelden').click()
    await see(page.getByText('Du musst die Nutzungsbedingungen akzeptieren, um dich mit Google anzumelden'))
    await page.getByRole('checkbox', { name: /Ich akzeptiere/ }).check()
    await button(page, 'Mit Google anmelden').click()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL(`${url}/profile`)
    const profile = page.getByRole('dialog', { name: 'Profil' })
    await see(profile.getByText(person.email))
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

    await button(profile, 'Abmelden').click()
    await see(page.getByRole('link', { name: 'App erleben' }))
    await page.goto('/login')
    await page.getByRole('checkbox', { name: /Ich akzeptiere/ }).check()
    await button(page, 'Mit Google anmelden').click()
    await page.getByRole('link', { name: 'Continue' }).click()
    await topId(page)
  },
)

journey('without configuration nothing of Google is offered', async ({ desktop }) => {
  const { page } = desktop
  await page.goto('/login')
  await see(button(page, 'Einloggen'))
  await page.waitForLoadState('networkidle')
  expect(await button(page, 'Mit Google anmelden').count()).toBe(0)
})
