import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Product } from '#contract/products.ts'
import { type BoostingBrand, boostForm, openBoostingBrand } from '#server/features/ads/testing/boost-world.ts'
import { clickAd } from '#server/features/ads/testing/promoted-card.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { inventedProduct, saveInvented } from '../testing/invented-products.ts'

let app: TestApp
let brand: BoostingBrand
let boosted: string[]
let campaignId: string
beforeAll(async () => {
  app = await openTestApp({
    prepare: async (world) => {
      await saveInvented(
        world,
        Array.from({ length: 240 }, (_, n) => inventedProduct(n)),
      )
    },
  })
  brand = await openBoostingBrand(app)
  boosted = await brand.products(3, { gender: 'men', listedAt: new Date('2024-01-01T00:00:00Z') })
  await brand.credit(5000)
  await settled()
})
afterAll(() => app.close())

/** Until the process has read the products that were added. */
async function settled(): Promise<void> {
  const one = await app.person()
  const all = async () => expect(await deckOf(one, '&limit=300')).toHaveLength(243)
  await vi.waitFor(all, { timeout: 20_000, interval: 200 })
}
const deckOf = async (person: TestPerson, query = '&limit=200'): Promise<readonly Product[]> =>
  (await person.get(`/api/products/ai-discovery?page=1${query}`)).body as readonly Product[]
/** Without a personal order, which has chance in it: the promoted products come late enough to be worth a place. */
async function newPerson(): Promise<TestPerson> {
  const person = await app.person()
  await app.world.db.execute(sql`update users set personalised = false where id = ${person.id}`)
  return person
}
const promotedIn = (deck: readonly Product[]) => deck.filter(({ sponsored }) => sponsored)
async function start(changes: Parameters<typeof boostForm>[1] = {}): Promise<void> {
  const { body } = await brand.owner.post('/api/brand/campaigns', {
    form: boostForm(boosted, changes),
    isStarted: true,
  })
  campaignId = body.id
}
const stop = async () => {
  await app.world.db.execute(sql`update campaigns set status = 'archived'`)
  await app.world.db.execute(sql`select pg_notify('campaigns_changed', '')`)
}
/** The notice of a change has arrived: the next page has promoted cards, or none. */
const arrived = (person: TestPerson, isPromoted: boolean) =>
  expect
    .poll(async () => promotedIn(await deckOf(person)).length > 0, { timeout: 10_000, interval: 100 })
    .toBe(isPromoted)

test('without campaigns no card is promoted; with one some are, and they say so and who pays', async () => {
  const person = await newPerson()
  expect(promotedIn(await deckOf(person))).toEqual([])
  await start()
  await arrived(person, true)
  const deck = await deckOf(person)
  const cards = promotedIn(deck)
  for (const card of cards) {
    expect(boosted).toContain(card.id)
    expect(card.ad).toMatchObject({ payer: card.brand.name })
  }
  const at = deck.flatMap(({ sponsored }, no) => (sponsored ? [no] : []))
  expect(Math.min(...at)).toBeGreaterThanOrEqual(3)
  for (const [no, place] of at.entries()) if (no > 0) expect(place - (at[no - 1] ?? 0)).toBeGreaterThanOrEqual(8)
  for (const place of at) {
    const near = deck.slice(Math.max(0, place - 9), place + 10).filter(({ id }) => id !== deck[place]?.id)
    expect(near.map((card) => card.brand.id)).not.toContain(brand.id)
  }
  const [card] = cards
  app.passTime(2000)
  expect(await clickAd(person, card?.id ?? '', card?.ad?.token ?? '', { from: '203.0.113.9' })).toBe(200)
  app.passTime(-2000)
  expect((await brand.owner.get('/api/brand/ad-clicks')).body.receipts[0]).toMatchObject({
    chargedCents: 5,
    campaign: { id: campaignId },
  })
  await stop()
  await arrived(person, false)
})

test('the organic order is the same with and without campaigns, on every page', async () => {
  const person = await newPerson()
  const pages = async () => {
    const first = await deckOf(person, '&limit=60&fresh=true')
    const second = (await person.get('/api/products/ai-discovery?page=2&limit=60')).body as readonly Product[]
    return [...first, ...second]
  }
  const plain = await pages()
  await start()
  await arrived(person, true)
  const woven = await pages()
  await stop()
  await arrived(person, false)
  const promoted = new Set(promotedIn(woven).map(({ id }) => id))
  expect(promoted.size).toBeGreaterThan(0)
  const organic = woven.filter(({ sponsored }) => !sponsored).map(({ id }) => id)
  const unpaid = plain.map(({ id }) => id).filter((id) => !promoted.has(id))
  expect(organic.filter((id) => !promoted.has(id))).toEqual(
    unpaid.slice(0, organic.filter((id) => !promoted.has(id)).length),
  )
})

test('filters and audience hold for promoted cards, nothing answered or seen twice is promoted, and no shop has any', async () => {
  await start({ genders: ['men'] })
  const person = await newPerson()
  await arrived(person, true)
  expect(promotedIn(await deckOf(person, '&limit=200&gender=women'))).toEqual([])
  expect(promotedIn(await deckOf(person, '&limit=200&gender=men')).length).toBeGreaterThan(0)
  expect(promotedIn(await deckOf(person, '&limit=200&productType=shoes'))).toEqual([])
  expect(promotedIn(await deckOf(person, `&limit=200&brand=${brand.id}`))).toEqual([])
  const [first = '', second = ''] = boosted
  await person.post('/api/user-interactions', { productId: first, action: 'pass' })
  await app.world.db.execute(
    sql`insert into ad_impressions (token, user_id, campaign_id, product_id, seen_at, day)
        select gen_random_uuid(), ${person.id}, ${campaignId}, ${second}, now() - interval '6 days', current_date
        from generate_series(1, 2)`,
  )
  const shown = promotedIn(await deckOf(person, '&limit=200&fresh=true')).map(({ id }) => id)
  expect(shown).not.toContain(first)
  expect(shown).not.toContain(second)
  // Cards that were passed and brought back are dealt again, and not promoted.
  await person.delete('/api/user-viewed-products')
  expect(promotedIn(await deckOf(person, '&limit=200&fresh=true')).map(({ id }) => id)).not.toContain(first)
  await stop()
  await arrived(person, false)
})

test('a campaign without credit or with a spent budget is not shown', async () => {
  await start({ dailyBudgetCents: 200 })
  const person = await newPerson()
  await arrived(person, true)
  await app.world.db.execute(
    sql`update campaigns set spent_day = (now() at time zone 'Europe/Berlin')::date, spent_day_cents = 198 where id = ${campaignId}`,
  )
  await app.world.db.execute(sql`select pg_notify('campaigns_changed', '')`)
  await arrived(person, false)
  await stop()
})
