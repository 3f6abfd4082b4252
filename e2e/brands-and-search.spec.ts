import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import { layoutShift } from './support/layout-shift.ts'
import { button, topCardId, waitForClosed, waitForNextCard, waitForVisible } from './support/locators.ts'
import { call, signIn } from './support/person.ts'

const brandOnTop = (page: Page) => page.locator('article[data-place="top"] h2 span').first().textContent()

// Product 6 and 7: brand list, shop, follow, swipe and hide.
journey('a brand is found, followed, swiped as a deck of its own, and hidden', async ({ signedIn, url }) => {
  const device = await signedIn()
  const { page } = device
  await page.goto('/')
  await topCardId(page)
  await page.getByRole('link', { name: 'Marken' }).click()
  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Marken' }))

  await page.getByRole('searchbox', { name: 'Marke suchen' }).fill('rauptz')
  const rauputz = page.getByRole('link', { name: 'Rauputz', exact: true })
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await rauputz.click()
  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Rauputz' }))
  const products = page.getByRole('list', { name: 'Produkte zeigen' }).getByRole('listitem')
  await waitForVisible(products)
  const all = await products.count()

  await button(page, 'Rauputz folgen').click()
  await waitForVisible(button(page, 'Du folgst Rauputz, nicht mehr folgen'))
  await button(page, 'Sale').click()
  await expect.poll(() => products.count()).toBeLessThan(all)
  await expect.poll(() => new URL(page.url()).search).toBe('?sale=true')
  await page.reload()
  await waitForVisible(products)
  expect(await button(page, 'Sale').getAttribute('aria-pressed')).toBe('true')
  expect(await products.count()).toBeLessThan(all)

  await page.getByRole('link', { name: 'Als Karten swipen' }).click()
  await waitForVisible(page.getByRole('link', { name: 'Nur Rauputz' }))
  const first = await topCardId(page)
  expect(await brandOnTop(page)).toBe('Rauputz')
  await page.keyboard.press('ArrowLeft')
  await waitForNextCard(page, first)
  expect(await brandOnTop(page)).toBe('Rauputz')

  await page.getByRole('link', { name: 'Nur Rauputz' }).click()
  await button(page, 'Ausblenden').click()
  await waitForVisible(page.getByText('Ausgeblendet: Produkte dieser Marke kommen nicht in dein Deck.'))
  const dealt = await apiOf(device, url).feed()
  expect(dealt.length).toBeGreaterThan(100)
  expect(dealt.some(({ brand }) => brand.name === 'Rauputz')).toBe(false)

  await page.goto('/brands')
  await waitForVisible(page.getByRole('article'))
  await waitForVisible(page.getByText(/^\d+ Marken/))
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await button(page, 'Ausgeblendet').click()
  await waitForVisible(page.getByRole('heading', { level: 2, name: 'Ausgeblendet' }))
  await rauputz.click()
  await button(page, 'Wieder zeigen').click()
  await waitForVisible(button(page, 'Rauputz folgen'))
})

// Decision 103: a shared link to a shop.
journey('a visitor sees a shared shop, and following it leads over the login back to it', async ({ open, url }) => {
  const { page } = await open()
  const shop = await page.context().request.get(`${url}/sitemap-shops.xml?part=1`)
  const path = /<loc>[^<]*(\/brands\/[^<?]+\/shop)<\/loc>/.exec(await shop.text())?.[1] ?? ''
  expect((await page.goto(path))?.status()).toBe(200)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${url}${path}`)
  const products = page.getByRole('list', { name: `Produkte von ${name}` }).getByRole('listitem')
  await waitForVisible(products)
  await products.first().getByRole('link').first().click()
  await waitForVisible(page.getByRole('heading', { name: 'Mehr davon?' }))
  await page.goBack()
  await page.getByRole('link', { name: `${name} folgen` }).click()
  await waitForVisible(page.getByRole('tab', { name: 'Anmelden' }))
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(path)
})

// Product 8: the field is a combobox; everything by keyboard.
journey(
  'a search by keyboard corrects a typo, is remembered on the device, and leads to a product',
  async ({ signedIn }) => {
    const { page } = await signedIn({ kind: 'desktop' })
    await page.goto('/search')
    const field = page.getByRole('combobox', { name: 'Produkte und Marken suchen' })
    await field.focus()
    await page.keyboard.type('snaek')
    await page.keyboard.type('er')
    await waitForVisible(page.getByRole('option', { name: /^sneaker/i }))
    await page.keyboard.press('Escape')
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Enter')
    await waitForVisible(page.getByText(/^Treffer für „sneaker“$/i))
    const products = page.getByRole('list', { name: 'Produkte' }).getByRole('button')
    await waitForVisible(products)
    expect(new URL(page.url()).searchParams.get('q')).toBe('snaeker')

    await products.first().focus()
    await page.keyboard.press('Enter')
    const detail = page.getByRole('dialog')
    await waitForVisible(detail)
    await page.keyboard.press('Escape')
    await waitForClosed(detail)

    // The address contains the brand filter and the open tab.
    await button(page, 'Filter').click()
    const brand = page.getByRole('combobox', { name: 'Marke', exact: true })
    const choice = brand.locator('option').nth(1)
    await expect.poll(() => choice.textContent()).toMatch(/\(\d+\)$/)
    const count = /\((\d+)\)$/.exec((await choice.textContent()) ?? '')?.[1]
    await brand.selectOption({ index: 1 })
    await button(page, 'Filter anwenden').click()
    const productsTab = page.getByRole('tab', { name: `Produkte (${count})` })
    await waitForVisible(productsTab)
    await page.reload()
    await waitForVisible(productsTab)
    await productsTab.focus()
    await page.keyboard.press('ArrowRight')
    await waitForVisible(page.getByRole('heading', { name: 'Keine Marke heißt so' }))
    expect(new URL(page.url()).searchParams.get('tab')).toBe('brands')
    await page.getByRole('list', { name: 'Marken' }).getByRole('link').first().click()
    await waitForVisible(products)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab')

    await field.fill('Rauputz')
    await waitForVisible(page.getByRole('option', { name: 'Rauputz', exact: true }))
    // The first option completes the word; the brand follows.
    const options = page.getByRole('option')
    const names = await options.allTextContents()
    for (let steps = 0; steps <= names.indexOf('Rauputz'); steps++) await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.locator('[role="option"][aria-selected="true"]').textContent()).toBe('Rauputz')
    await page.keyboard.press('Enter')
    await waitForVisible(page.getByRole('heading', { name: 'Rauputz' }))

    await page.goto('/search')
    const recent = page.getByRole('region', { name: 'Zuletzt gesucht' })
    await waitForVisible(button(recent, 'snaeker'))
    await button(recent, 'snaeker aus den letzten Suchen entfernen').click()
    await expect.poll(() => button(page, 'snaeker').count()).toBe(0)
  },
)

journey('words become filters, and taking one off searches without it', async ({ signedIn }) => {
  const { page } = await signedIn()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/search?q=schwarze%20herenjacke%20unter%20200%20euro')
  const filters = page.getByRole('list', { name: 'Als Filter verstanden' })
  await waitForVisible(filters)
  expect(await filters.getByRole('button').allTextContents()).toEqual(['bis 200 €', 'Schwarz', 'für Herren'])
  // A product is in view on the smallest phone.
  const product = page.getByRole('list', { name: 'Produkte' }).getByRole('listitem').first()
  await waitForVisible(product)
  expect((await product.boundingBox())?.y).toBeLessThan(480)
  await button(page, 'bis 200 € nicht verlangen').click()
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Produkte und Marken suchen' }).inputValue())
    .toBe('schwarze herenjacke')
  await expect.poll(() => filters.getByRole('button').allTextContents()).toEqual(['Schwarz', 'für Herren'])
  await page.goto('/search?q=%25')
  await waitForVisible(page.getByRole('heading', { name: 'Das ist zu kurz' }))
})

journey(
  'a heart on a tile and in a detail saves, everywhere and on each device at once, and is taken back in its toast',
  async ({ signedIn, open, person, url }) => {
    const device = await signedIn()
    const { page } = device
    const { feed, savedIds } = apiOf(device, url)
    const [product] = await feed()
    if (!product) throw new Error('the deck is empty')
    const name = `${product.brand.name} ${product.name}`
    const heartOn = (tab: Page) =>
      tab.getByRole('listitem').getByRole('button', { name: `Gefällt mir: ${name}`, exact: true })
    const other = await open()
    await signIn(other.context.request, url, person)
    await other.page.goto('/')
    await button(other.page, 'Als Liste anzeigen').click()
    const rows = other.page.getByRole('list', { name: 'Deine Produkte als Liste' })
    const row = rows.locator(`[data-product="${product.id}"]`)
    await waitForVisible(row)

    await page.goto(`/brands/${product.brand.id}/shop`)
    // A designed shop may show a product in a row, too.
    const onTile = heartOn(page).last()
    await onTile.click()
    await waitForVisible(page.getByText('Gemerkt', { exact: true }).last())
    await expect.poll(savedIds).toEqual([product.id])
    await other.page.reload()
    await waitForVisible(rows)
    expect(await row.count()).toBe(0)
    await button(page, 'Rückgängig').click()
    await expect.poll(savedIds).toEqual([])
    await expect.poll(() => onTile.getAttribute('aria-pressed')).toBe('false')
    await other.page.reload()
    await waitForVisible(row)

    await page.goto(`/products/${product.id}`)
    const detail = page.getByRole('dialog')
    await button(detail, `Gefällt mir: ${name}`).click()
    await expect.poll(savedIds).toEqual([product.id])
    await button(detail, 'Auf eine Liste setzen').click()
    const sheet = page.getByRole('dialog', { name: 'Auf Listen setzen' })
    const inSaved = sheet.getByRole('checkbox', { name: /^Gemerkt/ })
    expect(await inSaved.isChecked()).toBe(true)
    // The toast can be pressed below a dialog that opened after it.
    await button(page, 'Rückgängig').click()
    await expect.poll(savedIds).toEqual([])
    await expect.poll(() => inSaved.isChecked()).toBe(false)
    await inSaved.check()
    await expect.poll(savedIds).toEqual([product.id])

    const { request } = device.context
    const { id } = await (await call(request, url, 'POST', '/api/boards', { name: 'Winter' })).json()
    await call(request, url, 'PUT', `/api/boards/${id}/products/${product.id}`)
    const { share } = await (await call(request, url, 'PUT', `/api/boards/${id}/share`, {})).json()
    await other.page.goto(`/lists/${share.token}`)
    const onList = heartOn(other.page)
    await expect.poll(() => onList.getAttribute('aria-pressed')).toBe('true')
    await page.goto(`/brands/${product.brand.id}/shop`)
    await expect.poll(() => onTile.getAttribute('aria-pressed')).toBe('true')
    await onList.click()
    await expect.poll(savedIds).toEqual([])
    await page.reload()
    await waitForVisible(onTile)
    await expect.poll(() => onTile.getAttribute('aria-pressed')).toBe('false')
  },
)

journey(
  'a heart that the server refuses says so and is taken back, on a tile, in a detail and in search',
  async ({ signedIn, url }) => {
    const device = await signedIn()
    const { page, monitor } = device
    const { feed, savedIds } = apiOf(device, url)
    const product = (await feed()).find(({ releaseDate }) => releaseDate === null)
    if (!product) throw new Error('the deck is empty')
    const name = `${product.brand.name} ${product.name}`
    // As for a product that its label has just taken down.
    monitor.allowStatus(404, '/api/user-interactions')
    const sentence = 'Dieses Produkt gibt es nicht (mehr).'
    await page.route('**/api/user-interactions', (route) =>
      route.fulfill({ status: 404, json: { code: 'products.unknown', message: sentence } }),
    )
    for (const path of [
      `/brands/${product.brand.id}/shop`,
      `/products/${product.id}`,
      `/search?q=${encodeURIComponent(product.name)}`,
    ]) {
      await page.goto(path)
      const heart = button(page, `Gefällt mir: ${name}`).first()
      await heart.click()
      await waitForVisible(page.getByText('Konnte nicht gemerkt werden'))
      await waitForVisible(page.getByText(sentence))
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    }
    await page.unroute('**/api/user-interactions')
    expect(await savedIds()).toEqual([])

    // A removal is not kept for later: without a connection it is refused at once (Spec §4).
    const heart = button(page, `Gefällt mir: ${name}`).first()
    await heart.click()
    await expect.poll(savedIds).toEqual([product.id])
    await page.route('**/api/user-interactions', (route) => route.abort('internetdisconnected'))
    await waitForVisible(page.getByText('Gemerkt', { exact: true }).last())
    await heart.click()
    await waitForVisible(page.getByText('Konnte nicht entfernt werden'))
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  },
)

journey('an empty search and an unknown shop say so', async ({ signedIn }) => {
  const { page, monitor } = await signedIn()
  monitor.allowStatus(400, '/api/brands/none')
  monitor.allowStatus(404, '/brands/none/shop')
  await page.goto('/search?q=xylofonkissen')
  await waitForVisible(page.getByRole('heading', { name: 'Nichts gefunden' }))
  await page.goto('/brands/none/shop')
  await waitForVisible(page.getByRole('heading', { name: 'Diese Marke gibt es hier nicht' }))
  await page.getByRole('link', { name: 'Zu allen Marken' }).click()
  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Marken' }))
})
