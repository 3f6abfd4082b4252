import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Purchase } from '#contract/billing.ts'
import { FIRST_PRICES } from '#contract/first-prices.ts'
import type { OwnSubscription } from '#contract/subscription.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { renewPlansJob } from '../billing.jobs.ts'
import { openPlanDesk } from './testing/plan-desk.ts'

let app: TestApp
let desk: Awaited<ReturnType<typeof openPlanDesk>>
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2027-01-31T09:00:00Z') })
})
afterAll(() => app.close())
beforeEach(async () => {
  desk = await openPlanDesk(app)
})

const own = async () => (await desk.owner.get('/api/brand/subscription')).body as OwnSubscription
const plansPaid = async () => (await desk.paid()).map(({ netCents, item }) => [item.cause, netCents])

describe('an order', () => {
  test('is paid at the price of the server, holds at once, and is confirmed by mail with its invoice', async () => {
    const placed = (await desk.order('starter')).body as Purchase
    expect(placed).toMatchObject({ kind: 'plan', netCents: 1900, vatCents: 361, grossCents: 2261, savesCard: true })
    expect((await own()).state).toBeNull()
    await desk.card(placed.id, '4242 4242 4242 4242')
    await app.jobsDone()
    expect(await own()).toMatchObject({
      plan: 'starter',
      state: 'active',
      next: { plan: 'starter', interval: 'month', netCents: 1900 },
      usage: { products: { used: 0, most: 100 }, drops: { used: 0, most: 5 }, team: { used: 1, most: 2 } },
    })
    expect(await desk.invoices()).toMatchObject([{ netCents: 1900, grossCents: 2261 }])
    await desk.runJobs()
    expect(await desk.wallet()).toEqual([0, 500, 0])
    await Promise.all([desk.runJobs(), desk.runJobs()])
    expect(await desk.wallet()).toEqual([0, 500, 0])
  })

  test('of a larger plan costs the difference for the days that are left, to the cent', async () => {
    await desk.buy('starter')
    const { offers, until } = await own()
    const days = Math.round((Date.parse(until ?? '') - app.world.now().getTime()) / 86_400_000)
    app.passTime(10 * 86_400_000)
    const expected = Math.round((4900 * (days - 10)) / days) - Math.round((1900 * (days - 10)) / days)
    expect(offers.find(({ plan, interval }) => plan === 'pro' && interval === 'month')).toMatchObject({
      nowCents: 3000,
    })
    await desk.buy('pro')
    expect(await plansPaid()).toEqual([
      ['ordered', 1900],
      ['upgrade', expected],
    ])
    expect(await own()).toMatchObject({ plan: 'pro', until })
  })

  test('of a year sets off what is left of the month', async () => {
    await desk.buy('pro')
    await desk.buy('pro', 'year')
    expect(await plansPaid()).toEqual([
      ['ordered', 4900],
      ['upgrade', 49_000 - 4900],
    ])
    expect(await own()).toMatchObject({ plan: 'pro', interval: 'year', next: { netCents: 49_000 } })
  })

  test('that was paid beside another one is refunded by itself, and does not make two plans', async () => {
    const [one, two] = [(await desk.order('starter')).body as Purchase, (await desk.order('pro')).body as Purchase]
    // The first order makes place for the second; its payment may still arrive.
    await app.world.db.execute(
      sql`update purchases set expires_at = created_at + interval '30 minutes' where id = ${one.id}`,
    )
    await Promise.all([desk.card(one.id, '4242424242424242'), desk.card(two.id, '4242424242424242')])
    await app.jobsDone()
    await desk.refundsDone()
    const states = (await desk.paid()).map(({ state }) => state).sort()
    expect(states).toEqual(['credited', 'refunded'])
    expect((await desk.changes()).filter((cause) => cause === 'ordered')).toHaveLength(1)
  })

  test('adds what is left of the trial', async () => {
    const at = app.world.now()
    await app.world.db.execute(
      sql`insert into subscriptions (brand_id, plan, state, period_from, period_to, anchor_day, changed_at)
          values (${desk.brand.id}, 'pro', 'trialing', ${at.toISOString()},
            ${new Date(at.getTime() + 9 * 86_400_000).toISOString()}, 1, now())`,
    )
    const { offers } = await own()
    const offer = offers.find(({ plan, interval }) => plan === 'pro' && interval === 'month')
    const days = (Date.parse(offer?.until ?? '') - at.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(36)
    expect(days).toBeLessThan(41)
  })

  test('is not for the native shell, and not for members who may not pay', async () => {
    const editor = await app.person()
    await app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role, is_owner) values (${desk.brand.id}, ${editor.id}, 'editor', false)`,
    )
    expect((await editor.get('/api/brand/subscription')).body).toMatchObject({ plan: 'pro', offers: [] })
    expect((await editor.send('DELETE', '/api/brand/subscription', { reason: null })).status).toBe(403)
  })
})

describe('over time', () => {
  test('a plan renews on its day, by one charge, whichever process is first', async () => {
    await desk.buy('starter')
    const first = await desk.now()
    await desk.passDays(27)
    app.passTime(5 * 86_400_000)
    await Promise.all([
      app.jobs.run(renewPlansJob, {}),
      app.jobs.run(renewPlansJob, {}),
      app.jobs.run(renewPlansJob, {}),
    ])
    await app.jobsDone()
    await desk.runJobs()
    expect(await plansPaid()).toEqual([
      ['ordered', 1900],
      ['renewal', 1900],
    ])
    expect((await desk.now())?.from).toBe(first?.to)
    // Two months of credit, of which each lasts 60 days.
    expect(await desk.credit()).toBe(1000)
  })

  test('a card that does not pay is tried on days 1, 3, 5 and 7; on day 14 the brand has Free, and nothing is deleted', async () => {
    await desk.buy('starter', 'month', '4242 4242 4242 4242')
    await app.world.db.execute(
      sql`update payment_methods set method = 'pm_sim_4000000000000341' where brand_id = ${desk.brand.id}`,
    )
    const { to } = (await desk.now()) ?? { to: '' }
    await desk.passDays(24, 24)
    await desk.passDays(22, 1)
    const attempts = await desk.select<{ day: number }>(
      sql`select (created_at at time zone 'Europe/Berlin')::date - ${to}::date as day from purchases
          where brand_id = ${desk.brand.id} and paid_at is null order by created_at`,
    )
    expect(attempts.map(({ day }) => day)).toEqual([0, 1, 3, 5, 7])
    expect(await desk.now()).toMatchObject({ plan: 'free', state: 'canceled', to: null })
    expect((await desk.changes()).filter((cause) => cause === 'payment-failed')).toHaveLength(5)
  })

  test('an unpaid plan goes on when the brand pays itself, from the day on which it ended', async () => {
    await desk.buy('starter')
    await app.world.db.execute(
      sql`update payment_methods set method = 'pm_sim_4000000000000341' where brand_id = ${desk.brand.id}`,
    )
    const before = await desk.now()
    await desk.passDays(33)
    expect(await desk.now()).toMatchObject({ state: 'past_due', plan: 'starter' })
    await desk.select(sql`update sessions set expires_at = ${new Date(app.world.now().getTime() + 9e9).toISOString()}`)
    await desk.buy('starter')
    expect(await desk.now()).toMatchObject({ state: 'active', plan: 'starter', from: before?.to })
    await desk.passDays(5)
    expect(await plansPaid()).toEqual([
      ['ordered', 1900],
      ['settle', 1900],
    ])
  })

  test('a canceled plan ends with its period; taken back, it renews', async () => {
    await desk.buy('starter')
    const cancel = () => desk.owner.send('DELETE', '/api/brand/subscription', { reason: 'price' })
    expect((await cancel()).body).toMatchObject({ state: 'canceled_at_period_end', plan: 'starter', next: null })
    expect((await cancel()).status).toBe(200)
    expect((await desk.owner.post('/api/brand/subscription/keep')).body).toMatchObject({ state: 'active' })
    await cancel()
    await desk.passDays(33)
    expect(await desk.now()).toMatchObject({ plan: 'free', state: 'canceled' })
    expect(await plansPaid()).toHaveLength(1)
    expect(await desk.changes()).toEqual(['given', 'ordered', 'canceled', 'kept', 'canceled', 'ended'])
  })

  test('a smaller plan begins with the next period, at its price', async () => {
    await desk.buy('pro')
    const change = (body: object) => desk.owner.send('PUT', '/api/brand/subscription', body)
    expect((await change({ plan: 'studio', interval: 'month' })).body).toMatchObject({ code: 'plans.impossible' })
    expect((await change({ plan: 'starter', interval: 'month' })).body).toMatchObject({
      plan: 'pro',
      next: { plan: 'starter', netCents: 1900 },
    })
    await desk.passDays(32)
    expect(await desk.now()).toMatchObject({ plan: 'starter', state: 'active' })
    expect(await plansPaid()).toEqual([
      ['ordered', 4900],
      ['renewal', 1900],
    ])
  })

  test('a pause shows nothing, charges nothing, and keeps the paid days', async () => {
    await desk.buy('starter')
    const left = async () => Date.parse((await own()).until ?? '') - app.world.now().getTime()
    const before = await left()
    expect((await desk.owner.post('/api/brand/subscription/pause', { months: 1 })).body).toMatchObject({
      state: 'paused',
      usage: { products: { most: 0 } },
    })
    await desk.passDays(10)
    await desk.owner.post('/api/brand/subscription/resume')
    expect(await left()).toBe(before)
    expect(await plansPaid()).toHaveLength(1)
  })

  test('a running contract keeps its price; the next one is told 15 days before', async () => {
    await desk.buy('starter')
    const finance = await app.person({ staff: 'finance' })
    const prices = {
      ...FIRST_PRICES,
      plans: { ...FIRST_PRICES.plans, starter: { ...FIRST_PRICES.plans.starter, monthCents: 2400 } },
    }
    const validFrom = new Date(app.world.now().getTime() + 15 * 86_400_000 + 3_600_000).toISOString()
    expect((await finance.post('/api/admin/prices', { validFrom, prices, reason: 'Neue Preise' })).status).toBe(200)
    await desk.passDays(10)
    expect(await desk.told()).toEqual(['ordered'])
    await desk.passDays(8)
    expect(await desk.told()).toEqual(['ordered', 'price-change'])
    await desk.passDays(15)
    expect(await plansPaid()).toEqual([
      ['ordered', 1900],
      ['renewal', 2400],
    ])
  })

  test('a payment that its holder contests ends the plan; credit and limits follow', async () => {
    await desk.buy('starter', 'month', '4000 0000 0000 0259')
    expect(await desk.now()).toMatchObject({ plan: 'free', state: 'canceled' })
    await desk.runJobs()
    expect(await plansPaid()).toHaveLength(1)
  })
})
