import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { BrandSale } from '#contract/brand-sales.ts'
import type { Product } from '#contract/products.ts'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { openSecondProcess, type SecondProcess } from '#server/testing/second-process.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const HOUR_MS = 3_600_000
const SECOND_MS = 1000
let app: TestApp
let other: SecondProcess
// What a process does every second happens when a test says that a second has passed.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = await openTestApp()
  other = await openSecondProcess(app)
})
afterAll(async () => {
  await other.close()
  await app.close()
  vi.useRealTimers()
})

/** The prices of a product as deck, list, shop and detail show them. */
async function pricesAt(person: TestPerson, productId: string, brandId: string) {
  const deck = (await person.get('/api/products/ai-discovery?limit=50')).body as Product[]
  const list = (await person.get('/api/search?q=hoodie')).body as { products: Product[] }
  const shop = (await person.get(`/api/brands/${brandId}/shop`)).body as { products: Product[] }
  const detail = (await person.get(`/api/products/${productId}`)).body as Product
  const places = { deck, list: list.products, shop: shop.products, detail: [detail] }
  return Object.fromEntries(
    Object.entries(places).map(([place, products]) => {
      const product = products.find(({ id }) => id === productId)
      return [place, product && (product.salePrice ?? product.price)]
    }),
  )
}

// Issue 17: decks, lists and shops agree within two seconds on every process: what members change is announced at once,
// without waiting for the second, and what begins or ends by itself is applied at the next second.
test('a sale that starts, grows, ends, or begins by itself is shown alike by two processes', async () => {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const draft = await desk.ready({ name: 'Zwei Hoodie', priceGrossCents: 10_000 })
  const { body: product } = await desk.step(draft, 'publish')
  const people = [await app.person(), await other.person()]
  const showEverywhere = async (price: number) => {
    const expected = { deck: price, list: price, shop: price, detail: price }
    for (const person of people) {
      await expect
        .poll(() => pricesAt(person, product.id, desk.brandId), { timeout: 20_000, interval: 200 })
        .toEqual(expected)
    }
  }
  await showEverywhere(100)
  app.passTime(60_000)
  const inHours = (hours: number) => new Date(app.world.now().getTime() + hours * HOUR_MS).toISOString()
  const form = {
    name: 'Winter',
    percent: 20,
    promoCode: null,
    badge: '',
    startsAt: null,
    endsAt: inHours(48),
    choice: { kind: 'products', ids: [product.id] },
  }
  const started = (await desk.owner.post('/api/brand/sales', form)).body as BrandSale
  await showEverywhere(80)
  const deeper = { version: started.version, form: { ...started.form, percent: 30 } }
  const grown = (await desk.owner.put(`/api/brand/sales/${started.id}`, deeper)).body as BrandSale
  await showEverywhere(70)
  await desk.owner.post(`/api/brand/sales/${started.id}/cancel`, { version: grown.version })
  await showEverywhere(100)
  // Prices of 70 euros were seen within 30 days: only less is a reduction, and 60 is.
  app.passTime(60_000)
  const planned = { ...form, percent: 40, startsAt: inHours(1), endsAt: inHours(2) }
  expect((await desk.owner.post('/api/brand/sales', planned)).status).toBe(200)
  await showEverywhere(100)
  app.passTime(1.5 * HOUR_MS)
  vi.advanceTimersByTime(SECOND_MS)
  await showEverywhere(60)
  app.passTime(HOUR_MS)
  vi.advanceTimersByTime(SECOND_MS)
  await showEverywhere(100)
})
