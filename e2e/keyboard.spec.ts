import { expect } from 'vitest'
import { callsOf } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { fill, focusComesTo, focused, goRound, pressOn, tabTo } from './ground/keyboard.ts'
import { newPerson } from './ground/person.ts'
import { closed, nextCard, see, topCard, topId } from './ground/sight.ts'

// Trust A2: journeys without a pointer, of somebody who is signed in.
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
  await focusComesTo(page, 'Filter')

  await pressOn(page, 'Details')
  const detail = page.getByRole('dialog')
  await see(detail)
  await tabTo(page, /^(Produkt kaufen|Benachrichtigung erhalten)$/)
  await page.keyboard.press('Escape')
  await closed(detail)
  await focusComesTo(page, 'Details')
  const stops = await goRound(page)
  expect(stops).toEqual(expect.arrayContaining(['Passen', 'Gefällt mir', 'Filter', 'Profil']))
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

journey('find a brand, follow it, and report it with the keyboard alone', async ({ signedIn, person }) => {
  const { page } = await signedIn({ kind: 'desktop' })
  await page.goto('/brands')
  await see(page.getByRole('article'))
  await fill(page, 'Marke suchen', 'rauptz')
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await pressOn(page, 'Rauputz')
  await see(page.getByRole('heading', { level: 1, name: 'Rauputz' }))
  await pressOn(page, 'Rauputz folgen')
  await see(page.getByRole('button', { name: 'Rauputz gefolgt, nicht mehr folgen' }))
  await focusComesTo(page, 'Rauputz gefolgt, nicht mehr folgen')

  await page.goto(`/melden?ziel=${encodeURIComponent(new URL(page.url()).pathname)}`)
  await expect.poll(() => page.getByLabel('Wo ist es zu finden?').inputValue()).toContain('/shop')
  await tabTo(page, 'Was ist das Problem?')
  await page.keyboard.type('Irre')
  await fill(page, 'Warum ist das rechtswidrig?', 'Der Rabatt ist erfunden.')
  await fill(page, 'Dein Name', 'Lena Beispiel')
  await fill(page, 'E-Mail', person.email)
  await pressOn(page, 'Meldung senden')
  // What is missing is said, and the focus is where it can be mended.
  await see(page.getByText('Bitte bestätige, dass deine Angaben richtig und vollständig sind'))
  await pressOn(page, /nach bestem Wissen/, 'Space')
  await pressOn(page, 'Meldung senden')
  await see(page.getByRole('heading', { name: 'Meldung angekommen' }))
  await focusComesTo(page, 'Meldung angekommen')
})

journey(
  'edit the profile, language and colours, and delete the account with the keyboard alone',
  async ({ signedIn, url }) => {
    const { page } = await signedIn({ kind: 'desktop' })
    await page.goto('/profile')
    await see(page.getByRole('dialog', { name: 'Profil' }))
    await pressOn(page, 'Bearbeiten')
    await fill(page, 'Benutzername', newPerson().username)
    await page.keyboard.press('Enter')
    await see(page.getByText('Deine Profileinstellungen wurden gespeichert.'))
    await tabTo(page, 'Sprache')
    await page.keyboard.press('ArrowDown')
    await see(page.getByRole('heading', { name: 'Profile', exact: true }))
    await tabTo(page, /^(System|Light|Dark)$/)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')

    const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
    await pressOn(page, 'Delete account')
    await see(question)
    await focusComesTo(page, 'Cancel')
    await page.keyboard.press('Escape')
    await closed(question)
    await focusComesTo(page, 'Delete account')
    await page.keyboard.press('Enter')
    await see(question)
    await focusComesTo(page, 'Cancel')
    await pressOn(page, 'Delete account')
    await page.waitForURL(`${url}/`)
    await see(page.getByRole('link', { name: 'Experience the App' }))
  },
)
