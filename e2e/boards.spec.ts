import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { apiOf } from './support/api.ts'
import { journey } from './support/journey.ts'
import { button, topCard, waitForClosed, waitForHidden, waitForVisible } from './support/locators.ts'

/** Replaces the share sheet of the device, whose answer the journey chooses. */
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
  'a product is put on a list, the list is shared with a friend, and its link ends',
  async ({ signedIn, open, url }) => {
    const owner = await signedIn()
    const { page } = owner
    await withShareSheet(page)
    const product = (await apiOf(owner, url).feed()).find(({ link, releaseDate }) => link !== null && !releaseDate)
    if (!product) throw new Error('the demo has nothing to buy')
    const path = `/products/${product.id}`
    await page.goto(path)
    const detail = page.getByRole('dialog', { name: `${product.brand.name} ${product.name}` })
    await waitForVisible(detail)

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
    await waitForVisible(page.getByText('Konnte nicht geteilt werden'))

    await button(detail, 'Auf eine Liste setzen').click()
    const sheet = page.getByRole('dialog', { name: 'Auf Listen setzen' })
    await sheet.getByRole('textbox', { name: 'Name der Liste' }).fill('Winter')
    await button(sheet, 'Anlegen').click()
    const tick = sheet.getByRole('checkbox', { name: /^Winter/ })
    await waitForVisible(tick)
    await expect.poll(() => tick.isChecked()).toBe(true)
    await button(sheet, 'Fertig').click()
    await waitForHidden(sheet)
    await page.keyboard.press('Escape')
    await waitForClosed(detail)
    await waitForVisible(topCard(page))
    expect(new URL(page.url()).pathname).toBe('/')

    await page.goto('/saved')
    await page.getByRole('link', { name: 'Listen', exact: true }).click()
    await page.getByRole('link', { name: 'Winter 1 Produkt' }).click()
    await waitForVisible(page.getByRole('heading', { level: 1, name: 'Winter' }))
    await button(page, 'Teilen').click()
    const sharing = page.getByRole('dialog', { name: 'Liste teilen' })
    await sharing.getByRole('switch', { name: 'Mit Link teilen' }).click()
    const link = sharing.getByRole('textbox', { name: 'Link' })
    await waitForVisible(link)
    const address = await link.inputValue()
    expect(address).toMatch(new RegExp(`^${url}/lists/[\\w-]{32}$`))

    const friend = await open()
    await friend.page.goto(address)
    await waitForVisible(friend.page.getByRole('heading', { level: 1, name: 'Winter' }))
    await waitForVisible(friend.page.getByText('Eine geteilte Liste'))
    expect(await friend.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    await friend.page.getByRole('link', { name: new RegExp(`^${product.brand.name}, ${product.name}`) }).click()
    await waitForVisible(friend.page.getByRole('heading', { level: 1, name: product.name }))
    await waitForVisible(friend.page.getByRole('link', { name: 'In der App swipen' }))

    await sharing.getByRole('switch', { name: 'Mit Link teilen' }).click()
    await waitForHidden(link)
    const lost = new URL(address).pathname
    friend.monitor.allowStatus(404, lost)
    friend.monitor.allowStatus(404, `/api/shared-boards/${lost.slice('/lists/'.length)}`)
    expect((await friend.page.goto(address))?.status()).toBe(404)
    await waitForVisible(friend.page.getByRole('heading', { name: 'Dieser Link führt nicht mehr weiter' }))
  },
)

// Trust 5.2.7: the feed without dragging. Decision 103: a shared link works without a session and without scripts.
journey(
  'the feed as a list: like, pass and undo per row, kept over a reload; each product has a public page',
  async ({ signedIn, open, url }) => {
    const device = await signedIn({ kind: 'desktop' })
    const { page } = device
    await page.goto('/')
    await waitForVisible(topCard(page))
    await button(page, 'Als Liste anzeigen').click()
    const rows = rowsOf(page)
    await waitForVisible(rows)
    await waitForVisible(page.getByText('Alle Preise inkl. MwSt., zzgl. Versand.'))
    await waitForVisible(page.getByRole('link', { name: 'So sortieren wir' }))
    const idAt = async (at: number) => (await rows.nth(at).getAttribute('data-product')) ?? ''
    const [first, second, third] = [await idAt(0), await idAt(1), await idAt(2)]

    const pass = rows.nth(1).getByRole('button', { name: /^Weiter: / })
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
    await expect.poll(() => apiOf(device, url).savedIds()).toEqual([first])

    await page.reload()
    await waitForVisible(rowsOf(page))
    expect(await idAt(0)).toBe(second)
    await button(page, 'Als Deck anzeigen').click()
    await waitForVisible(topCard(page))

    const product = (await apiOf(device, url).saved())[0]
    if (!product) throw new Error('nothing was saved')
    const visitor = await open({ javaScriptEnabled: false })
    const path = `/products/${product.id}`
    expect((await visitor.page.goto(`${path}?lang=en`))?.status()).toBe(200)
    await waitForVisible(visitor.page.getByRole('heading', { level: 1, name: product.name }))
    const title = `${product.name} · ${product.brand.name} · Dropdeck`
    expect(await visitor.page.title()).toBe(title)
    for (const reader of [device, await open()]) {
      await reader.page.goto(path)
      await waitForVisible(reader.page.getByRole('heading', { name: product.name }).last())
      await expect.poll(() => reader.page.title()).toBe(title)
    }
    expect(await visitor.page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${url}${path}?lang=en`)
    expect(await visitor.page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\/media\/.+\.jpg$/)
    const facts = JSON.parse((await visitor.page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(facts).toMatchObject({ '@type': 'Product', name: product.name, brand: { name: product.brand.name } })
    const listed = await visitor.context.request.get(`${url}/sitemap-products.xml?part=1`)
    expect(await listed.text()).toContain(`<loc>${url}${path}</loc>`)
    const nowhere = '/products/00000000-0000-4000-8000-000000000000'
    visitor.monitor.allowStatus(404, nowhere)
    expect((await visitor.page.goto(nowhere))?.status()).toBe(404)
    await waitForVisible(visitor.page.getByRole('heading', { name: 'Dieses Produkt gibt es hier nicht' }))
  },
)
