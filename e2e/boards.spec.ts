import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { callsOf } from './ground/deck-calls.ts'
import { journey } from './ground/journey.ts'
import { button, closed, gone, see, topCard } from './ground/sight.ts'

/** The device's share sheet, as a person may answer it; without one the link is copied. */
const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    const asked: unknown[] = []
    Object.assign(globalThis, { asked, answer: 'shared' })
    const share = async (what: unknown) => {
      asked.push(what)
      const answer: unknown = Reflect.get(globalThis, 'answer')
      if (answer !== 'shared') throw new DOMException('no', answer === 'cancelled' ? 'AbortError' : 'NotAllowedError')
    }
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
const answerSheet = (page: Page, answer: 'shared' | 'cancelled' | 'failed') =>
  page.evaluate((wanted) => Object.assign(globalThis, { answer: wanted }), answer)
const askedOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'asked') as { title: string; url: string }[])

const rowsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Deine Produkte als Liste' }).getByRole('listitem')

// Product 17, Spec §8 (sharing), Decision 103.
journey(
  'a product by its address goes on a list, the list goes to a friend, and its link ends',
  { timeout: 180_000 },
  async ({ signedIn, open, url }) => {
    const owner = await signedIn()
    const { page } = owner
    await withShareSheet(page)
    const product = (await callsOf(owner, url).feed()).find(({ link, releaseDate }) => link !== null && !releaseDate)
    if (!product) throw new Error('the demo has nothing to buy')
    const path = `/products/${product.id}`
    await page.goto(path)
    const detail = page.getByRole('dialog', { name: `${product.brand.name} ${product.name}` })
    await see(detail)

    await button(detail, 'Teilen').click()
    await expect
      .poll(() => askedOf(page))
      .toEqual([{ title: `${product.name} von ${product.brand.name}`, url: url + path }])
    await answerSheet(page, 'cancelled')
    await button(detail, 'Teilen').click()
    await expect.poll(async () => (await askedOf(page)).length).toBe(2)
    expect(await page.getByText('Teilen fehlgeschlagen').count()).toBe(0)
    await answerSheet(page, 'failed')
    await button(detail, 'Teilen').click()
    await see(page.getByText('Konnte nicht geteilt werden'))

    await button(detail, 'Auf eine Liste setzen').click()
    const sheet = page.getByRole('dialog', { name: 'Auf Listen setzen' })
    await sheet.getByRole('textbox', { name: 'Name der Liste' }).fill('Winter')
    await button(sheet, 'Anlegen').click()
    const tick = sheet.getByRole('checkbox', { name: /^Winter/ })
    await see(tick)
    await expect.poll(() => tick.isChecked()).toBe(true)
    await button(sheet, 'Fertig').click()
    await gone(sheet)
    await page.keyboard.press('Escape')
    await closed(detail)
    await see(topCard(page))
    expect(new URL(page.url()).pathname).toBe('/')

    await page.goto('/saved')
    await page.getByRole('link', { name: 'Listen', exact: true }).click()
    await page.getByRole('link', { name: 'Winter 1 Produkt' }).click()
    await see(page.getByRole('heading', { level: 1, name: 'Winter' }))
    await button(page, 'Teilen').click()
    const sharing = page.getByRole('dialog', { name: 'Liste teilen' })
    await sharing.getByRole('switch', { name: 'Mit Link teilen' }).click()
    const link = sharing.getByRole('textbox', { name: 'Link' })
    await see(link)
    const address = await link.inputValue()
    expect(address).toMatch(new RegExp(`^${url}/lists/[\\w-]{32}$`))

    const friend = await open()
    await friend.page.goto(address)
    await see(friend.page.getByRole('heading', { level: 1, name: 'Winter' }))
    await see(friend.page.getByText('Eine geteilte Liste'))
    expect(await friend.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    await friend.page.getByRole('link', { name: new RegExp(`^${product.brand.name}, ${product.name}`) }).click()
    await see(friend.page.getByRole('heading', { level: 1, name: product.name }))
    await see(friend.page.getByRole('link', { name: 'In der App swipen' }))

    await sharing.getByRole('switch', { name: 'Mit Link teilen' }).click()
    await gone(link)
    const lost = new URL(address).pathname
    friend.watch.expectAnswer(404, lost)
    friend.watch.expectAnswer(404, `/api/shared-boards/${lost.slice('/lists/'.length)}`)
    expect((await friend.page.goto(address))?.status()).toBe(404)
    await see(friend.page.getByRole('heading', { name: 'Dieser Link führt nicht mehr weiter' }))
  },
)

// Trust 5.2.7: the same feed without dragging; Decision 103: what a shared link shows without a session and without script.
journey(
  'the feed as a list: answered row by row, undone, kept; and its products stand on pages of their own',
  { timeout: 180_000 },
  async ({ signedIn, open, url }) => {
    const device = await signedIn({ kind: 'desktop' })
    const { page } = device
    await page.goto('/')
    await see(topCard(page))
    await button(page, 'Als Liste anzeigen').click()
    const rows = rowsOf(page)
    await see(rows)
    await see(page.getByText('Alle Preise inkl. MwSt., zzgl. Versand.'))
    await see(page.getByRole('link', { name: 'So sortieren wir' }))
    const idAt = async (at: number) => (await rows.nth(at).getAttribute('data-product')) ?? ''
    const [first, second, third] = [await idAt(0), await idAt(1), await idAt(2)]

    const pass = rows.nth(1).getByRole('button', { name: /^Passen: / })
    await pass.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => idAt(1)).toBe(third)
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-product]')?.getAttribute('data-product'))
    await expect.poll(focused).toBe(third)
    await button(page, 'Zurück').click()
    await expect.poll(() => idAt(1)).toBe(second)
    await rows
      .nth(0)
      .getByRole('button', { name: /^Gefällt mir: / })
      .click()
    await expect.poll(() => idAt(0)).toBe(second)
    await expect.poll(() => callsOf(device, url).savedIds()).toEqual([first])

    await page.reload()
    await see(rowsOf(page))
    expect(await idAt(0)).toBe(second)
    await button(page, 'Als Deck anzeigen').click()
    await see(topCard(page))

    const product = (await callsOf(device, url).saved())[0]
    if (!product) throw new Error('nothing was saved')
    const visitor = await open({ javaScriptEnabled: false })
    const path = `/products/${product.id}`
    expect((await visitor.page.goto(`${path}?lang=en`))?.status()).toBe(200)
    await see(visitor.page.getByRole('heading', { level: 1, name: product.name }))
    expect(await visitor.page.title()).toBe(`${product.name} by ${product.brand.name} · Dropdeck`)
    expect(await visitor.page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${url}${path}?lang=en`)
    expect(await visitor.page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\/media\/.+\.jpg$/)
    const facts = JSON.parse((await visitor.page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(facts).toMatchObject({ '@type': 'Product', name: product.name, brand: { name: product.brand.name } })
    const listed = await visitor.context.request.get(`${url}/sitemap-products.xml?part=1`)
    expect(await listed.text()).toContain(`<loc>${url}${path}</loc>`)
    const nowhere = '/products/00000000-0000-4000-8000-000000000000'
    visitor.watch.expectAnswer(404, nowhere)
    expect((await visitor.page.goto(nowhere))?.status()).toBe(404)
    await see(visitor.page.getByRole('heading', { name: 'Dieses Produkt gibt es hier nicht' }))
  },
)
