import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AD_TOKEN_HEADER } from '#contract/ads.limits.ts'
import { boostForm, openBoostingBrand } from '#server/features/ads/testing/boost-world.ts'
import { clickAd, dealtAd, PHONE, sealed } from '#server/features/ads/testing/promoted-card.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

const DAY_MS = 86_400_000

let app: TestApp
beforeAll(async () => {
  // Noon in Berlin: no day ends while the test runs.
  app = await openTestApp({ now: new Date('2026-11-27T11:00:00Z') })
})
afterAll(() => app.close())

test('a report counts what people did after they saw a card, what clicks cost, and what shops reported', async () => {
  const brand = await openBoostingBrand(app)
  const [productId = ''] = await brand.products(1)
  await brand.credit(1000)
  const { body: campaign } = await brand.owner.post('/api/brand/campaigns', {
    form: boostForm([productId], { name: 'Hoodies' }),
    isStarted: true,
  })
  const key = randomUUID()
  for (const [no, person] of [await app.person(), await app.person()].entries()) {
    const token = await sealed(app, dealtAd(app, { campaignId: campaign.id, productId, userId: person.id }))
    await person.post(`/api/products/${productId}/view`, {}, { headers: { ...PHONE, [AD_TOKEN_HEADER]: token } })
    if (no > 0) continue
    const event = { key: randomUUID(), productId, kind: 'detail', source: 'discovery' }
    await person.post('/api/product-events', { events: [event] })
    app.passTime(2000)
    await clickAd(person, productId, token, { key, from: '203.0.113.5' })
    app.passTime(-2000)
  }
  const at = app.world.now().toISOString()
  await app.world.db.execute(
    sql`insert into orders (brand_id, product_id, order_no, value_cents, occurred_at, received_at, via, click_key, clicked_at,
          source, device, is_promoted, is_own)
        select ${brand.id}, ${productId}, no, 2495, ${at}, ${at}, 'call', ${key}, ${at}, 'unknown', 'unknown', true, false
        from unnest(array['A1', 'A2']) no`,
  )
  const day = berlinDayOf(app.world.now())
  const { body } = await brand.owner.get(`/api/brand/campaign-report?from=${day}&to=${day}`)
  expect(body.rows).toEqual([
    {
      day,
      campaign: { id: campaign.id, name: 'Hoodies' },
      product: { id: productId, name: expect.any(String) },
      impressions: 2,
      reach: 2,
      likes: 0,
      details: 1,
      saves: 0,
      charged: 1,
      free: 0,
      costCents: 10,
      bidCents: 20,
      orders: 2,
      orderCents: 4990,
    },
  ])
  const sums = { impressions: 2, charged: 1, free: 0, costCents: 10, orders: 2, orderCents: 4990 }
  expect(body).toMatchObject({ days: [{ day, ...sums }], total: sums, before: { impressions: 0, costCents: 0 } })
  const other = await openBoostingBrand(app)
  const asked = `from=${day}&to=${day}&campaign=${campaign.id}` as const
  expect((await other.owner.get(`/api/brand/campaign-report?${asked}`)).body.rows).toEqual([])
  expect((await other.owner.get('/api/brand/campaign-report?from=2026-01-01&to=2026-11-01')).status).toBe(400)
})

test('a day keeps the bid it ended with, and the highest budget that it had', async () => {
  const brand = await openBoostingBrand(app)
  const [productId = ''] = await brand.products(1)
  const form = (bidCents: number, dailyBudgetCents: number) => boostForm([productId], { bidCents, dailyBudgetCents })
  const { body: campaign } = await brand.owner.post('/api/brand/campaigns', { form: form(20, 500), isStarted: true })
  const { id } = campaign
  let { version } = campaign
  const change = async (bidCents: number, dailyBudgetCents: number) => {
    await brand.owner.put(`/api/brand/campaigns/${id}`, { form: form(bidCents, dailyBudgetCents), version })
    version += 1
  }
  const today = berlinDayOf(app.world.now())
  await change(35, 900)
  await change(30, 400)
  app.passTime(2 * DAY_MS)
  await change(15, 300)
  app.passTime(-2 * DAY_MS)
  const days = [0, 1, 2, 3].map((after) => daysLater(today, after))
  await app.world.db.execute(
    sql`insert into ad_impressions (token, campaign_id, product_id, seen_at, day)
        select gen_random_uuid(), ${id}, ${productId}, day, day from unnest(${sql.param(days)}::date[]) day`,
  )
  await app.world.db.execute(
    sql`insert into ad_auction_days (campaign_id, day, offered, won, lost_budget, lost_rank, lost_fit)
        select ${id}, day, 1, 1, 0, 0, 0 from unnest(${sql.param(days)}::date[]) day`,
  )
  const { body } = await brand.owner.get(`/api/brand/campaign-report?from=${days[0]}&to=${days[3]}`)
  expect(body.rows.map(({ day, bidCents }) => [day, bidCents])).toEqual([
    [days[3], 15],
    [days[2], 15],
    [days[1], 30],
    [days[0], 30],
  ])
  expect(body.missed.map(({ dailyBudgetCents }) => dailyBudgetCents)).toEqual([300, 400, 400, 900])
})

test('people are unknown, not none, where cards are no longer linked to them; the days before are summed', async () => {
  const brand = await openBoostingBrand(app)
  const [productId = ''] = await brand.products(1)
  const form = boostForm([productId])
  const { body: campaign } = await brand.owner.post('/api/brand/campaigns', { form, isStarted: true })
  const person = await app.person()
  await app.world.db.execute(
    sql`insert into ad_impressions (token, user_id, campaign_id, product_id, seen_at, day)
        select gen_random_uuid(), case when day > '2026-08-29' then ${person.id}::uuid end, ${campaign.id}, ${productId}, day, day
        from unnest(array['2026-08-28', '2026-08-29', '2026-08-30']::date[]) day`,
  )
  await app.world.db.execute(
    sql`insert into saved_products (user_id, product_no, saved_at)
        select ${person.id}, no, '2026-08-30T12:00:00Z' from products where id = ${productId}`,
  )
  const { body } = await brand.owner.get('/api/brand/campaign-report?from=2026-08-29&to=2026-08-30')
  expect(body.rows.map(({ day, reach, saves, likes }) => [day, reach, saves, likes])).toEqual([
    ['2026-08-30', 1, 1, 0],
    ['2026-08-29', null, null, null],
  ])
  expect([body.total.impressions, body.before.impressions]).toEqual([2, 1])
})
