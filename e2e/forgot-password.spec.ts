import { expect } from 'vitest'
import { journey } from './ground/journey.ts'
import { codeFor } from './ground/mailbox.ts'
import { newPerson } from './ground/person.ts'
import { button, gone, see, signInByHand, topId } from './ground/sight.ts'

// Spec §2, §4, §5, §8; Trust S09, S14: the code by mail sets a new password and ends every session.
journey(
  'somebody forgot the password and sets a new one with the code from the mail',
  async ({ signedIn, desktop, person, url }) => {
    const code = await (async () => {
      const { page } = await signedIn()
      await page.goto('/')
      await topId(page)
      return codeFor(url, person.email)
    })()
    const { page, watch } = desktop
    watch.expectAnswer(400, '/api/auth/reset-password')
    watch.expectAnswer(401, '/api/auth/login')

    await page.goto('/login')
    await button(page, 'Passwort vergessen?').click()
    await button(page, 'Code senden').click()
    await see(page.getByText('Bitte gib deine E-Mail-Adresse ein'))
    await page.getByLabel('E-Mail').fill('lena')
    await gone(page.getByText('Bitte gib deine E-Mail-Adresse ein'))
    await button(page, 'Code senden').click()
    await see(page.getByText('Bitte gib eine gültige E-Mail-Adresse ein'))
    await button(page, 'Abbrechen').click()
    await see(button(page, 'Einloggen'))

    await button(page, 'Passwort vergessen?').click()
    await page.getByLabel('E-Mail').fill(person.email)
    await button(page, 'Code senden').click()
    await page.getByRole('link', { name: 'Code eingeben' }).click()
    await page.waitForURL('**/reset-password?*')
    expect(await page.getByLabel('E-Mail', { exact: true }).inputValue()).toBe(person.email)
    const reset = await codeFor(url, person.email, [code])
    const wrong = reset === '000000' ? '000001' : '000000'
    await page.getByLabel('Code', { exact: true }).fill(wrong)
    await page.getByLabel('Neues Passwort').fill('Acht-Sachen-81')
    await button(page, 'Passwort ändern').click()
    await see(page.getByText('Der Code ist falsch oder abgelaufen.'))
    await page.getByLabel('Code', { exact: true }).fill(reset)
    await button(page, 'Passwort ändern').click()
    // The form has a link of the same name, which goes as soon as the server has answered.
    await gone(page.getByLabel('Neues Passwort'))
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click()

    await signInByHand(page, person.username, person.password)
    await see(page.getByText('Benutzername oder Passwort ist falsch.'))
    await page.getByLabel('Passwort', { exact: true }).fill('Acht-Sachen-81')
    await gone(page.getByText('Benutzername oder Passwort ist falsch.'))
    await button(page, 'Einloggen').click()
    await topId(page)
  },
)

journey('the new password ended the session on the other device', async ({ signedIn, person, url }) => {
  const { page, context, watch } = await signedIn()
  watch.expectAnswer(401)
  await page.goto('/')
  await topId(page)
  const first = await codeFor(url, person.email)
  const headers = { origin: url }
  await context.request.post(`${url}/api/auth/forgot-password`, { headers, data: { email: person.email } })
  const data = { email: person.email, code: await codeFor(url, person.email, [first]), password: 'Acht-Sachen-81' }
  expect((await context.request.post(`${url}/api/auth/reset-password`, { headers, data })).status()).toBe(200)
  await page.reload()
  await see(page.getByRole('link', { name: 'App erleben' }))
})

journey('an address that nobody registered gets the same words', async ({ desktop }) => {
  const { page } = desktop
  await page.goto('/login')
  await button(page, 'Passwort vergessen?').click()
  await page.getByLabel('E-Mail').fill(newPerson().email)
  await button(page, 'Code senden').click()
  await see(page.getByRole('link', { name: 'Code eingeben' }))
})
