import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import { fill, focused, pressOn, tabThroughAll, tabTo, waitForFocus } from './support/keyboard.ts'
import { topCard, topCardId, waitForClosed, waitForNextCard, waitForVisible } from './support/locators.ts'
import { newPerson } from './support/person.ts'

// Trust A2: journeys of a signed-in user without a pointer.
journey('swipe, undo, filter and read with the keyboard alone', async ({ signedIn }) => {
  const { page } = await signedIn({ kind: 'desktop' })
  await page.goto('/')
  let current = await topCardId(page)
  for (let swipes = 0; swipes < 10; swipes++) {
    await page.keyboard.press(swipes % 2 ? 'ArrowLeft' : 'ArrowRight')
    current = await waitForNextCard(page, current)
  }
  await page.keyboard.press('ControlOrMeta+Z')
  await waitForNextCard(page, current)
  // Escape closes the newest layer: wait for the toast, so that the sheet is newer.
  await waitForVisible(page.getByText('Rückgängig gemacht'))
  await pressOn(page, 'Gefällt mir')
  expect(await focused(page)).toBe('Gefällt mir')

  await pressOn(page, 'Filter')
  const sheet = page.getByRole('dialog', { name: 'Produkte filtern' })
  await waitForVisible(sheet)
  const before = await topCardId(page)
  await page.keyboard.press('ArrowRight')
  await pressOn(page, 'Schuhe', 'Space')
  await tabTo(page, 'Mindestpreis')
  await page.keyboard.press('ArrowRight')
  await waitForVisible(sheet.getByRole('button', { name: /^Filter .*10 .*entfernen$/ }))
  expect(await topCardId(page)).toBe(before)
  await page.keyboard.press('Escape')
  await waitForClosed(sheet)
  await waitForFocus(page, 'Filter')

  await pressOn(page, 'Details')
  const detail = page.getByRole('dialog')
  await waitForVisible(detail)
  await waitForVisible(detail.getByText(/^(Produkt kaufen|Benachrichtigung erhalten)$/))
  // The detail scrolls, so the first element is out of view when Tab comes back to it from the last.
  const stopsOfDetail = await tabThroughAll(page)
  expect(stopsOfDetail.some((name) => /^(Produkt kaufen|Benachrichtigung erhalten)$/.test(name))).toBe(true)
  await page.keyboard.press('Escape')
  await waitForClosed(detail)
  await waitForFocus(page, 'Details')
  const stops = await tabThroughAll(page)
  expect(stops).toEqual(expect.arrayContaining(['Weiter', 'Gefällt mir', 'Filter', 'Profil']))
})

journey('subscribe to a drop and go to a shop with the keyboard alone', async ({ signedIn, url }) => {
  const device = await signedIn({ kind: 'desktop' })
  const { page, context } = device
  const counts: { readonly productId: string; readonly kind: string; readonly source: string }[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/product-events') && response.ok())
      counts.push(...response.request().postDataJSON().events)
  })
  const { feed, swipeAll } = apiOf(device, url)
  const products = await feed()
  const isDrop = ({ releaseDate }: { releaseDate: string | null }) =>
    releaseDate !== null && Date.parse(releaseDate) > Date.now()
  const drop = products.findIndex(isDrop)
  await swipeAll(products.slice(0, drop), 'pass')
  await page.goto('/')
  await topCardId(page)
  await pressOn(page, 'Details')
  const detail = page.getByRole('dialog')
  await waitForVisible(detail)
  await pressOn(page, 'Benachrichtigung erhalten')
  expect(await detail.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toContain('@example.org')
  await pressOn(page, 'Benachrichtigen')
  await waitForVisible(detail.getByText('✅ Du wirst benachrichtigt, wenn das Produkt verfügbar ist!'))
  await page.keyboard.press('Escape')
  await waitForClosed(detail)

  const rest = await feed()
  const isForSale = (product: (typeof rest)[number]) => !isDrop(product) && product.link !== null
  await swipeAll(rest.slice(0, rest.findIndex(isForSale)), 'pass')
  await page.reload()
  const shown = await topCardId(page)
  await pressOn(page, 'Details')
  const counted = page.waitForRequest((request) => request.url().endsWith('/click'))
  const shop = context.waitForEvent('page')
  await pressOn(page, 'Produkt kaufen')
  const click = (await counted).headers()
  expect(click['x-event-source']).toBe('discovery')
  const opened = await shop
  expect(new URL(opened.url()).searchParams.get('sw_click')).toBe(click['idempotency-key'])
  await opened.close()
  // What was shown and opened is sent some seconds later.
  const sent = () =>
    counts.filter(({ productId }) => productId === shown).map(({ kind, source }) => `${kind} ${source}`)
  await expect.poll(sent, { timeout: 15_000 }).toEqual(['shown discovery', 'detail discovery'])
})

journey('go through Saved with the keyboard alone', async ({ signedIn, url }) => {
  const device = await signedIn({ kind: 'desktop' })
  const { page } = device
  await apiOf(device, url).like(3)
  await page.goto('/saved')
  const list = page.getByRole('dialog', { name: 'Gemerkt' })
  await waitForVisible(list.getByText('3 Produkte'))
  await pressOn(page, / entfernen$/)
  await waitForVisible(list.getByText('2 Produkte'))
  await pressOn(page, 'Swipen')
  await waitForVisible(list.getByText('1 von 2'))
  await page.keyboard.press('ArrowRight')
  await waitForVisible(list.getByText('2 von 2'))
  await page.keyboard.press('ArrowLeft')
  await waitForVisible(list.getByText('1 von 1'))
  await pressOn(page, 'Zurück zum Raster')
  await pressOn(page, 'Alle löschen')
  await waitForVisible(page.getByRole('alertdialog'))
  await pressOn(page, 'Alle löschen')
  await waitForVisible(list.getByText('Noch keine gemerkten Produkte'))
  await page.keyboard.press('Escape')
  await waitForClosed(list)
  await waitForVisible(topCard(page))
})

journey('take a like back in its toast, over an open dialog, with the keyboard alone', async ({ signedIn, url }) => {
  const device = await signedIn({ kind: 'desktop' })
  const { page } = device
  const { feed, savedIds } = apiOf(device, url)
  const [product] = await feed()
  const heart = `Gefällt mir: ${product?.brand.name} ${product?.name}`
  await page.goto(`/products/${product?.id}`)
  const detail = page.getByRole('dialog')
  await waitForVisible(detail)
  await pressOn(page, heart)
  await expect.poll(savedIds).toEqual([product?.id])
  // Found by its role: the dialog does not hide it from screen readers.
  const toasts = page.getByRole('region', { name: 'Meldungen (F8)' })
  await waitForVisible(toasts.getByRole('button', { name: 'Rückgängig' }))
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await waitForFocus(page, 'Rückgängig')
  await page.keyboard.press('Enter')
  await expect.poll(savedIds).toEqual([])
  await waitForFocus(page, heart)
  // The next one: Escape closes the toast and not the dialog.
  await page.keyboard.press('Enter')
  await waitForVisible(toasts.getByRole('button', { name: 'Rückgängig' }))
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect.poll(() => toasts.getByRole('button').count()).toBe(0)
  await waitForFocus(page, heart)
  expect(await detail.isVisible()).toBe(true)
})

journey('find a brand, follow it, and report it with the keyboard alone', async ({ signedIn, person }) => {
  const { page } = await signedIn({ kind: 'desktop' })
  await page.goto('/brands')
  await waitForVisible(page.getByRole('article'))
  await fill(page, 'Marke suchen', 'rauptz')
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await pressOn(page, 'Rauputz')
  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Rauputz' }))
  await pressOn(page, 'Rauputz folgen')
  await waitForVisible(page.getByRole('button', { name: 'Du folgst Rauputz, nicht mehr folgen' }))
  await waitForFocus(page, 'Du folgst Rauputz, nicht mehr folgen')

  await page.goto(`/melden?ziel=${encodeURIComponent(new URL(page.url()).pathname)}`)
  await expect.poll(() => page.getByLabel('Wo ist es zu finden?').inputValue()).toContain('/shop')
  await tabTo(page, 'Was ist das Problem?')
  await page.keyboard.type('Irre')
  await fill(page, 'Warum ist das rechtswidrig?', 'Der Rabatt ist erfunden.')
  await fill(page, 'Dein Name', 'Lena Beispiel')
  await fill(page, 'E-Mail', person.email)
  await pressOn(page, 'Meldung senden')
  // The form names the missing field and moves the focus to it.
  await waitForVisible(page.getByText('Bitte bestätige, dass deine Angaben richtig und vollständig sind'))
  await pressOn(page, /nach bestem Wissen/, 'Space')
  await pressOn(page, 'Meldung senden')
  await waitForVisible(page.getByRole('heading', { name: 'Meldung angekommen' }))
  await waitForFocus(page, 'Meldung angekommen')
})

journey(
  'edit the profile, language and colours, and delete the account with the keyboard alone',
  async ({ signedIn, url }) => {
    const { page } = await signedIn({ kind: 'desktop' })
    await page.goto('/profile')
    await waitForVisible(page.getByRole('dialog', { name: 'Profil' }))
    await pressOn(page, 'Bearbeiten')
    await fill(page, 'Benutzername', newPerson().username)
    await page.keyboard.press('Enter')
    await waitForVisible(page.getByText('Deine Profileinstellungen wurden gespeichert.'))
    await tabTo(page, 'Sprache')
    await page.keyboard.press('ArrowDown')
    await waitForVisible(page.getByRole('heading', { name: 'Profile', exact: true }))
    await tabTo(page, /^(System|Light|Dark)$/)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')

    const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
    await pressOn(page, 'Delete account')
    await waitForVisible(question)
    await waitForFocus(page, 'Cancel')
    await page.keyboard.press('Escape')
    await waitForClosed(question)
    await waitForFocus(page, 'Delete account')
    await page.keyboard.press('Enter')
    await waitForVisible(question)
    await waitForFocus(page, 'Cancel')
    await pressOn(page, 'Delete account')
    await page.waitForURL(`${url}/`)
    await waitForVisible(page.getByRole('link', { name: 'Experience the App' }))
  },
)
