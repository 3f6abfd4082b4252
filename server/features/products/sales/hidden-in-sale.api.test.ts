import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandProduct } from '#contract/brand-products.ts'
import type { BrandSale, SalePreview } from '#contract/brand-sales.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { type BrandDesk, openBrandDesk } from '../managing/testing/brand-desk.ts'
import { settlePrices } from './settle-prices.service.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const BASE = '/api/brand/sales'

let app: TestApp
let desk: BrandDesk
let shopper: TestPerson
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-11-02T10:00:00Z') })
  shopper = await app.person()
  desk = await openBrandDesk(app, { trustLevel: 3 })
})
afterAll(() => app.close())

const inHours = (hours: number) => new Date(app.world.now().getTime() + hours * HOUR_MS).toISOString()

/** Products that have been shown for a day, at this price, in a sale of ten hours that has run for one. */
async function inSale(names: readonly string[], priceGrossCents: number, percent: number) {
  const products: BrandProduct[] = []
  for (const name of names) {
    const draft = await desk.ready({ name, priceGrossCents })
    products.push((await desk.step(draft, 'publish')).body)
  }
  app.passTime(DAY_MS)
  const choice = { kind: 'products', ids: products.map(({ id }) => id) }
  const form = { name: 'Sale', percent, promoCode: null, badge: '', startsAt: null, endsAt: inHours(10), choice }
  const created = await desk.owner.post(BASE, form)
  expect(created.status).toBe(200)
  app.passTime(HOUR_MS)
  return { products, sale: created.body as BrandSale }
}

const step = async (id: string, name: string) => {
  const { status } = await desk.step(await desk.read(id), name)
  expect(status).toBe(200)
}
const deepen = async ({ id, version, form }: BrandSale, percent: number) => {
  const { status, body } = await desk.owner.put(`${BASE}/${id}`, { version, form: { ...form, percent } })
  expect(status).toBe(200)
  return body as BrandSale
}
const shown = async (id: string) => (await shopper.get(`/api/products/${id}`)).body
const namesOnSale = async () => {
  const { body } = await shopper.get(`/api/brands/${desk.brandId}/shop?sale=true`)
  return (body as { products: { name: string }[] }).products.map(({ name }) => name).sort()
}
const history = (id: string) =>
  rowsOf<{ cents: number }>(
    app.world.db,
    sql`select price_gross_cents as cents from price_history where product_id = ${id} order by valid_from`,
  )

test('a product that is paused within its sale leaves the lists and comes back with the price of that time', async () => {
  const { products, sale } = await inSale(['Paused Scarf', 'Shown Scarf'], 4000, 25)
  const [scarf = '', mate = ''] = products.map(({ id }) => id)
  await expect.poll(namesOnSale, { timeout: 5000 }).toEqual(['Paused Scarf', 'Shown Scarf'])
  await step(scarf, 'pause')
  await expect.poll(namesOnSale, { timeout: 5000 }).toEqual(['Shown Scarf'])

  // The sale goes on for the others, and can be deepened with the paused one in it.
  app.passTime(HOUR_MS)
  expect(await deepen(sale, 50)).toMatchObject({ products: 2 })
  expect(await shown(mate)).toMatchObject({ onSale: true, salePrice: 20, lowest30d: 40 })
  await step(scarf, 'publish')
  await expect.poll(namesOnSale, { timeout: 5000 }).toEqual(['Paused Scarf', 'Shown Scarf'])
  expect(await shown(scarf)).toMatchObject({ onSale: true, salePrice: 20, lowest30d: 40 })

  // Paused while the sale ends: it comes back at the regular price, and the history has the end.
  await step(scarf, 'pause')
  app.passTime(9 * HOUR_MS)
  await settlePrices(app.world)
  await step(scarf, 'publish')
  expect(await shown(scarf)).toMatchObject({ onSale: false, price: 40, salePrice: null })
  expect((await history(scarf)).map(({ cents }) => cents)).toEqual([4000, 3000, 2000, 4000])
})

test('a product that is archived within its sale does not hold the sale up, and stays in the evidence', async () => {
  const { products, sale } = await inSale(['Archived Glove', 'Kept Glove'], 2000, 20)
  const [glove = '', mate = ''] = products.map(({ id }) => id)
  await step(glove, 'archive')
  await expect.poll(namesOnSale, { timeout: 5000 }).toEqual(['Kept Glove'])
  const { rows } = (await desk.owner.get(`${BASE}/${sale.id}/preview`)).body as SalePreview
  expect(rows.map(({ id, obstacle }) => [id, obstacle?.kind])).toEqual([
    [glove, 'archived'],
    [mate, undefined],
  ])

  const deeper = await deepen(sale, 30)
  expect(await shown(mate)).toMatchObject({ onSale: true, salePrice: 14, lowest30d: 20 })
  const cancelled = await desk.owner.post(`${BASE}/${sale.id}/cancel`, { version: deeper.version })
  expect(cancelled.body).toMatchObject({ state: 'cancelled' })
  const again = await desk.owner.post(BASE, {
    ...sale.form,
    startsAt: null,
    choice: { kind: 'products', ids: [glove] },
  })
  expect(again).toMatchObject({ status: 409, body: { fields: { [glove]: 'Dieses Produkt ist archiviert.' } } })
  const { text } = await desk.owner.get(`${BASE}/${sale.id}/evidence.csv`)
  for (const name of ['Archived Glove', 'Kept Glove']) expect(text).toContain(name)
})
