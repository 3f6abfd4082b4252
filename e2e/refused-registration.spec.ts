import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { button, signInByHand, waitForHidden, waitForVisible } from './support/locators.ts'
import { newPerson, type Person, register } from './support/person.ts'

async function fill(page: Page, { username, email, password }: Person, repeated = password) {
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(repeated)
}

// Spec §5 and §8, word for word; Decision 101: in German on a German screen.
journey('registration reports invalid input and sends nothing until it is valid', async ({ desktop, person }) => {
  const { page } = desktop
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) sent += 1
  })
  const submit = () => button(page, 'Registrieren').click()
  await page.goto('/login')
  expect(await page.getByRole('link', { name: 'Marke registrieren' }).getAttribute('href')).toBe('/brand-register')
  await page.getByRole('tab', { name: 'Registrieren' }).click()
  await waitForVisible(page.getByRole('tab', { name: 'Registrieren', selected: true }))
  await submit()
  await waitForVisible(page.getByText('Bitte fülle alle Felder aus'))
  await fill(page, person, 'Sieben-Leben-48')
  await waitForHidden(page.getByText('Bitte fülle alle Felder aus'))
  await submit()
  await waitForVisible(page.getByText('Die Passwörter stimmen nicht überein'))
  await fill(page, { ...person, password: 'kurz1' })
  await submit()
  await waitForVisible(page.getByText('Das Passwort muss mindestens 6 Zeichen lang sein'))
  await fill(page, person)
  await submit()
  await waitForVisible(page.getByText('Du musst die Nutzungsbedingungen akzeptieren, um dich zu registrieren'))
  expect(sent).toBe(0)
})

journey(
  'taken names and addresses are refused with the sentences of the catalogue',
  async ({ signedIn, open, person }) => {
    await signedIn()
    const { page, monitor } = await open()
    monitor.allowStatus(409, '/api/auth/register')
    monitor.allowStatus(400, '/api/auth/register')
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Registrieren' }).click()
    await waitForVisible(page.getByRole('tab', { name: 'Registrieren', selected: true }))
    const attempt = async (input: Person) => {
      await fill(page, input)
      await page.getByRole('checkbox', { name: /Ich akzeptiere/ }).check()
      await button(page, 'Registrieren').click()
    }
    await attempt({ ...person, username: newPerson().username })
    const taken = 'Diese E-Mail ist bereits registriert. Bitte verwende eine andere E-Mail oder melde dich an.'
    await waitForVisible(page.getByText(taken))
    await attempt({ ...person, email: newPerson().email })
    await waitForVisible(
      page.getByText('Dieser Benutzername ist bereits vergeben. Bitte wähle einen anderen Benutzernamen.'),
    )
    await attempt({ ...newPerson(), email: 'lena' })
    await waitForVisible(page.getByText('Ungültige Eingabe. Bitte überprüfe deine Daten.'))
    for (const username of ['lena b30e75', '<b>x</b>', 'a@b']) {
      await attempt({ ...newPerson(), username })
      await waitForVisible(page.getByText(/^Der Benutzername braucht 3 bis 30 Zeichen/))
    }
    await attempt({ ...newPerson(), password: '123456' })
    await waitForVisible(page.getByText('Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.'))
  },
)

// The keyboard of a phone leaves about 420 px of its screen.
const WITH_KEYBOARD = { width: 390, height: 420 }

/** The box of an element that is visible as a whole and not covered at its centre. */
async function shownBox(locator: Locator) {
  const [box, isOnTop] = await Promise.all([
    locator.boundingBox(),
    locator.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      return found !== null && (element.contains(found) || found.contains(element))
    }),
  ])
  expect(isOnTop).toBe(true)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(WITH_KEYBOARD.height)
  return box
}

journey(
  'on a phone with its keyboard open, a taken username and its error are in view, at registration and in the profile',
  async ({ signedIn, open, person, url }) => {
    await signedIn()
    const taken = 'Dieser Benutzername ist bereits vergeben. Bitte wähle einen anderen Benutzernamen.'
    const { page, monitor } = await open({ kind: 'phone' })
    monitor.allowStatus(409)
    await page.goto('/login')
    await page.getByRole('tab', { name: 'Registrieren' }).click()
    await waitForVisible(page.getByRole('tab', { name: 'Registrieren', selected: true }))
    await fill(page, { ...newPerson(), username: person.username })
    await page.getByRole('checkbox', { name: /Ich akzeptiere/ }).check()
    await page.setViewportSize(WITH_KEYBOARD)
    await button(page, 'Registrieren').click()
    await waitForVisible(page.getByText(taken))
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username')
    await shownBox(page.getByLabel('Benutzername'))
    await shownBox(page.getByText(taken))

    const other = await open({ kind: 'phone' })
    other.monitor.allowStatus(409)
    await register(other.context.request, url, newPerson())
    await other.page.goto('/profile')
    const profile = other.page.getByRole('dialog', { name: 'Profil' })
    await profile.getByRole('button', { name: 'Bearbeiten' }).click()
    await profile.getByLabel('Benutzername').fill(person.username)
    await other.page.setViewportSize(WITH_KEYBOARD)
    await profile.getByRole('button', { name: 'Änderungen speichern' }).click()
    await waitForVisible(other.page.getByText('Aktualisierung fehlgeschlagen'))
    await shownBox(profile.locator('label').getByText('Benutzername', { exact: true }))
    await shownBox(profile.getByLabel('Benutzername'))
    await shownBox(profile.getByRole('alert').getByText(/./))
  },
)

// Decision 103: a protected address of the product survives the login; a foreign one does not.
journey(
  'a link that needs a session opens after the login; a foreign one does not',
  async ({ signedIn, open, person, url }) => {
    await signedIn()
    const { page } = await open()
    await page.goto('/login?returnTo=%2Fsaved')
    await signInByHand(page, person.username, person.password)
    await page.waitForURL(`${url}/saved`)
    await waitForVisible(page.getByRole('dialog', { name: 'Gemerkt' }))
    const { page: other } = await open()
    await other.goto('/login?returnTo=%2F%2Fevil.example%2F')
    await signInByHand(other, person.username, person.password)
    await other.waitForURL(`${url}/`)
  },
)
