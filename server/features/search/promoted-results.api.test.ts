import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Product } from '#contract/products.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { type BoostingBrand, boostForm, openBoostingBrand } from '#server/features/ads/testing/boost-world.ts'
import { clickAd } from '#server/features/ads/testing/promoted-card.ts'
import { inventedProduct, saveInvented } from '#server/features/discovery/testing/invented-products.ts'
import { indexProductsJob } from '#server/features/products/products.jobs.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

let app: TestApp
let brand: BoostingBrand
let boosted: string[]
beforeAll(async () => {
  app = await openTestApp({
    prepare: async (world) => {
      await saveInvented(
        world,
        Array.from({ length: 120 }, (_, n) => inventedProduct(n)),
      )
    },
  })
  brand = await openBoostingBrand(app)
  boosted = await brand.products(3, { gender: 'men', productType: 'tops', listedAt: new Date('2024-01-01T00:00:00Z') })
  await brand.credit(5000)
  await app.jobs.run(indexProductsJob, {})
  const one = await app.person()
  const deck = async () => expect((await one.get('/api/products/ai-discovery?page=1&limit=300')).body).toHaveLength(123)
  await vi.waitFor(deck, { timeout: 20_000, interval: 200 })
})
afterAll(() => app.close())

const searchFor = async (person: TestPerson, query = '') =>
  (await person.get(`/api/search?sort=popular${query}`)).body as SearchAnswer
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id)
const promotedIn = ({ products }: SearchAnswer) => products.filter(({ sponsored }) => sponsored)
const start = () => brand.owner.post('/api/brand/campaigns', { form: boostForm(boosted), isStarted: true })
const arrived = (person: TestPerson) =>
  expect
    .poll(async () => promotedIn(await searchFor(person)).length, { timeout: 10_000, interval: 100 })
    .toBeGreaterThan(0)

test('results keep their order and their total, and promoted cards are placed as in the deck', async () => {
  const person = await app.person()
  const pages = [1, 2, 3]
  const read = () => Promise.all(pages.map((page) => searchFor(person, `&page=${page}`)))
  const plain = await read()
  expect(plain.flatMap(promotedIn)).toEqual([])
  await start()
  await arrived(person)
  const woven = await read()
  for (const [no, { products, total, hasMore }] of woven.entries()) {
    const promoted = new Set(idsOf(products.filter(({ sponsored }) => sponsored)))
    const before = plain[no]
    expect([total, hasMore]).toEqual([before?.total, before?.hasMore])
    const organic = idsOf(products.filter(({ sponsored }) => !sponsored))
    expect(organic).toEqual(idsOf(before?.products ?? []).filter((id) => !promoted.has(id)))
    const places = products.flatMap(({ sponsored }, place) => (sponsored ? [place] : []))
    expect(promoted.size).toBeLessThanOrEqual(products.length / 8)
    for (const [at, place] of places.entries()) expect(place - (places[at - 1] ?? -5)).toBeGreaterThanOrEqual(8)
  }
  const [card] = woven.flatMap(promotedIn)
  expect(card).toMatchObject({ sponsored: true, ad: { payer: card?.brand.name } })
  app.passTime(2000)
  await clickAd(person, card?.id ?? '', card?.ad?.token ?? '', { from: '203.0.113.9' })
  app.passTime(-2000)
  const { body } = await brand.owner.get('/api/brand/ad-clicks')
  expect(body.receipts[0]).toMatchObject({ chargedCents: 5, product: { id: card?.id } })
})

test('filters, audience, what was answered, hidden brands and chosen orders hold for promoted cards', async () => {
  const person = await app.person()
  await arrived(person)
  const promoted = async (query: string, who = person) => promotedIn(await searchFor(who, query)).length
  expect(await promoted('&gender=men')).toBeGreaterThan(0)
  expect(await promoted('&productType=tops')).toBeGreaterThan(0)
  for (const query of ['&gender=women', '&productType=shoes', '&maxPrice=10', `&brand=${brand.id}`])
    expect(await promoted(query), query).toBe(0)
  for (const order of ['new', 'price-up', 'price-down'])
    expect(promotedIn((await person.get(`/api/search?sort=${order}`)).body as SearchAnswer), order).toEqual([])
  for (const productId of boosted) await person.post('/api/user-interactions', { productId, action: 'pass' })
  expect(await promoted('')).toBe(0)
  const hiding = await app.person()
  await app.world.db.execute(
    sql`insert into brand_ties (user_id, brand_no, kind) values (${hiding.id}, ${brand.no}, 'hide')`,
  )
  expect(await promoted('', hiding)).toBe(0)
})

test('nothing is promoted while staff have switched promoted cards off', async () => {
  const person = await app.person()
  await arrived(person)
  await app.world.db.execute(sql`insert into operation_settings (name, value, version, changed_at)
    values ('flag.promoted', '{"mode": "off", "percent": 50, "ids": []}', 1, now())`)
  await expect.poll(async () => promotedIn(await searchFor(person)).length, { timeout: 20_000, interval: 500 }).toBe(0)
})
