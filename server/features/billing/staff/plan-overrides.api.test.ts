import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandAccount } from '#contract/billing-staff.ts'
import { holdPlan, releasePlan } from '#server/features/brands/subscription/subscription.service.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { openPlanDesk } from '../plans/testing/plan-desk.ts'

const DAY_MS = 86_400_000
const REASON = 'Ausgleich für den Ausfall am 4. Oktober'

let app: TestApp
let superadmin: TestPerson
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-10-05T10:00:00Z'), env: { OPERATOR_EMAIL: 'post@dropdeck.example' } })
  superadmin = await app.person({ staff: 'superadmin' })
})
afterAll(() => app.close())

const pathOf = (brandId: string) => `/api/admin/billing/brands/${brandId}/plan-override`
const set = (brandId: string, more: { by?: TestPerson; plan?: string; until?: string; password?: string } = {}) => {
  const { by = superadmin, ...body } = more
  return by.post(pathOf(brandId), { plan: 'studio', until: '2026-10-20', reason: REASON, ...body })
}
const end = (brandId: string) => superadmin.post(`${pathOf(brandId)}/end`, { reason: 'Der Ausfall war kürzer' })

test('superadmins alone override a plan, with a recent sign-in, for days to come, and not that of their own brand', async () => {
  const desk = await openPlanDesk(app)
  await desk.buy('starter')
  const by = await app.person({ staff: 'finance' })
  expect((await set(desk.brand.id, { by })).body).toMatchObject({ code: 'forbidden' })
  const wrong = ['2026-10-04', '2027-10-07'].map((until) => set(desk.brand.id, { until }))
  expect((await Promise.all(wrong)).map(({ body }) => body.code)).toEqual(Array(2).fill('billing.override-day'))
  const unapproved = await insertTestBrand(app.world)
  expect((await set(unapproved.id)).body).toMatchObject({ code: 'billing.no-plan' })
  const insider = await app.person({ staff: 'superadmin' })
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role) values (${desk.brand.id}, ${insider.id}, 'editor')`,
  )
  expect((await set(desk.brand.id, { by: insider })).body).toMatchObject({ code: 'billing.own-brand' })
  app.passTime(16 * 60_000)
  expect((await set(desk.brand.id)).body).toMatchObject({ reauth: true })
  superadmin = await app.person({ staff: 'superadmin' })
  expect((await set(desk.brand.id)).status).toBe(200)
})

test('an override holds until the end of its day by the clock, its brand reads why, and its own plan goes on', async () => {
  const desk = await openPlanDesk(app)
  await desk.buy('starter')
  superadmin = await app.person({ staff: 'superadmin' })
  const own = async () => (await desk.owner.get('/api/brand/subscription')).body
  const account = async () => (await superadmin.get(`/api/admin/billing/brands/${desk.brand.id}`)).body as BrandAccount
  expect((await set(desk.brand.id)).status).toBe(200)
  expect(await own()).toMatchObject({ plan: 'studio', override: { reason: REASON, ownPlan: 'starter' } })
  expect((await account()).override).toEqual({ plan: 'studio', until: '2026-10-20', reason: REASON })
  expect((await desk.owner.get('/api/notifications')).text).toContain(REASON)
  expect(await desk.now()).toMatchObject({ plan: 'starter', state: 'active' })
  const last = Date.parse('2026-10-20T21:59:00Z') - app.world.now().getTime()
  app.passTime(last)
  expect(await own()).toMatchObject({ plan: 'studio' })
  app.passTime(60_000)
  // No job has run yet.
  expect(await own()).toMatchObject({ plan: 'starter', override: null })
  superadmin = await app.person({ staff: 'superadmin' })
  await desk.runJobs()
  await desk.runJobs()
  expect(await desk.told()).toEqual(['ordered', 'override', 'override-ended'])
  expect((await end(desk.brand.id)).body).toMatchObject({ code: 'billing.no-override' })
})

test('an override is ended early with a reason, and both acts stand in the audit log', async () => {
  const desk = await openPlanDesk(app)
  await desk.buy('pro')
  superadmin = await app.person({ staff: 'superadmin' })
  const until = new Date(app.world.now().getTime() + 5 * DAY_MS).toISOString().slice(0, 10)
  await set(desk.brand.id, { plan: 'free', until })
  expect((await desk.owner.get('/api/brand/subscription')).body.plan).toBe('free')
  expect((await end(desk.brand.id)).status).toBe(200)
  expect((await desk.owner.get('/api/brand/subscription')).body).toMatchObject({ plan: 'pro', override: null })
  const audited = await desk.select<{ action: string }>(
    sql`select action, reason from audit_log where target_id = ${desk.brand.id} and action like 'plan.overrid%' order by at`,
  )
  expect(audited).toEqual([
    { action: 'plan.overridden', reason: REASON },
    { action: 'plan.override-ended', reason: 'Der Ausfall war kürzer' },
  ])
})

test('the time that a suspended brand paid for stands still until it is back', async () => {
  const desk = await openPlanDesk(app)
  await desk.buy('pro')
  const before = await desk.now()
  await holdPlan(app.world, desk.brand.id)
  expect(await desk.now()).toMatchObject({ plan: 'pro', state: 'paused_by_admin' })
  app.passTime(3 * DAY_MS)
  await releasePlan(app.world, desk.brand.id)
  const after = await desk.now()
  expect(after?.state).toBe('active')
  expect((Date.parse(after?.to ?? '') - Date.parse(before?.to ?? '')) / DAY_MS).toBe(3)
})
