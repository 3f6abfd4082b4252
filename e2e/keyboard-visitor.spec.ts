import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { fill, pressOn, tabThroughAll, tabTo } from './support/keyboard.ts'
import { topCardId, waitForClosed, waitForVisible } from './support/locators.ts'
import { codeFor } from './support/mailbox.ts'

// Trust A2: journeys of a visitor without a pointer. The focus ring must be visible at every stop (support/keyboard).
journey('register, confirm, read the help, sign out and in with the keyboard alone', async ({ open, person, url }) => {
  const { page, monitor } = await open({ kind: 'desktop', hasSeenOnboarding: false })
  // Requests in flight at the logout are answered 401.
  monitor.allowStatus(401)
  await page.goto('/login')
  await tabTo(page, 'Anmelden')
  await page.keyboard.press('ArrowRight')
  await waitForVisible(page.getByRole('tab', { name: 'Registrieren', selected: true }))
  await fill(page, 'Benutzername', person.username)
  await fill(page, 'E-Mail', person.email)
  await fill(page, 'Passwort', person.password)
  await fill(page, 'Passwort wiederholen', person.password)
  await pressOn(page, /Ich akzeptiere/, 'Space')
  await pressOn(page, 'Registrieren')
  await waitForVisible(page.getByRole('heading', { name: 'E-Mail bestätigen' }))
  await fill(page, 'Code', await codeFor(url, person.email))
  await page.keyboard.press('Enter')
  const help = page.getByRole('dialog', { name: 'So funktioniert es' })
  await waitForVisible(help)
  for (let step = 0; step < 3; step++) await pressOn(page, 'Weiter')
  await pressOn(page, "Los geht's!")
  await waitForVisible(page.getByRole('dialog', { name: 'Dein Start' }))
  await pressOn(page, 'Überspringen')
  await waitForClosed(help)
  await topCardId(page)

  await pressOn(page, 'Profil')
  await waitForVisible(page.getByRole('dialog', { name: 'Profil' }))
  await waitForVisible(page.getByRole('button', { name: 'Abmelden' }))
  await tabTo(page, 'Abmelden')
  // The logout reloads the start page.
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await reloaded
  await waitForVisible(page.getByRole('link', { name: 'App erleben' }))
  const stops = await tabThroughAll(page)
  expect(stops).toEqual(expect.arrayContaining(['App erleben', 'Gefällt mir', 'Impressum']))
  await pressOn(page, 'App erleben')
  await page.waitForURL(`${url}/login`)
  await fill(page, 'Benutzername oder E-Mail', person.username)
  await fill(page, 'Passwort', person.password)
  await page.keyboard.press('Enter')
  await topCardId(page)
})

journey('set a new password with the keyboard alone', async ({ signedIn, open, person, url }) => {
  await signedIn()
  const first = await codeFor(url, person.email)
  const { page } = await open({ kind: 'desktop' })
  await page.goto('/login')
  await pressOn(page, 'Passwort vergessen?')
  await fill(page, 'E-Mail', person.email)
  await page.keyboard.press('Enter')
  await waitForVisible(page.getByRole('link', { name: 'Code eingeben' }))
  await pressOn(page, 'Code eingeben')
  await waitForVisible(page.getByRole('heading', { name: 'Neues Passwort' }))
  await fill(page, 'Code', await codeFor(url, person.email, [first]))
  await fill(page, 'Neues Passwort', 'Acht-Sachen-81')
  await page.keyboard.press('Enter')
  await waitForVisible(page.getByText('Dein Passwort ist geändert. Du kannst dich jetzt anmelden.'))
  await page.waitForURL('**/login')
})
