import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AD_TOKEN_HEADER } from '#contract/ads.limits.ts'
import { balanceOf } from '#server/features/billing/ledger/ledger.service.ts'
import { checkLedger } from '#server/features/billing/ledger/ledger-check.service.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { type BoostingBrand, boostForm, openBoostingBrand } from '../testing/boost-world.ts'
import { clickAd, dealtAd, PHONE, sealed } from '../testing/promoted-card.ts'
import type { Ad } from './ad-token.ts'

const MINUTE_MS = 60_000
let app: TestApp
let brand: BoostingBrand
let productId: string
let campaignId: string
let person: TestPerson
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  expect((await checkLedger(app.world)).differences).toEqual([])
  await app.close()
})
beforeEach(async () => {
  brand = await openBoostingBrand(app)
  productId = (await brand.products(1))[0] ?? ''
  await brand.credit(1000)
  const { body } = await brand.owner.post('/api/brand/campaigns', { form: boostForm([productId]), isStarted: true })
  campaignId = body.id
  person = await shopper()
})

/** Someone with an account of a day and a network address of their own. */
async function shopper(): Promise<TestPerson> {
  const one = await app.person()
  await app.world.db.execute(sql`update users set created_at = created_at - interval '1 day' where id = ${one.id}`)
  return one
}
let addresses = 0
const newAddress = () => `203.0.113.${++addresses % 250}`

interface Attempt {
  readonly by?: TestPerson
  readonly ad?: Partial<Ad>
  readonly key?: string
  readonly from?: string
  readonly headers?: Record<string, string>
}
async function click({ by = person, ad = {}, key, from = newAddress(), headers }: Attempt = {}) {
  const dealt = dealtAd(app, { campaignId, productId, userId: by.id, ...ad })
  const token = await sealed(app, dealt)
  const status = await clickAd(by, productId, token, { from, ...(key && { key }), ...(headers && { headers }) })
  expect(status).toBe(200)
  return { token, dealt }
}
const receipts = async (query: '' | `?${string}` = '') =>
  (await brand.owner.get(`/api/brand/ad-clicks${query}`)).body.receipts
/** Of the latest click. */
const outcome = async () => {
  const [latest] = await receipts()
  return latest?.freeReason ?? latest?.chargedCents
}
const credit = async () => (await balanceOf(app.world, brand.id)).purchasedCents

test('a click on a promoted card is charged once, with a receipt that says why', async () => {
  const { token } = await click({ ad: { priceCents: 12, bidCents: 20, secondRankCents: 11 } })
  expect(await receipts()).toMatchObject([
    {
      campaign: { id: campaignId, name: 'Boost' },
      product: { id: productId },
      bidCents: 20,
      secondRankCents: 11,
      chargedCents: 12,
      freeReason: null,
      refund: null,
    },
  ])
  // The same card again, and the same request again.
  await clickAd(person, productId, token, { from: newAddress() })
  expect([await outcome(), await credit()]).toEqual(['R1', 988])
  const [campaign] = (await brand.owner.get('/api/brand/campaigns')).body.campaigns
  expect(campaign).toMatchObject({ spentTodayCents: 12, spentCents: 12, week: { charged: 1, free: 1, costCents: 12 } })
})

// Trust S75.
test('200 parallel requests of one click are one charge', async () => {
  const dealt = await sealed(app, dealtAd(app, { campaignId, productId, userId: person.id }))
  await app.world.db.execute(sql`delete from rate_windows`)
  const key = randomUUID()
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      clickAd(person, productId, dealt, { key: n % 2 ? key : randomUUID(), from: newAddress() }),
    ),
  )
  expect([await credit(), (await receipts('?kind=charged')).length]).toEqual([990, 1])
})

describe('a click is free, stored with its reason', () => {
  test.each<[string, string, () => Promise<Attempt>]>([
    ['R1', 'with a token of another user', async () => ({ ad: { userId: (await shopper()).id } })],
    ['R1', 'with a token of another product', async () => ({ ad: { productId: (await brand.products(1))[0] ?? '' } })],
    [
      'R1',
      'more than 24 hours after it was dealt',
      async () => ({ ad: { issuedAtMs: app.world.now().getTime() - 1441 * MINUTE_MS } }),
    ],
    ['R3', 'of a member of the brand', async () => ({ by: brand.owner })],
    ['R3', 'of staff', async () => ({ by: await app.person({ staff: 'moderator' }) })],
    ['R3', 'from a network address of the brand’s dashboard', async () => ({ from: '198.51.100.7' })],
    [
      'R3',
      'from a network address from which a member only looked at it',
      async () => {
        await brand.owner.send('GET', '/api/brand/overview', undefined, { from: '198.51.100.8' })
        return { from: '198.51.100.8' }
      },
    ],
    [
      'R4',
      'without a confirmed address',
      async () => {
        await app.world.db.execute(sql`update users set email_verified_at = null where id = ${person.id}`)
        return {}
      },
    ],
    ['R5', 'sooner than people can', async () => ({ ad: { issuedAtMs: app.world.now().getTime() - 399 } })],
    ['R8', 'of a program', async () => ({ headers: { 'user-agent': 'HeadlessChrome/140' } })],
    [
      'R9',
      'to a dead link',
      async () => {
        await app.world.db.execute(sql`update products set link_failures = 1 where id = ${productId}`)
        return {}
      },
    ],
    [
      'stopped',
      'on a product that is no longer active',
      async () => {
        await app.world.db.execute(sql`update products set status = 'paused' where id = ${productId}`)
        return {}
      },
    ],
    [
      'stopped',
      'on a campaign that was paused meanwhile',
      async () => {
        await brand.owner.post(`/api/brand/campaigns/${campaignId}/pause`, { version: 1 })
        return {}
      },
    ],
    ['daily-budget', 'above the budget of the day', async () => ({ ad: { priceCents: 1001 } })],
    [
      'no-credit',
      'above the credit',
      async () => {
        await app.world.db.execute(sql`update campaigns set daily_budget_cents = 50000 where id = ${campaignId}`)
        return { ad: { priceCents: 1001 } }
      },
    ],
  ])('%s: %s', async (reason, _what, attempt) => {
    await click(await attempt())
    expect([await outcome(), await credit()]).toEqual([reason, 1000])
  })

  test('R1: with a token that was made up or changed, or of another installation', async () => {
    const { token } = await click()
    for (const made of ['x'.repeat(138), `${token.slice(0, -3)}AAA`, 'short']) {
      await clickAd(person, productId, made, { from: newAddress() })
      expect(await outcome()).toBe('R1')
    }
    expect(await credit()).toBe(990)
  })

  test('R2: the second of a user on the product within 24 hours, and not after that', async () => {
    await click()
    await click()
    expect(await outcome()).toBe('R2')
    app.passTime(1441 * MINUTE_MS)
    await click()
    app.passTime(-1441 * MINUTE_MS)
    expect([await outcome(), await credit()]).toEqual([10, 980])
  })

  test('R4: the fourth of an account that is a few minutes old; R6: the sixth in 10 minutes', async () => {
    const products = await brand.products(6)
    const form = boostForm([productId, ...products])
    await brand.owner.put(`/api/brand/campaigns/${campaignId}`, { form, version: 1 })
    const visit = async (by: TestPerson, product: string) => {
      const token = await sealed(app, dealtAd(app, { campaignId, productId: product, userId: by.id }))
      await clickAd(by, product, token, { from: newAddress() })
      return outcome()
    }
    const found: unknown[] = []
    const young = await app.person()
    for (const product of products.slice(0, 4)) found.push(await visit(young, product))
    expect(found).toEqual([10, 10, 10, 'R4'])
    const eager: unknown[] = []
    for (const product of products) eager.push(await visit(person, product))
    expect(eager).toEqual([10, 10, 10, 10, 10, 'R6'])
  })

  test('R7: the eleventh from one network address on a campaign in a day', async () => {
    const found: unknown[] = []
    for (let count = 0; count < 11; count += 1) {
      await click({ by: await shopper(), from: '203.0.113.251' })
      found.push(await outcome())
    }
    expect(found.slice(9)).toEqual([10, 'R7'])
  })

  test('of a visitor nothing is charged', async () => {
    const token = await sealed(app, dealtAd(app, { campaignId, productId, userId: person.id }))
    const headers = { ...PHONE, [AD_TOKEN_HEADER]: token }
    expect((await app.visitor().post(`/api/products/${productId}/click`, {}, { headers })).status).toBe(401)
    expect([await receipts(), await credit()]).toEqual([[], 1000])
  })
})

test('R10: a click is returned when the shopper is back at once, and not later or for another user', async () => {
  const undo = async (by: TestPerson, key: string) =>
    expect(
      (await by.post(`/api/products/${productId}/click/undo`, {}, { headers: { 'idempotency-key': key } })).status,
    ).toBe(200)
  const key = randomUUID()
  await click({ key })
  await undo(await shopper(), key)
  expect(await credit()).toBe(990)
  app.passTime(4000)
  for (const _ of [1, 2]) await undo(person, key)
  expect(await credit()).toBe(1000)
  expect(await receipts()).toMatchObject([{ chargedCents: 10, refund: { reason: 'undone' }, contestableUntil: null }])
  expect((await brand.owner.get('/api/brand/campaigns')).body.campaigns[0]).toMatchObject({
    spentTodayCents: 0,
    spentCents: 0,
  })
  const late = randomUUID()
  await click({ key: late, by: await shopper() })
  app.passTime(10_000)
  await undo(person, late)
  expect(await credit()).toBe(990)
})

test('a charged click can be contested once and for 30 days, by the brand that paid it', async () => {
  await click()
  const [receipt] = await receipts()
  const contest = (by: TestPerson, reason = 'Der Shop hat keinen Besuch gesehen') =>
    by.post(`/api/brand/ad-clicks/${receipt?.id}/contest`, { reason })
  expect((await contest((await openBoostingBrand(app)).owner)).body.code).toBe('campaigns.click-unknown')
  expect((await contest(brand.owner)).body).toMatchObject({ contest: { state: 'open' }, contestableUntil: null })
  expect((await contest(brand.owner)).body.code).toBe('campaigns.contest')
  expect(await receipts('?kind=contested')).toHaveLength(1)
  await app.world.db.execute(sql`update campaigns set starts_at = '2026-01-01' where id = ${campaignId}`)
  app.passTime(-31 * 1440 * MINUTE_MS)
  await click({ by: await shopper() })
  app.passTime(31 * 1440 * MINUTE_MS)
  const [second] = await receipts()
  const late = await brand.owner.post(`/api/brand/ad-clicks/${second?.id}/contest`, { reason: 'zu spät' })
  expect(late.body.code).toBe('campaigns.contest')
})

test('a promoted card that was seen counts once, and its click belongs to the campaign', async () => {
  const token = await sealed(app, dealtAd(app, { campaignId, productId, userId: person.id }))
  const headers = { ...PHONE, [AD_TOKEN_HEADER]: token }
  for (const _ of [1, 2]) await person.post(`/api/products/${productId}/view`, {}, { headers })
  const event = { key: randomUUID(), productId, kind: 'shown', source: 'search', ad: token }
  await person.post('/api/product-events', { events: [event] })
  app.passTime(2000)
  await clickAd(person, productId, token, { from: newAddress() })
  app.passTime(-2000)
  const [campaign] = (await brand.owner.get('/api/brand/campaigns')).body.campaigns
  expect(campaign?.week).toEqual({ impressions: 1, charged: 1, free: 0, costCents: 10 })
  const rows = await app.world.db.execute(
    sql`select (select count(*)::int from product_events where campaign_id = ${campaignId}) as events,
          (select count(*)::int from clicks where campaign_id = ${campaignId}) as clicks`,
  )
  expect(rows.rows).toEqual([{ events: 2, clicks: 1 }])
})
