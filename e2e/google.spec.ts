import { expect, onTestFinished } from 'vitest'
import { openSignInPage } from './support/google-page.ts'
import { journey } from './support/journey.ts'
import { button, topCardId, waitForVisible } from './support/locators.ts'

// Decision 109, Trust S27: identity comes from the verified token alone; without configuration there is no button.
journey(
  'an unsolicited answer is refused; Google sign-in creates an account by its address, and finds it again',
  async ({ open, ownServer, person }) => {
    const google = await openSignInPage({ email: person.email, name: person.username })
    onTestFinished(() => google.close())
    const environment = { GOOGLE_CLIENT_ID: 'journeys.apps.example', GOOGLE_TEST_ISSUER: google.url }
    const { url } = await ownServer({ environment })

    const { page: forging } = await open({ url })
    await forging.goto('/login#id_token=forged.token.value&state=none')
    await waitForVisible(forging.getByText('Google Sign-In fehlgeschlagen'))

    const { page } = await open({ url })
    await page.goto('/login?returnTo=%2Fprofile')
    await button(page, 'Mit Google anmelden').click()
    await waitForVisible(page.getByText('Du musst die Nutzungsbedingungen akzeptieren, um dich mit Google anzumelden'))
    await page.getByRole('checkbox', { name: /Ich akzeptiere/ }).check()
    await button(page, 'Mit Google anmelden').click()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL(`${url}/profile`)
    const profile = page.getByRole('dialog', { name: 'Profil' })
    await waitForVisible(profile.getByText(person.email))
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

    await button(profile, 'Abmelden').click()
    await waitForVisible(page.getByRole('link', { name: 'App erleben' }))
    await page.goto('/login')
    await page.getByRole('checkbox', { name: /Ich akzeptiere/ }).check()
    await button(page, 'Mit Google anmelden').click()
    await page.getByRole('link', { name: 'Continue' }).click()
    await topCardId(page)
  },
)

journey('without configuration Google sign-in is not offered', async ({ desktop }) => {
  const { page } = desktop
  await page.goto('/login')
  await waitForVisible(button(page, 'Einloggen'))
  await page.waitForLoadState('networkidle')
  expect(await button(page, 'Mit Google anmelden').count()).toBe(0)
})
