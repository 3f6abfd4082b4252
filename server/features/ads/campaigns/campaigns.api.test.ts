import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Campaign } from '#contract/campaigns.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { type BoostingBrand, boostForm, openBoostingBrand } from '../testing/boost-world.ts'

const CAMPAIGNS = '/api/brand/campaigns' as const
const DAY_MS = 86_400_000
let app: TestApp
let brand: BoostingBrand
let productId: string
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  brand = await openBoostingBrand(app)
  productId = (await brand.products(1))[0] ?? ''
})

const start = (changes: Parameters<typeof boostForm>[1] = {}, isStarted = true) =>
  brand.owner.post(CAMPAIGNS, { form: boostForm([productId], changes), isStarted })
const step = async ({ id, version }: Pick<Campaign, 'id' | 'version'>, name: string) =>
  (await brand.owner.post(`${CAMPAIGNS}/${id}/${name}`, { version })).body as Campaign & { readonly code?: string }
const list = async (query: '' | '?archived=true' = '') => (await brand.owner.get(`${CAMPAIGNS}${query}`)).body
const later = (days: number) => new Date(app.world.now().getTime() + days * DAY_MS).toISOString()

describe('a campaign', () => {
  test('is created, listed with its figures, changed, paused, resumed and archived', async () => {
    const { body: made, status } = await start({ name: 'Hoodies', genders: ['men'] })
    expect([status, made.status, made.version]).toEqual([200, 'active', 1])
    expect(made).toMatchObject({ form: { name: 'Hoodies', genders: ['men'] }, week: { impressions: 0, costCents: 0 } })
    expect(made.products).toMatchObject([{ id: productId, problem: null, picture: { width: 1200 } }])
    const edit = { form: { ...made.form, dailyBudgetCents: 500 }, version: 1 }
    const changed = (await brand.owner.put(`${CAMPAIGNS}/${made.id}`, edit)).body as Campaign
    expect(changed).toMatchObject({ version: 2, form: { dailyBudgetCents: 500, startsAt: made.form.startsAt } })
    const paused = await step(changed, 'pause')
    expect(paused).toMatchObject({ status: 'paused', delivery: 'paused' })
    const resumed = await step(paused, 'resume')
    expect((await step(paused, 'resume')).code).toBe('conflict')
    expect((await list()).campaigns).toEqual([resumed])
    const archived = await step(resumed, 'archive')
    expect([(await list()).campaigns, (await list('?archived=true')).campaigns]).toEqual([[], [archived]])
    expect((await step(archived, 'resume')).code).toBe('campaigns.archived')
  })

  test('is made of products that are offered with what each of them lacks, and of no others', async () => {
    const [second = ''] = await brand.products(1, { gender: 'women' })
    await app.world.db.execute(sql`update products set name = '100 % Leinen', link = null where id = ${second}`)
    await (await openBoostingBrand(app)).products(1)
    const offered = async (query: '' | `?${string}`) => (await brand.owner.get(`${CAMPAIGNS}/products${query}`)).body
    const { rows, total } = await offered('')
    expect([total, new Set(rows.map(({ id }) => id))]).toEqual([2, new Set([productId, second])])
    expect(await offered('?q=0%20%25')).toMatchObject({ rows: [{ id: second, problem: 'no-link', gender: 'women' }] })
    expect((await offered(`?ids=${productId},${brand.id}`)).rows).toMatchObject([{ id: productId, problem: null }])
    expect(await offered('?q=nothing')).toEqual({ rows: [], total: 0 })
  })

  test('of another brand is unknown, and so are its products', async () => {
    const { body: made } = await start()
    const other = await openBoostingBrand(app)
    expect((await other.owner.get(`${CAMPAIGNS}/${made.id}`)).body.code).toBe('campaigns.unknown')
    const form = boostForm([productId])
    for (const isStarted of [true, false])
      expect((await other.owner.post(CAMPAIGNS, { form, isStarted })).body.code).toBe('campaigns.products')
  })

  test.each([
    ['a bid below 5 cents', { bidCents: 4 }],
    ['a bid above 5 euros', { bidCents: 501 }],
    ['less than 2 euros a day', { dailyBudgetCents: 199 }],
    ['more than 500 euros a day', { dailyBudgetCents: 50_001 }],
    ['less than 10 euros in all', { totalBudgetCents: 999 }],
    ['more than 20 000 euros in all', { totalBudgetCents: 2_000_001 }],
    ['no products', { productIds: [] }],
    ['51 products', { productIds: Array.from({ length: 51 }, () => randomUUID()) }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
  ])('is refused with %s', async (_what, changes) => {
    expect((await start(changes)).status).toBe(400)
  })

  test.each([
    ['a product that is paused', `update products set status = 'paused'`, 'nicht aktiv'],
    ['a broken link', 'update products set link_failures = 1', 'nicht erreichbar'],
    ['a link to an unproven domain', `update products set link = 'https://elsewhere.example/p'`, 'bestätigten Domain'],
    ['a product of the shop alone', 'update products set is_shop_only = true', 'nur im Shop'],
  ])('does not start with %s, and says why', async (_what, statement, sentence) => {
    const { id, version } = (await start({}, false)).body
    await app.world.db.execute(sql.raw(`${statement} where id = '${productId}'`))
    const { body } = await start()
    expect(body.code).toBe('campaigns.products')
    expect(body.fields?.[productId]).toContain(sentence)
    expect((await step({ id, version }, 'resume')).code).toBe('campaigns.products')
  })

  test('does not start with a small picture, an end before its start, or an audience that no product is for', async () => {
    expect((await start({ endsAt: later(-1) })).body.code).toBe('campaigns.dates')
    expect((await start({ startsAt: later(2), endsAt: later(1) })).body.code).toBe('campaigns.dates')
    await app.world.db.execute(sql`update products set gender = 'women' where id = ${productId}`)
    expect((await start({ genders: ['men'] })).body.code).toBe('campaigns.gender')
    await app.world.db.execute(sql`update product_images set width = 799 where product_id = ${productId}`)
    expect((await start()).body.fields?.[productId]).toContain('800×1000')
  })
})

test('a quick boost runs for a week with the suggested bid', async () => {
  await brand.credit(1000)
  const { body } = await brand.owner.post(`${CAMPAIGNS}/quick`, { productId, dailyBudgetCents: 500 })
  expect(body).toMatchObject({ delivery: 'running', form: { bidCents: 10, dailyBudgetCents: 500, pacing: 'even' } })
  expect(body.form.name).toMatch(/^Boost piece-\d+ /)
  expect(Date.parse(`${body.form.endsAt}`) - Date.parse(`${body.form.startsAt}`)).toBe(7 * DAY_MS)
})

test('an estimate is a range, says what it rests on, and names what keeps a product from it', async () => {
  const [other = ''] = await brand.products(1)
  await app.world.db.execute(sql`update products set link_failures = 1 where id = ${other}`)
  const asked = { productIds: [productId, other], bidCents: 25, dailyBudgetCents: 500, genders: [] }
  const { body } = await brand.owner.post(`${CAMPAIGNS}/estimate`, asked)
  expect(body).toEqual({
    // No shopper was here yet.
    clicksPerDay: { low: 0, high: 0 },
    priceCents: { low: 5, high: 25 },
    basis: 'shoppers',
    suggestedBidCents: 10,
    usualBidCents: null,
    reserveCents: 5,
    problems: [{ productId: other, problem: 'link-broken' }],
  })
})

test('what happens always has one reason, the first that holds', async () => {
  const deliveryAfter = async (statement: ReturnType<typeof sql> | null) => {
    if (statement) await app.world.db.execute(statement)
    return (await list()).campaigns[0]?.delivery
  }
  const { id } = (await start({ totalBudgetCents: 5000, endsAt: later(30) })).body
  expect(await deliveryAfter(null)).toBe('no-credit')
  await brand.credit(10_000)
  expect(await deliveryAfter(null)).toBe('running')
  const today = sql`(now() at time zone 'Europe/Berlin')::date`
  expect(
    await deliveryAfter(
      sql`update campaigns set spent_day = ${today}, spent_day_cents = 996, spent_cents = 996 where id = ${id}`,
    ),
  ).toBe('daily-budget')
  const month = sql`date_trunc('month', ${today})`
  expect(
    await deliveryAfter(
      sql`insert into ad_settings (brand_id, monthly_limit_cents, spent_month, spent_month_cents)
          values (${brand.id}, 1000, ${month}, 996)`,
    ),
  ).toBe('month-limit')
  expect(await deliveryAfter(sql`update campaigns set spent_cents = 4996 where id = ${id}`)).toBe('total-budget')
  expect(await deliveryAfter(sql`update products set link_failures = 1 where id = ${productId}`)).toBe('link-broken')
  expect(await deliveryAfter(sql`update products set status = 'paused' where id = ${productId}`)).toBe(
    'product-inactive',
  )
  expect(await deliveryAfter(sql`update campaigns set starts_at = now() + interval '1 day' where id = ${id}`)).toBe(
    'scheduled',
  )
  await brand.owner.put('/api/brand/ad-settings', { version: 0, isStopped: true, monthlyLimitCents: 1000 })
  expect(await deliveryAfter(null)).toBe('all-stopped')
  expect(await deliveryAfter(sql`update brands set status = 'suspended' where id = ${brand.id}`)).toBe('blocked')
})

test('one switch stops all campaigns, and one limit holds for all; an old version changes nothing', async () => {
  await brand.credit(1000)
  await start()
  const set = (version: number, isStopped: boolean) =>
    brand.owner.put('/api/brand/ad-settings', { version, isStopped, monthlyLimitCents: 5000 })
  expect((await set(0, true)).body).toEqual({
    version: 1,
    isStopped: true,
    blockedReason: null,
    monthlyLimitCents: 5000,
    spentThisMonthCents: 0,
  })
  expect((await set(0, false)).body.code).toBe('conflict')
  expect(await list()).toMatchObject({
    campaigns: [{ delivery: 'all-stopped', status: 'active' }],
    settings: { isStopped: true },
    creditCents: 1000,
    daysLeft: null,
  })
})
