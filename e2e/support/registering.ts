import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { button, waitForClosed, waitForVisible } from './locators.ts'
import type { Person } from './person.ts'

/** From the landing page to the form. */
export async function openLogin(page: Page) {
  await page.goto('/')
  await page.getByRole('link', { name: 'App erleben' }).first().click()
  await page.waitForURL('**/login')
}

/** Fills the form and sends it. */
export async function fillRegistration(page: Page, person: Person) {
  await page.getByRole('tab', { name: 'Registrieren' }).click()
  await waitForVisible(page.getByRole('tab', { name: 'Registrieren', selected: true }))
  await page.getByLabel('Benutzername').fill(person.username)
  await page.getByLabel('E-Mail').fill(person.email)
  await page.getByLabel('Passwort', { exact: true }).fill(person.password)
  await page.getByLabel('Passwort wiederholen').fill(person.password)
  await page.getByRole('checkbox', { name: /Ich akzeptiere/ }).check()
  await button(page, 'Registrieren').click()
  await page.waitForURL(`**/verify-email?email=${encodeURIComponent(person.email)}`)
  expect(await page.evaluate(() => localStorage.getItem('verification_email'))).toBe(person.email)
}

/** The last digit sends it. */
export const enterCode = (page: Page, code: string) => page.getByLabel('Code', { exact: true }).fill(code)

/** Reads all pages of the onboarding and skips the start with a taste. */
export async function readOnboarding(page: Page) {
  const help = page.getByRole('dialog', { name: 'So funktioniert es' })
  for (const heading of ['Willkommen bei', 'Rechts heißt', 'Links heißt']) {
    await waitForVisible(help.getByRole('heading', { name: heading }))
    await help.getByRole('button', { name: 'Weiter' }).click()
  }
  await waitForVisible(help.getByRole('heading', { name: 'Zurück und Gemerkt' }))
  await button(page, "Los geht's!").click()
  await waitForClosed(help)
  const start = page.getByRole('dialog', { name: 'Dein Start' })
  await waitForVisible(start.getByRole('heading', { name: 'Für wen suchst du?' }))
  await button(start, 'Überspringen').click()
  await waitForClosed(start)
}
