import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAID_PLANS, type PaidPlan } from '#contract/plans.limits.ts'
import { PLAN_INTERVALS, type PlanInterval } from '#contract/subscription.limits.ts'
import { ensurePartitions } from '#server/platform/data/partitions.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openPlanDesk } from './testing/plan-desk.ts'

const DAY_MS = 86_400_000
const SCHEDULES = 3
const STEPS = 14
/** Product 9, in cents: a plain copy, so that the test does not ask what it checks. */
const MONTH = { starter: 1900, pro: 4900, studio: 14_900 } as const
const priceOf = (plan: PaidPlan, interval: PlanInterval) => MONTH[plan] * (interval === 'year' ? 10 : 1)

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2027-01-31T09:00:00Z') })
})
afterAll(() => app.close())

/** Numbers from 0 to 1, the same for a seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const berlinDay = (at: string | Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date(at))
const daysBetween = (from: string | Date, to: string | Date) =>
  Math.round((Date.parse(berlinDay(to)) - Date.parse(berlinDay(from))) / DAY_MS)

interface Bought {
  readonly id: string
  readonly netCents: number
  readonly state: string
  readonly createdAt: string
  readonly item: {
    readonly cause: string
    readonly plan: PaidPlan
    readonly interval: PlanInterval
    readonly from: string
    readonly basis: string | null
  }
  readonly changes: number
}

/** What a purchase must have cost, from the words of its own row. */
function expectedCents({ item, createdAt }: Bought): number {
  const { cause, plan, interval, basis } = item
  const price = priceOf(plan, interval)
  if (cause !== 'upgrade' || basis === null) return price
  const [ownPlan = '', ownInterval = '', from = '', to = ''] = basis.split('|')
  const own = priceOf(ownPlan as PaidPlan, ownInterval as PlanInterval)
  const days = daysBetween(from, to)
  const left = Math.min(days, daysBetween(createdAt, to))
  const unused = Math.round((own * left) / days)
  return interval === ownInterval ? Math.round((price * left) / days) - unused : price - unused
}

test.each(Array.from({ length: SCHEDULES }, (_, n) => n + 1))(
  'schedule %i: no period is paid twice, parts add up to the cent, and what does not fit is refunded',
  async (seed) => {
    const next = random(seed * 7919)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
    const desk = await openPlanDesk(app)
    const send = (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
      desk.owner.send(method, `/api/brand/subscription${path}`, body)
    const steps = [
      () => desk.buy(pick(PAID_PLANS), pick(PLAN_INTERVALS)),
      () => desk.buy(pick(PAID_PLANS), 'month'),
      async () => {
        const [one, two] = [await desk.order(pick(PAID_PLANS)), await desk.order(pick(PAID_PLANS))]
        await Promise.all(
          [one, two].map(({ status, body }) =>
            status === 200 ? desk.card((body as { id: string }).id, '4242424242424242') : null,
          ),
        )
      },
      () => send('DELETE', '', { reason: null }),
      () => send('POST', '/keep'),
      () => send('PUT', '', { plan: pick(PAID_PLANS), interval: 'month' }),
      () => send('POST', '/pause', { months: 1 }),
      () => send('POST', '/resume'),
      () =>
        app.world.db.execute(
          sql`update payment_methods set method = ${pick(['pm_sim_4000000000000341', 'pm_sim_4242424242424242'])}
              where brand_id = ${desk.brand.id} and method is not null`,
        ),
    ]
    for (let step = 0; step < STEPS; step += 1) {
      await pick(steps)()
      await app.jobsDone()
      const days = 1 + Math.floor(next() * 17)
      await ensurePartitions(app.world.db, new Date(app.world.now().getTime() + days * DAY_MS))
      app.passTime(days * DAY_MS)
      const later = new Date(app.world.now().getTime() + 90 * DAY_MS).toISOString()
      await app.world.db.execute(
        sql`update sessions set expires_at = ${later}, last_seen_at = ${app.world.now().toISOString()} where user_id = ${desk.owner.id}`,
      )
      // Two processes run the same jobs.
      await Promise.all([desk.runJobs(), desk.runJobs()])
    }
    await desk.refundsDone()
    const bought = await desk.select<Bought>(
      sql`select p.id, p.net_cents as "netCents", p.state, p.created_at as "createdAt", p.item,
            (select count(*) from subscription_changes c where c.purchase_id = p.id and c.cause <> 'payment-failed')::int as changes
          from purchases p where p.brand_id = ${desk.brand.id} and p.paid_at is not null`,
    )
    expect(bought.length).toBeGreaterThan(0)
    for (const one of bought) {
      expect([one.item, one.netCents]).toEqual([one.item, expectedCents(one)])
      expect([one.state, one.changes]).toEqual(one.state === 'credited' ? ['credited', 1] : ['refunded', 0])
    }
    const periods = bought.filter(({ item, state }) => item.cause !== 'upgrade' && state === 'credited')
    expect(new Set(periods.map(({ item }) => item.from)).size).toBe(periods.length)
    const [grants] = await desk.select<{ given: number; different: number }>(
      sql`select count(*)::int as given, count(distinct key)::int as different from ledger_postings
          where brand_id = ${desk.brand.id} and kind = 'plan_grant'`,
    )
    expect(grants?.given).toBe(grants?.different)
  },
)
