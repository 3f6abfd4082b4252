import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { button, signInByHand, waitForHidden, waitForVisible } from './support/locators.ts'
import { newPerson, type Person } from './support/person.ts'

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
    await attempt({ ...newPerson(), username: 'a@b' })
    await waitForVisible(page.getByText('Ungültige Eingabe. Bitte überprüfe deine Daten.'))
    await attempt({ ...newPerson(), password: '123456' })
    await waitForVisible(page.getByText('Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.'))
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
