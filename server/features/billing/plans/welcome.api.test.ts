import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import { plainProduct } from '#server/testing/plain-product.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { expireCreditJob, grantPlanCreditJob } from '../billing.jobs.ts'
import { openPlanDesk } from './testing/plan-desk.ts'

const DAY_MS = 86_400_000

let app: TestApp
let desk: Awaited<ReturnType<typeof openPlanDesk>>
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2027-01-31T09:00:00Z') })
})
afterAll(() => app.close())
beforeEach(async () => {
  desk = await openPlanDesk(app)
  await app.world.db.execute(
    sql`insert into subscriptions (brand_id, plan, state, period_from, period_to, anchor_day, changed_at)
        values (${desk.brand.id}, 'free', 'active', now(), null, 1, now())`,
  )
})

/** Products that people can see, numbered from `first` on. */
const show = (count: number, first = 1) =>
  saveProducts(
    app.world,
    desk.brand.id,
    Array.from({ length: count }, (_, at) =>
      plainProduct({ externalId: `${desk.brand.no}-${first + at}`, listedAt: app.world.now() }),
    ),
  )
const verify = () =>
  app.world.db.execute(
    sql`update brands set verified_at = ${app.world.now().toISOString()} where id = ${desk.brand.id}`,
  )
const runJob = () => app.jobs.run(grantPlanCreditJob, {})
const posted = () =>
  desk.select<{ kind: string; cents: number }>(
    sql`select kind, cents from ledger_postings where brand_id = ${desk.brand.id} order by id`,
  )
const bonusEnds = async () =>
  (
    await desk.select<{ at: string }>(
      sql`select expires_at as at from credit_lots where brand_id = ${desk.brand.id} and account = 'bonus'`,
    )
  ).map(({ at }) => (Date.parse(at) - app.world.now().getTime()) / DAY_MS)

const WELCOME = { kind: 'bonus_grant', cents: 1000 }

test('a brand gets 10 € once it is verified and shows three products, however often and on how many processes the job runs', async () => {
  await verify()
  await show(2)
  await runJob()
  expect(await posted()).toEqual([])
  await show(1, 3)
  await Promise.all([runJob(), runJob(), runJob()])
  await runJob()
  expect(await posted()).toEqual([WELCOME])
  expect(await desk.wallet()).toEqual([0, 1000, 0])
  expect(await bonusEnds()).toEqual([60])
})

test('a brand that is not verified, or not public, gets nothing before it is', async () => {
  await show(3)
  await runJob()
  expect(await posted()).toEqual([])
  await verify()
  const publish = (status: string) =>
    app.world.db.execute(sql`update brands set status = ${status} where id = ${desk.brand.id}`)
  await publish('suspended')
  await runJob()
  expect(await posted()).toEqual([])
  await publish('approved')
  await runJob()
  expect(await posted()).toEqual([WELCOME])
})

test('what is left of it after 60 days is gone, and it does not come again', async () => {
  await verify()
  await show(3)
  await runJob()
  app.passTime(60 * DAY_MS + 1000)
  await app.jobs.run(expireCreditJob, {})
  await runJob()
  expect(await posted()).toEqual([WELCOME, { kind: 'expire', cents: 1000 }])
  expect(await desk.credit()).toBe(0)
  app.passTime(-60 * DAY_MS - 1000)
})
