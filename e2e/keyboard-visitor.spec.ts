import { expect } from 'vitest'
import { journey } from './ground/journey.ts'
import { fill, goRound, pressOn, tabTo } from './ground/keyboard.ts'
import { codeFor } from './ground/mailbox.ts'
import { closed, see, topId } from './ground/sight.ts'

// Trust A2: journeys without a pointer, of somebody who comes in. Every stop of Tab must be seen (ground/keyboard).
journey('register, confirm, read the help, sign out and in with the keyboard alone', async ({ open, person, url }) => {
  const { page, watch } = await open({ kind: 'desktop', hasSeenOnboarding: false })
  // What was asked for in the moment of leaving is answered to nobody.
  watch.expectAnswer(401)
  await page.goto('/login')
  await tabTo(page, 'Anmelden')
  await page.keyboard.press('ArrowRight')
  await see(page.getByRole('tab', { name: 'Registrieren', selected: true }))
  await fill(page, 'Benutzername', person.username)
  await fill(page, 'E-Mail', person.email)
  await fill(page, 'Passwort', person.password)
  await fill(page, 'Passwort wiederholen', person.password)
  await pressOn(page, /Ich akzeptiere/, 'Space')
  await pressOn(page, 'Registrieren')
  await see(page.getByRole('heading', { name: 'E-Mail bestätigen' }))
  await fill(page, 'Code', await codeFor(url, person.email))
  await page.keyboard.press('Enter')
  const help = page.getByRole('dialog', { name: 'So funktioniert es' })
  await see(help)
  for (let step = 0; step < 3; step++) await pressOn(page, 'Weiter')
  await pressOn(page, "Los geht's!")
  await closed(help)
  await topId(page)

  await pressOn(page, 'Profil')
  await see(page.getByRole('dialog', { name: 'Profil' }))
  await tabTo(page, 'Abmelden')
  // Whoever leaves gets the start page anew.
  const anew = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await anew
  await see(page.getByRole('link', { name: 'App erleben' }))
  const stops = await goRound(page)
  expect(stops).toEqual(expect.arrayContaining(['App erleben', 'Gefällt mir', 'Impressum']))
  await pressOn(page, 'App erleben')
  await page.waitForURL(`${url}/login`)
  await fill(page, 'Benutzername oder E-Mail', person.username)
  await fill(page, 'Passwort', person.password)
  await page.keyboard.press('Enter')
  await topId(page)
})

journey('set a new password with the keyboard alone', async ({ signedIn, open, person, url }) => {
  await signedIn()
  const first = await codeFor(url, person.email)
  const { page } = await open({ kind: 'desktop' })
  await page.goto('/login')
  await pressOn(page, 'Passwort vergessen?')
  await fill(page, 'E-Mail', person.email)
  await page.keyboard.press('Enter')
  await see(page.getByRole('link', { name: 'Code eingeben' }))
  await pressOn(page, 'Code eingeben')
  await see(page.getByRole('heading', { name: 'Neues Passwort' }))
  await fill(page, 'Code', await codeFor(url, person.email, [first]))
  await fill(page, 'Neues Passwort', 'Acht-Sachen-81')
  await page.keyboard.press('Enter')
  await see(page.getByText('Dein Passwort ist geändert. Du kannst dich jetzt anmelden.'))
  await pressOn(page, 'Zur Anmeldung')
  await page.waitForURL('**/login')
})
