import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnReturns, StaffReturn } from '#contract/credit-returns.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { askBackAtEndJob } from '../billing.jobs.ts'
import { checkLedger } from '../ledger/ledger-check.service.ts'
import { openBillingDesk } from '../testing/desk.ts'

const DAY_MS = 86_400_000

let app: TestApp
let staff: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { OPERATOR_EMAIL: 'post@dropdeck.example' } })
  staff = await app.person({ staff: 'superadmin' })
})
afterAll(async () => {
  expect((await checkLedger(app.world)).differences).toEqual([])
  await app.close()
})

const endNow = (brandId: string) =>
  staff.post(`/api/admin/brands/${brandId}/ending`, {
    ground: 'terms',
    facts: 'Drei Produkte waren Nachahmungen, trotz zweier Hinweise.',
    note: '',
    cause: 'repeated-breach',
  })
/** Twice, as a job may run. */
const runJob = async () => {
  for (let run = 0; run < 2; run += 1) await app.jobs.run(askBackAtEndJob, {})
}
const queueOf = async (name: string) => {
  const { returns } = (await staff.get('/api/admin/billing/credit-returns?of=open')).body as { returns: StaffReturn[] }
  return returns.filter(({ brand }) => brand.name === name)
}

test('bought credit is asked back once when staff end the account, and what they refuse is not asked again', async () => {
  const desk = await openBillingDesk(app)
  await desk.buy()
  const [brand] = await rowsOf<{ name: string }>(app.world.db, sql`select name from brands where id = ${desk.brand.id}`)
  const name = brand?.name ?? ''
  await runJob()
  expect(await queueOf(name)).toEqual([])
  expect((await endNow(desk.brand.id)).status).toBe(200)
  await runJob()
  const open = await queueOf(name)
  expect(open).toMatchObject([{ cents: 5000, grossCents: 5950, reason: 'Ende des Kontos: von selbst zurückgefordert' }])
  const own = (await desk.owner.get('/api/brand/credit-returns')).body as OwnReturns
  expect(own).toMatchObject({ availableCents: 0, heldCents: 5000 })
  const audited = await rowsOf<{ action: string; role: string }>(
    app.world.db,
    sql`select action, role from audit_log where brand_id = ${desk.brand.id} and action = 'credit.asked-back'`,
  )
  expect(audited).toEqual([{ action: 'credit.asked-back', role: 'automatic' }])
  await staff.post(`/api/admin/billing/credit-returns/${open[0]?.id}/refuse`, { reason: 'Strittig, Anwalt prüft' })
  await runJob()
  expect(await queueOf(name)).toEqual([])
})

test('an account that its owner closed asks on its last day only, and its erasure loses nothing', async () => {
  const desk = await openBillingDesk(app)
  await desk.buy()
  const id = desk.brand.id
  expect((await desk.owner.post('/api/brand/deletion', { password: desk.owner.password })).status).toBe(200)
  const openOf = () =>
    rowsOf(app.world.db, sql`select 1 from credit_returns where brand_id = ${id} and state = 'asked'`)
  await runJob()
  expect(await openOf()).toHaveLength(0)
  app.passTime(29.5 * DAY_MS)
  await runJob()
  expect(await openOf()).toHaveLength(1)
})
