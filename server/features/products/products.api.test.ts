import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { inSizes } from '#server/testing/in-sizes.ts'
import { NORD, plainProduct } from '#server/testing/plain-product.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { settlePrices } from './sales/settle-prices.service.ts'
import type { ProductInput } from './saving/product-input.ts'
import { saveProducts } from './saving/save-products.service.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

const product = (overrides: Partial<ProductInput> & { externalId: string }): ProductInput =>
  plainProduct({ materialDe: '100 % Baumwolle', materialEn: '100% cotton', listedAt: inDays(-60), ...overrides })

let app: TestApp
let person: TestPerson
let brandId: string

beforeAll(async () => {
  app = await openTestApp({ now: NOW })
  brandId = await ensureBrand(app.world, NORD)
  person = await app.person()
})
afterAll(() => app.close())

async function save(...inputs: ProductInput[]): Promise<string[]> {
  await saveProducts(app.world, brandId, inputs)
  const rows = await rowsOf<{ id: string; key: string }>(app.world.db, sql`select id, external_id as key from products`)
  return inputs.map((input) => rows.find((row) => row.key === input.externalId)?.id ?? '')
}

const history = (id: string) =>
  rowsOf<{ cents: number; from: string; to: string | null }>(
    app.world.db,
    sql`select price_gross_cents as cents, valid_from as from, valid_to as to from price_history where product_id = ${id} order by valid_from`,
  )

test('a product is in the language of the reader, with its price as a number with two decimals', async () => {
  const [id] = await save(product({ externalId: 'plain', priceCents: 4990 }))
  const german = await person.get(`/api/products/${id}`)
  expect(german.status).toBe(200)
  expect(german.body).toMatchObject({
    id,
    description: 'Ein Stück.',
    price: 49.9,
    onSale: false,
    salePrice: null,
    currency: 'EUR',
  })
  const english = await person.get(`/api/products/${id}`, { headers: { 'accept-language': 'en' } })
  expect(english.body).toMatchObject({ description: 'One piece.', material: '100% cotton' })
})

test('no size is sold out before the release, whatever the shop says of its stock', async () => {
  const variants = inSizes('S', 'M').map((variant, at) => ({ ...variant, isAvailable: at > 0 }))
  const [drop, released] = await save(
    product({ externalId: 'drop-with-stock', variants, releaseAt: inDays(3) }),
    product({ externalId: 'released-with-stock', variants, releaseAt: inDays(-3) }),
  )
  expect((await person.get(`/api/products/${drop}`)).body).toMatchObject({ sizes: ['S', 'M'], soldOutSizes: [] })
  expect((await person.get(`/api/products/${released}`)).body).toMatchObject({ soldOutSizes: ['S'] })
})

test('the text of a product has a language, also where a shop has one text for all readers', async () => {
  const german = 'Ein Hemd aus Leinen, das mit dir altert.'
  const [own, shared, unknown] = await save(
    product({ externalId: 'in-both' }),
    product({ externalId: 'in-german', descriptionDe: german, descriptionEn: german }),
    product({ externalId: 'in-no-words', descriptionDe: '100 % Cotton', descriptionEn: '100 % Cotton' }),
  )
  const english = async (id = '') =>
    (await person.get(`/api/products/${id}`, { headers: { 'accept-language': 'en' } })).body as { lang?: string }
  expect((await english(own)).lang).toBe('en')
  expect((await english(shared)).lang).toBe('de')
  expect((await english(unknown)).lang).toBeUndefined()
})

test('users can open paused products, but none of suspended brands', async () => {
  const [id] = await save(product({ externalId: 'closed' }))
  const status = async () => (await person.get(`/api/products/${id}`)).status
  await app.world.db.execute(sql`update products set status = 'paused' where id = ${id}`)
  expect(await status()).toBe(200)
  await app.world.db.execute(sql`update brands set status = 'suspended'`)
  const suspended = await status()
  await app.world.db.execute(sql`update brands set status = 'approved'`)
  expect(suspended).toBe(404)
})

test('a sale shows its price, its code and end, and the lowest price of the 30 days before', async () => {
  const [id] = await save(
    product({
      externalId: 'sale',
      sale: { percent: 30, promoCode: 'NORD30', startsAt: inDays(-5), endsAt: inDays(5) },
    }),
  )
  const { body } = await person.get(`/api/products/${id}`)
  expect(body).toMatchObject({
    price: 100,
    onSale: true,
    salePrice: 70,
    lowest30d: 100,
    activeSale: { discountPercentage: 30, promoCode: 'NORD30', endsAt: inDays(5).toISOString() },
  })
})

test('an import that raises and lowers again cannot invent a reduction', async () => {
  const [id] = await save(product({ externalId: 'trick', priceCents: 7000 }))
  await save(product({ externalId: 'trick', priceCents: 10_000 }))
  app.passTime(DAY_MS)
  await save(
    product({
      externalId: 'trick',
      priceCents: 10_000,
      sale: { percent: 30, promoCode: null, startsAt: app.world.now(), endsAt: inDays(40) },
    }),
  )
  const { body } = await person.get(`/api/products/${id}`)
  expect(body).toMatchObject({ price: 70, onSale: false, salePrice: null, activeSale: null })
  app.passTime(-DAY_MS)
})

test('the price history has no gaps, also when a sale ends by itself', async () => {
  const [id] = await save(
    product({ externalId: 'ending', sale: { percent: 20, promoCode: null, startsAt: inDays(-3), endsAt: inDays(2) } }),
  )
  app.passTime(3 * DAY_MS)
  await settlePrices(app.world)
  await settlePrices(app.world)
  const rows = await history(id ?? '')
  expect(rows.map((row) => row.cents)).toEqual([10_000, 8000, 10_000])
  expect(rows.slice(1).map((row) => row.from)).toEqual(rows.slice(0, -1).map((row) => row.to))
  expect(new Date(rows[2]?.from ?? 0)).toEqual(inDays(2))
  app.passTime(-3 * DAY_MS)
})

test('saving the same external id again updates the product', async () => {
  const [first] = await save(product({ externalId: 'again', name: 'Before' }))
  const [second] = await save(product({ externalId: 'again', name: 'After' }))
  expect(second).toBe(first)
  expect((await person.get(`/api/products/${first}`)).body).toMatchObject({ name: 'After' })
})

test('drafts and unknown products answer 404, and visitors are refused', async () => {
  const [draft] = await save(product({ externalId: 'draft', status: 'draft' }))
  expect((await person.get(`/api/products/${draft}`)).status).toBe(404)
  expect((await person.get('/api/products/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await person.get('/api/products/7')).status).toBe(400)
  expect((await app.visitor().get(`/api/products/${draft}`)).status).toBe(401)
})
