import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callsOf } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { codeFor } from './ground/mailbox.ts'
import { closed, nextCard, see, topCard, topId } from './ground/sight.ts'

const MOST_STOPS = 60

/** What has the focus, as a screen reader would call it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const field = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element : null
    const labels = [...(field?.labels ?? [])].map((label) => label.textContent).join(' ')
    return element.getAttribute('aria-label') ?? (labels || element.textContent)
  })

/** Goes on with Tab until this has the focus; whoever cannot see knows no other way. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const current = (await focused(page)).replaceAll('\u00AD', '').trim()
    if (typeof name === 'string' ? current === name : name.test(current)) return
    passed.push(current)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}; it passed: ${passed.join(' | ')}`)
}

async function pressOn(page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

async function fill(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

// trust 5.3 A2: journeys without a pointer.
journey('register, confirm and read the help with the keyboard alone', async ({ open, person, url }) => {
  const { page } = await open({ kind: 'desktop', hasSeenOnboarding: false })
  await page.goto('/login')
  await tabTo(page, 'Anmelden')
  await page.keyboard.press('ArrowRight')
  await fill(page, 'Benutzername', person.username)
  await fill(page, 'E-Mail', person.email)
  await fill(page, 'Passwort', person.password)
  await fill(page, 'Passwort wiederholen', person.password)
  await pressOn(page, /Ich akzeptiere/, 'Space')
  await pressOn(page, 'Konto erstellen')
  await see(page.getByRole('heading', { name: 'E-Mail bestätigen' }))
  await fill(page, 'Code', await codeFor(url, person.email))
  await page.keyboard.press('Enter')
  const help = page.getByRole('dialog', { name: 'So funktioniert es' })
  await see(help)
  for (let step = 0; step < 3; step++) await pressOn(page, 'Weiter')
  await pressOn(page, "Los geht's!")
  await closed(help)
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

journey('swipe, undo, filter and read with the keyboard alone', async ({ signedIn }) => {
  const { page } = await signedIn({ kind: 'desktop' })
  await page.goto('/')
  let current = await topId(page)
  for (let swipes = 0; swipes < 10; swipes++) {
    await page.keyboard.press(swipes % 2 ? 'ArrowLeft' : 'ArrowRight')
    current = await nextCard(page, current)
  }
  await page.keyboard.press('ControlOrMeta+Z')
  await nextCard(page, current)
  // Escape goes to what came last; the toast of the undo shall not come after the sheet.
  await see(page.getByText('Rückgängig gemacht'))
  await pressOn(page, 'Gefällt mir')
  expect(await focused(page)).toBe('Gefällt mir')

  await pressOn(page, 'Filter')
  const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
  await see(sheet)
  const before = await topId(page)
  await page.keyboard.press('ArrowRight')
  await pressOn(page, 'Schuhe', 'Space')
  await tabTo(page, 'Mindestpreis')
  await page.keyboard.press('ArrowRight')
  await see(sheet.getByRole('button', { name: /^Filter .*10 .*entfernen$/ }))
  expect(await topId(page)).toBe(before)
  await page.keyboard.press('Escape')
  await closed(sheet)
  await expect.poll(() => focused(page)).toBe('Filter')

  await pressOn(page, 'Details')
  const detail = page.getByRole('dialog')
  await see(detail)
  await tabTo(page, /^(Produkt kaufen|Benachrichtigung erhalten)$/)
  await page.keyboard.press('Escape')
  await closed(detail)
  await expect.poll(() => focused(page)).toBe('Details')
})

journey('go to the shop, or be told of a drop, with the keyboard alone', async ({ signedIn, url }) => {
  const device = await signedIn({ kind: 'desktop' })
  const { page, context } = device
  const { feed, swipeAll } = callsOf(device, url)
  const products = await feed()
  const isDrop = ({ releaseDate }: { releaseDate: string | null }) =>
    releaseDate !== null && Date.parse(releaseDate) > Date.now()
  const drop = products.findIndex(isDrop)
  await swipeAll(products.slice(0, drop), 'pass')
  await page.goto('/')
  await topId(page)
  await pressOn(page, 'Details')
  const detail = page.getByRole('dialog')
  await see(detail)
  await pressOn(page, 'Benachrichtigung erhalten')
  expect(await detail.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toContain('@example.org')
  await pressOn(page, 'Benachrichtigen')
  await see(detail.getByText('✅ Du wirst benachrichtigt, wenn das Produkt verfügbar ist!'))
  await page.keyboard.press('Escape')
  await closed(detail)

  const rest = await feed()
  const isForSale = (product: (typeof rest)[number]) => !isDrop(product) && product.link !== null
  await swipeAll(rest.slice(0, rest.findIndex(isForSale)), 'pass')
  await page.reload()
  await topId(page)
  await pressOn(page, 'Details')
  const counted = page.waitForRequest((request) => request.url().endsWith('/click'))
  const shop = context.waitForEvent('page')
  await pressOn(page, 'Produkt kaufen')
  await counted
  await (await shop).close()
})

journey('go through Saved with the keyboard alone', async ({ signedIn, url }) => {
  const device = await signedIn({ kind: 'desktop' })
  const { page } = device
  await callsOf(device, url).like(3)
  await page.goto('/saved')
  const list = page.getByRole('dialog', { name: 'Gemerkt' })
  await see(list.getByText('3 Produkte'))
  await pressOn(page, / entfernen$/)
  await see(list.getByText('2 Produkte'))
  await pressOn(page, 'Swipen')
  await see(list.getByText('1 von 2'))
  await page.keyboard.press('ArrowRight')
  await see(list.getByText('2 von 2'))
  await page.keyboard.press('ArrowLeft')
  await see(list.getByText('1 von 1'))
  await pressOn(page, 'Zurück zum Raster')
  await pressOn(page, 'Alle löschen')
  await see(page.getByRole('alertdialog'))
  await pressOn(page, 'Alle löschen')
  await see(list.getByText('Noch keine gemerkten Produkte'))
  await page.keyboard.press('Escape')
  await closed(list)
  await see(topCard(page))
})

journey('edit the profile, language and colours with the keyboard alone', async ({ signedIn }) => {
  const { page } = await signedIn({ kind: 'desktop' })
  await page.goto('/profile')
  await see(page.getByRole('dialog', { name: 'Profil' }))
  await pressOn(page, 'Bearbeiten')
  await fill(page, 'Benutzername', `taste ${Date.now()}`)
  await page.keyboard.press('Enter')
  await see(page.getByText('Deine Profileinstellungen wurden gespeichert.'))
  await tabTo(page, 'Sprache')
  await page.keyboard.press('ArrowDown')
  await see(page.getByRole('heading', { name: 'Profile', exact: true }))
  await tabTo(page, /^(System|Light|Dark)$/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
})
