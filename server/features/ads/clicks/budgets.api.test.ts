import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, topUp } from '#server/features/billing/ledger/ledger.service.ts'
import { checkLedger } from '#server/features/billing/ledger/ledger-check.service.ts'
import { type Database, type DatabaseHandle, openDatabase, rowsOf } from '#server/platform/data/database.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { type BoostingBrand, boostForm, openBoostingBrand } from '../testing/boost-world.ts'
import { insertUsers } from '../testing/insert-users.ts'
import { dealtAd } from '../testing/promoted-card.ts'
import { type BudgetStep, PlainBudgets } from '../testing/replay-budgets.ts'
import { selectAdClick } from './ad-clicks.store.ts'
import { chargeClick } from './charge-click.service.ts'
import { returnClick } from './refund-click.service.ts'

const HOUR_MS = 3_600_000
/** Schedules of one round, at the same time: they are of different brands. */
const TOGETHER = 20
const CLICKS = 8
const factor = Number(process.env['PROPERTY_FACTOR'] ?? 1)
/** 200 schedules in npm test, 10 000 in npm run thorough. */
const ROUNDS = (factor === 1 ? 200 : 400 * factor) / TOGETHER

let app: TestApp
let second: DatabaseHandle
let brand: BoostingBrand
let users: string[]
beforeAll(async () => {
  app = await openTestApp()
  second = openDatabase(app.world.config.databaseUrl ?? '', app.world.log, { max: 6 })
  brand = await openBoostingBrand(app)
  users = await insertUsers(app.world, TOGETHER * CLICKS)
})
afterAll(async () => {
  await second.close()
  await app.close()
})

/** A process that ends before its transaction does: nothing of it stays. */
function killed(db: Database): Database {
  const dying = Object.create(db) as Database
  dying.transaction = (work) =>
    db.transaction(async (tx) => {
      await work(tx)
      throw new Error('killed')
    })
  return dying
}

interface Place {
  readonly brandId: string
  readonly campaignId: string
  readonly productId: string
}

/** A brand of its own with one campaign, without the calls that other tests have. */
async function openPlace(): Promise<Place> {
  const [row] = await rowsOf<Place>(
    app.world.db,
    sql`with brand as (
          insert into brands (name, slug, status) select n, n, 'approved' from (select gen_random_uuid()::text as n) x
          returning id),
        product as (
          insert into products (brand_id, name, description_de, description_en, gender, product_type, price_gross_cents,
            status, link)
          select id, 'Teil', '', '', 'unisex', 'tops', 100, 'active', 'https://shop.example/p' from brand returning id),
        campaign as (
          insert into campaigns (brand_id, name, status, bid_cents, daily_budget_cents, starts_at, pacing, created_at)
          select id, 'Boost', 'active', 500, 1000, '2026-01-01', 'fast', now() from brand returning id)
        select brand.id as "brandId", campaign.id as "campaignId", product.id as "productId"
        from brand, product, campaign`,
  )
  if (!row) throw new Error('a campaign was not inserted')
  return row
}

const COLUMNS = { daily: sql`daily_budget_cents`, total: sql`total_budget_cents` } as const

/** One schedule: each step goes to the database, as often as it arrives, and once to the plain program. */
async function runSchedule(steps: readonly { step: BudgetStep; times: number; isKilled: boolean }[], no: number) {
  const place = await openPlace()
  const { brandId, campaignId } = place
  const plain = new PlainBudgets()
  let nowMs = app.world.now().getTime()
  const now = () => new Date(nowMs)
  const base = { ...app.world, now, address: '' }
  const dbs = [app.world.db, second.db]
  const ads = Array.from({ length: CLICKS }, (_, at) => {
    const clickKey = randomUUID()
    return { clickKey, ad: dealtAd(app, { ...place, userId: users[no * CLICKS + at] ?? '' }) }
  })
  const dispatch = async (step: BudgetStep, db: Database) => {
    const scope = { ...base, db }
    if (step.what === 'click') {
      const { clickKey, ad } = ads[step.no] as (typeof ads)[number]
      const sent = { ...ad, priceCents: step.cents, issuedAtMs: nowMs - 1000 }
      const { productId, userId } = ad
      await chargeClick(scope, { ad: sent, clickKey, productId, userId, device: 'phone' })
    } else if (step.what === 'refund') {
      const click = await selectAdClick(db, ads[step.no]?.clickKey ?? '')
      if (click) await returnClick(scope, click, { reason: 'recheck' })
    }
  }
  for (const { step, times, isKilled } of steps) {
    if (step.what === 'pass') nowMs += step.hours * HOUR_MS
    if (isKilled) await dispatch(step, killed(dbs[0] as Database)).catch(() => {})
    await Promise.all(Array.from({ length: times }, (_, n) => dispatch(step, dbs[n % 2] as Database)))
    await change(place, step)
    count(plain, step, berlinDayOf(now()))
    const { purchasedCents } = await balanceOf(base, brandId)
    const [row] = await rowsOf<{ spent: number; charged: number; posted: number }>(
      app.world.db,
      sql`select c.spent_cents as spent,
            (select count(*)::int from ad_clicks k where k.campaign_id = c.id and k.charged_cents > 0) as charged,
            (select count(*)::int from ledger_postings p where p.brand_id = ${brandId} and p.kind = 'click') as posted
          from campaigns c where c.id = ${campaignId}`,
    )
    expect({ ...row, purchasedCents }).toEqual({
      spent: plain.spent(),
      charged: plain.charges.size,
      posted: plain.charges.size,
      purchasedCents: plain.credit,
    })
  }
  const reasons = await Promise.all(
    [...plain.reasons].map(async ([at, reason]) => [
      await selectAdClick(app.world.db, ads[at]?.clickKey ?? ''),
      reason,
    ]),
  )
  for (const [click, reason] of reasons) expect(click).toMatchObject({ freeReason: reason, chargedCents: 0 })
}

/** What a brand changes, once. */
async function change({ brandId, campaignId }: Place, step: BudgetStep): Promise<void> {
  const { db } = app.world
  switch (step.what) {
    case 'daily':
    case 'total':
      await db.execute(sql`update campaigns set ${COLUMNS[step.what]} = ${step.cents} where id = ${campaignId}`)
      return
    case 'month':
      await db.execute(
        sql`insert into ad_settings (brand_id, monthly_limit_cents) values (${brandId}, ${step.cents})
            on conflict (brand_id) do update set monthly_limit_cents = excluded.monthly_limit_cents`,
      )
      return
    case 'pause':
    case 'resume': {
      const status = step.what === 'pause' ? 'paused' : 'active'
      await db.execute(sql`update campaigns set status = ${status} where id = ${campaignId}`)
      return
    }
    case 'stop':
    case 'go':
      await db.execute(
        sql`insert into ad_settings (brand_id, is_stopped) values (${brandId}, ${step.what === 'stop'})
            on conflict (brand_id) do update set is_stopped = excluded.is_stopped`,
      )
      return
    case 'topUp':
      await creditTo(brandId, step.cents)
      return
    default:
  }
}

const creditTo = async (brandId: string, cents: number): Promise<void> => {
  const bought = { purchaseId: randomUUID(), cents, bonusCents: 0, bonusExpiresAt: new Date(), isLive: false }
  await topUp(app.world, { brandId, ...bought })
}

function count(plain: PlainBudgets, step: BudgetStep, day: string): void {
  if (step.what === 'click') plain.click(step.no, step.cents, day)
  else if (step.what === 'refund') plain.refund(step.no)
  else if (step.what === 'daily') plain.daily = step.cents ?? 0
  else if (step.what === 'total' || step.what === 'month') plain[step.what] = step.cents
  else if (step.what === 'pause' || step.what === 'resume') plain.isPaused = step.what === 'pause'
  else if (step.what === 'stop' || step.what === 'go') plain.isStopped = step.what === 'stop'
  else if (step.what === 'topUp') plain.credit += step.cents
}

// Trust I3, I4, R04: what a plain program computes from the same schedule is what happened.
test('of random schedules on two connections, no cent is over a budget, below zero, lost or doubled', async () => {
  const no = fc.integer({ min: 0, max: CLICKS - 1 })
  const cents = fc.integer({ min: 5, max: 500 })
  const limit = fc.option(fc.integer({ min: 200, max: 1200 }))
  const click = fc.record({ what: fc.constant('click' as const), no, cents })
  const Step = fc.oneof(
    { weight: 6, arbitrary: click },
    { weight: 2, arbitrary: fc.record({ what: fc.constant('refund' as const), no }) },
    {
      weight: 2,
      arbitrary: fc.record({ what: fc.constant('topUp' as const), cents: fc.integer({ min: 100, max: 2000 }) }),
    },
    fc.record({ what: fc.constant('daily' as const), cents: fc.integer({ min: 200, max: 1500 }) }),
    fc.record({ what: fc.constantFrom('total' as const, 'month' as const), cents: limit }),
    fc.record({ what: fc.constantFrom('pause' as const, 'resume' as const, 'stop' as const, 'go' as const) }),
    fc.record({ what: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  )
  const entry = fc.record({ step: Step, times: fc.integer({ min: 1, max: 2 }), isKilled: fc.boolean() })
  const first = fc.constant({ step: { what: 'topUp' as const, cents: 900 }, times: 1, isKilled: false })
  const schedule = fc.tuple(first, fc.array(entry, { maxLength: 12 })).map(([start, rest]) => [start, ...rest])
  const together = fc.array(schedule, { minLength: TOGETHER, maxLength: TOGETHER })
  await fc.assert(
    fc.asyncProperty(together, async (schedules) => {
      // R6 counts the clicks of a user on all campaigns.
      await app.world.db.execute(sql`update ad_clicks set user_id = null where user_id is not null`)
      await Promise.all(schedules.map((steps, at) => runSchedule(steps, at)))
    }),
    { numRuns: ROUNDS, endOnFailure: true },
  )
  expect((await checkLedger(app.world)).differences).toEqual([])
})

// Trust R05.
test('a budget of 50 clicks pays 50 at most of 160 at the same time, while it is lowered and the campaign paused', async () => {
  const [productId = ''] = await brand.products(1)
  await brand.credit(100_000)
  const form = boostForm([productId], { bidCents: 20, dailyBudgetCents: 500 })
  const { body } = await brand.owner.post('/api/brand/campaigns', { form, isStarted: true })
  const shoppers = await insertUsers(app.world, 160)
  const clicks = shoppers.map((userId, n) => {
    const ad = dealtAd(app, { campaignId: body.id, productId, userId })
    const scope = { ...app.world, db: n % 2 ? second.db : app.world.db, address: '' }
    return chargeClick(scope, { ad, clickKey: randomUUID(), productId, userId, device: 'phone' })
  })
  const lowered = { form: { ...form, dailyBudgetCents: 300 }, version: 1 }
  const changed = await brand.owner.put(`/api/brand/campaigns/${body.id}`, lowered)
  const paused = brand.owner.post(`/api/brand/campaigns/${body.id}/pause`, { version: 2 })
  await Promise.all([...clicks, paused])
  expect(changed.status).toBe(200)
  const [row] = await rowsOf<{ spent: number; charged: number; posted: number }>(
    app.world.db,
    sql`select spent_cents as spent,
          (select sum(charged_cents)::int from ad_clicks where campaign_id = ${body.id}) as charged,
          (select sum(p.cents)::int from ledger_postings p where p.brand_id = ${brand.id} and p.kind = 'click') as posted
        from campaigns where id = ${body.id}`,
  )
  expect(row?.spent).toBeLessThanOrEqual(500)
  expect([row?.charged, row?.posted]).toEqual([row?.spent, row?.spent])
})
