import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { button, signInByHand, topCardId, waitForHidden, waitForVisible } from './support/locators.ts'
import { codeFor } from './support/mailbox.ts'
import { newPerson } from './support/person.ts'

// Spec §2, §4, §5, §8; Trust S09, S14: the code by mail sets a new password and ends every session.
journey(
  'a user who forgot the password sets a new one with the code from the mail',
  async ({ signedIn, desktop, person, url }) => {
    const code = await (async () => {
      const { page, monitor } = await signedIn()
      // It stays open: after the reset it reports what was shown without a session.
      monitor.allowStatus(401)
      await page.goto('/')
      await topCardId(page)
      return codeFor(url, person.email)
    })()
    const { page, monitor } = desktop
    monitor.allowStatus(400, '/api/auth/reset-password')
    monitor.allowStatus(401, '/api/auth/login')

    await page.goto('/login')
    await button(page, 'Passwort vergessen?').click()
    await button(page, 'Code senden').click()
    await waitForVisible(page.getByText('Bitte gib deine E-Mail-Adresse ein'))
    await page.getByLabel('E-Mail').fill('lena')
    await waitForHidden(page.getByText('Bitte gib deine E-Mail-Adresse ein'))
    await button(page, 'Code senden').click()
    await waitForVisible(page.getByText('Bitte gib eine gültige E-Mail-Adresse ein'))
    await button(page, 'Abbrechen').click()
    await waitForVisible(button(page, 'Einloggen'))

    await button(page, 'Passwort vergessen?').click()
    await page.getByLabel('E-Mail').fill(person.email)
    await button(page, 'Code senden').click()
    const answered = (text: string) => waitForVisible(page.getByRole('region', { name: /F8/ }).getByText(text))
    await answered('Wenn es ein Konto mit dieser Adresse gibt, ist ein 6-stelliger Code unterwegs.')
    await page.getByRole('link', { name: 'Code eingeben' }).click()
    await page.waitForURL('**/reset-password?*')
    expect(await page.getByLabel('E-Mail', { exact: true }).inputValue()).toBe(person.email)
    const reset = await codeFor(url, person.email, [code])
    const wrong = reset === '000000' ? '000001' : '000000'
    await page.getByLabel('Code', { exact: true }).fill(wrong)
    await page.getByLabel('Neues Passwort').fill('Acht-Sachen-81')
    await button(page, 'Passwort ändern').click()
    await answered('Der Code ist falsch oder abgelaufen.')
    await waitForVisible(page.getByRole('main').getByRole('alert').getByText('Der Code ist falsch oder abgelaufen.'))
    await page.getByLabel('Code', { exact: true }).fill(reset)
    await button(page, 'Passwort ändern').click()
    await page.waitForURL(`${url}/login`)
    await answered('Dein Passwort ist geändert. Du kannst dich jetzt anmelden.')

    await signInByHand(page, person.username, person.password)
    await waitForVisible(page.getByText('Benutzername oder Passwort ist falsch.'))
    await page.getByLabel('Passwort', { exact: true }).fill('Acht-Sachen-81')
    await waitForHidden(page.getByText('Benutzername oder Passwort ist falsch.'))
    await button(page, 'Einloggen').click()
    await topCardId(page)
  },
)

journey('the new password ended the session on the other device', async ({ signedIn, person, url }) => {
  const { page, context, monitor } = await signedIn()
  await page.goto('/')
  await topCardId(page)
  await page.goto('/saved')
  await waitForVisible(page.getByRole('dialog', { name: 'Gemerkt' }))
  const first = await codeFor(url, person.email)
  const headers = { origin: url }
  await context.request.post(`${url}/api/auth/forgot-password`, { headers, data: { email: person.email } })
  const data = { email: person.email, code: await codeFor(url, person.email, [first]), password: 'Acht-Sachen-81' }
  expect((await context.request.post(`${url}/api/auth/reset-password`, { headers, data })).status()).toBe(200)
  // Calls in flight at the end of the session.
  monitor.allowStatus(401)
  await page.reload()
  await waitForVisible(page.getByRole('link', { name: 'App erleben' }))
  const note = page.getByRole('status').filter({ hasText: 'Deine Sitzung ist abgelaufen.' })
  await waitForVisible(note)
  // It stays until it is closed, or the user signs in.
  await page.reload()
  // The documents of visitors do not have the sentence: the monitor reports where that breaks their hydration.
  for (const path of ['/login', '/impressum', '/']) await page.goto(path)
  await page.goto('/reset-password')
  await waitForVisible(page.getByLabel('Neues Passwort'))
  expect(await note.count()).toBe(0)
  await page.goto('/saved')
  await note.getByRole('link', { name: 'Melde dich wieder an, dann geht es hier weiter.' }).click()
  await waitForVisible(page.getByText(/^Deine Sitzung ist abgelaufen\. Melde dich wieder an/))
  await signInByHand(page, person.username, 'Acht-Sachen-81')
  await page.waitForURL(`${url}/saved`)
  await waitForVisible(page.getByRole('dialog', { name: 'Gemerkt' }))
})

journey('a device that was never signed in, or was signed out, is told nothing', async ({ signedIn, desktop, url }) => {
  await desktop.page.goto('/saved')
  await waitForVisible(desktop.page.getByRole('link', { name: 'App erleben' }))
  expect(await desktop.page.getByText('Deine Sitzung ist abgelaufen.').count()).toBe(0)

  const { page, monitor } = await signedIn()
  monitor.allowStatus(401)
  await page.goto('/profile')
  await button(page, 'Abmelden').last().click()
  await page.waitForURL(`${url}/`)
  await waitForVisible(page.getByRole('link', { name: 'App erleben' }))
  await page.reload()
  await waitForVisible(page.getByRole('link', { name: 'App erleben' }))
  expect(await page.getByText('Deine Sitzung ist abgelaufen.').count()).toBe(0)
})

journey('an unknown address gets the same answer', async ({ desktop }) => {
  const { page } = desktop
  await page.goto('/login')
  await button(page, 'Passwort vergessen?').click()
  await page.getByLabel('E-Mail').fill(newPerson().email)
  await button(page, 'Code senden').click()
  await waitForVisible(page.getByRole('link', { name: 'Code eingeben' }))
})
