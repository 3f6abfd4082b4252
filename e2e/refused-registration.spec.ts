import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './ground/journey.ts'
import { newPerson, type Person } from './ground/person.ts'
import { button, gone, see, signInByHand } from './ground/sight.ts'

async function fill(page: Page, { username, email, password }: Person, repeated = password) {
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort wiederholen').fill(repeated)
}

// Spec §5 and §8, word for word; Decision 101: in German on a German screen.
journey('registration says what is wrong, and nothing is sent before it can be right', async ({ desktop, person }) => {
  const { page } = desktop
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) sent += 1
  })
  const submit = () => button(page, 'Registrieren').click()
  await page.goto('/login')
  expect(await page.getByRole('link', { name: 'Marke registrieren' }).getAttribute('href')).toBe('/brand-register')
  await page.getByRole('tab', { name: 'Registrieren' }).click()
  await see(page.getByRole('tab', { name: 'Registrieren', selected: true }))
  await submit()
  await see(page.getByText('Bitte fülle alle Felder aus'))
  await fill(page, person, 'Sieben-Leben-48')
  await gone(page.getByText('Bitte fülle alle Felder aus'))
  await submit()
  await see(page.getByText('Die Passwörter stimmen nicht überein'))
  await fill(page, { ...person, password: 'kurz1' })
  await submit()
  await see(page.getByText('Das Passwort muss mindestens 6 Zeichen lang sein'))
  await fill(page, person)
  await submit()
  await see(page.getByText('Du musst die Nutzungsbedingungen akzeptieren, um dich zu registrieren'))
  expect(sent).toBe(0)
})

journey('what somebody else has is said in the words of the catalogue', async ({ signedIn, open, person }) => {
  await signedIn()
  const { page, watch } = await open()
  watch.expectAnswer(409, '/api/auth/register')
  watch.expectAnswer(400, '/api/auth/register')
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Registrieren' }).click()
  await see(page.getByRole('tab', { name: 'Registrieren', selected: true }))
  const attempt = async (wishes: Person) => {
    await fill(page, wishes)
    await page.getByRole('checkbox', { name: /Ich akzeptiere/ }).check()
    await button(page, 'Registrieren').click()
  }
  await attempt({ ...person, username: newPerson().username })
  const taken = 'Diese E-Mail ist bereits registriert. Bitte verwende eine andere E-Mail oder melde dich an.'
  await see(page.getByText(taken))
  await attempt({ ...person, email: newPerson().email })
  await see(page.getByText('Dieser Benutzername ist bereits vergeben. Bitte wähle einen anderen Benutzernamen.'))
  await attempt({ ...newPerson(), username: 'a@b' })
  await see(page.getByText('Ungültige Eingabe. Bitte überprüfe deine Daten.'))
  await attempt({ ...newPerson(), password: '123456' })
  await see(page.getByText('Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.'))
})

// Decision 103: a protected address survives the login (and nothing that leads elsewhere does).
journey(
  'a link that needs a session opens after the login; a foreign one does not',
  async ({ signedIn, open, person, url }) => {
    await signedIn()
    const { page } = await open()
    await page.goto('/login?returnTo=%2Fsaved')
    await signInByHand(page, person.username, person.password)
    await page.waitForURL(`${url}/saved`)
    await see(page.getByRole('dialog', { name: 'Gemerkt' }))
    const { page: other } = await open()
    await other.goto('/login?returnTo=%2F%2Fevil.example%2F')
    await signInByHand(other, person.username, person.password)
    await other.waitForURL(`${url}/`)
  },
)
