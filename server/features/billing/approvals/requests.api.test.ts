import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MoneyAnswer, MoneyRequest } from '#contract/money-requests.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { checkLedger } from '../ledger/ledger-check.service.ts'
import { openBillingDesk } from '../testing/desk.ts'
import { settleMoneyRequestsJob } from './request-jobs.ts'

const HOUR_MS = 3_600_000
const REQUESTS = '/api/admin/billing/requests'
const REASON = 'Ausfall am 4. Oktober'

let app: TestApp
let desk: Awaited<ReturnType<typeof openBillingDesk>>
let first: TestPerson
let second: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { OPERATOR_EMAIL: 'post@dropdeck.example' } })
})
afterAll(async () => {
  expect((await checkLedger(app.world)).differences).toEqual([])
  await app.close()
})
beforeEach(async () => {
  await app.world.db.execute(sql`delete from staff`)
  desk = await openBillingDesk(app)
  first = await app.person({ staff: 'superadmin' })
  second = await app.person({ staff: 'finance' })
})

const keyed = (by: TestPerson, path: string, body: object, key: string = randomUUID()) =>
  by.send('POST', path, body, { headers: { 'idempotency-key': key } })
const grant = (cents: number, { by = first, key }: { by?: TestPerson; key?: string } = {}) =>
  keyed(by, `/api/admin/billing/brands/${desk.brand.id}/grants`, { cents, reason: REASON }, key)
const asked = async (answer: ReturnType<typeof grant>) => (await answer.then(({ body }) => body as MoneyAnswer)).request
const decide = (id: string, verb: 'confirm' | 'refuse' | 'withdraw', by = second) =>
  by.post(`${REQUESTS}/${id}/${verb}`, verb === 'withdraw' ? {} : { reason: 'geprüft' })
const code = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]
const list = async (of: 'open' | 'decided', by = second) =>
  ((await by.get(`${REQUESTS}?of=${of}`)).body as { requests: MoneyRequest[] }).requests.filter(
    ({ brand }) => brand.id === desk.brand.id,
  )
const settle = async () => {
  await app.world.jobs.enqueue(app.world.db, settleMoneyRequestsJob, {})
  await app.jobsDone()
}
const audited = () =>
  rowsOf<{ action: string; role: string }>(
    app.world.db,
    sql`select action, role from audit_log where brand_id = ${desk.brand.id} and (action like 'money.%' or action like 'credit.granted%'
          or action like 'purchase.refund%') order by at`,
  ).then((rows) => rows.map(({ action, role }) => `${role} ${action}`))

test('above 100 € a second person confirms: not the one who asked, not a member of the brand, and once', async () => {
  const key = randomUUID()
  const request = await asked(grant(10_001, { key }))
  expect(request).toMatchObject({ takesEffectAt: null })
  expect(await asked(grant(10_001, { key }))).toEqual(request)
  expect(code(await grant(10_002, { key }))).toEqual([409, 'idempotency-key.reused'])
  const id = request?.id ?? ''
  await app.jobsDone()
  expect(app.mail.lastTo(second.email)).toMatchObject({ subject: 'Bitte bestätigen: 100,01 € in der Verwaltung' })
  expect(await desk.wallet()).toEqual([0, 0, 0])
  expect(await list('open')).toMatchObject([{ id, cents: 10_001, isForCaller: true, reason: REASON }])
  expect((await list('open', first))[0]).toMatchObject({ isForCaller: false, askedBy: { isSelf: true } })
  expect(code(await decide(id, 'confirm', first))).toEqual([403, 'billing.request-own'])
  const insider = await app.person({ staff: 'finance' })
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role) values (${desk.brand.id}, ${insider.id}, 'editor')`,
  )
  expect(code(await decide(id, 'confirm', insider))).toEqual([403, 'billing.own-brand'])
  const third = await app.person({ staff: 'finance' })
  const race = await Promise.all([decide(id, 'confirm'), decide(id, 'confirm', third), decide(id, 'withdraw', first)])
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1)
  const [decided] = await list('decided')
  expect(await desk.wallet()).toEqual([0, decided?.state === 'confirmed' ? 10_001 : 0, 0])
  expect(await audited()).toHaveLength(2)
  expect(code(await decide(id, 'confirm', third))).toEqual([409, 'billing.request-decided'])
})

test('a confirmation needs a recent sign-in or the password; a refusal and a withdrawal change nothing', async () => {
  const [one, two] = [await asked(grant(20_000)), await asked(grant(30_000))]
  app.passTime(16 * 60_000)
  expect(code(await decide(one?.id ?? '', 'confirm'))).toEqual([403, 'accounts.reauth'])
  expect((await decide(one?.id ?? '', 'refuse')).status).toBe(200)
  expect(code(await decide(two?.id ?? '', 'withdraw'))).toEqual([403, 'forbidden'])
  expect((await decide(two?.id ?? '', 'withdraw', first)).status).toBe(200)
  expect((await list('decided')).map(({ state, answer }) => [state, answer]).sort()).toEqual([
    ['refused', 'geprüft'],
    ['withdrawn', ''],
  ])
  expect(await desk.wallet()).toEqual([0, 0, 0])
  expect((await audited()).sort()).toEqual([
    'finance money.refused',
    'superadmin money.asked',
    'superadmin money.asked',
    'superadmin money.withdrawn',
  ])
})

test('refunds of a brand count together; above 100 € the second person orders the refund', async () => {
  const bought = await desk.buy({ credit: { kind: 'package', name: 'L' } })
  const refund = (cents: number) => keyed(first, `/api/admin/purchases/${bought.id}/refund`, { cents, reason: REASON })
  expect(await asked(refund(9000))).toBeNull()
  const request = await asked(refund(1001))
  expect((await desk.read(bought.id)).refundedCents).toBe(0)
  await app.jobsDone()
  expect((await desk.read(bought.id)).refundedCents).toBe(9000)
  expect((await decide(request?.id ?? '', 'confirm')).status).toBe(200)
  await app.jobsDone()
  expect((await desk.read(bought.id)).refundedCents).toBe(10_001)
  expect(await audited()).toEqual([
    'superadmin purchase.refund-ordered',
    'superadmin money.asked',
    'finance purchase.refund-ordered',
  ])
})

test('with a single person it waits 24 hours, is mailed at once, can be withdrawn, and takes effect once by job', async () => {
  await app.world.db.execute(sql`delete from staff where user_id = ${second.id}`)
  const [kept, withdrawn] = [await asked(grant(15_000)), await asked(grant(16_000))]
  expect(new Date(kept?.takesEffectAt ?? 0).getTime()).toBe(app.world.now().getTime() + 24 * HOUR_MS)
  await app.jobsDone()
  for (const to of ['post@dropdeck.example', first.email]) {
    expect(app.mail.lastTo(to).text).toContain('von selbst wirksam')
  }
  expect((await decide(withdrawn?.id ?? '', 'withdraw', first)).status).toBe(200)
  app.passTime(24 * HOUR_MS - 1000)
  await settle()
  expect(await desk.wallet()).toEqual([0, 0, 0])
  app.passTime(2000)
  await Promise.all([settle(), settle()])
  expect(await desk.wallet()).toEqual([0, 15_000, 0])
  const lone = await app.person({ staff: 'superadmin' })
  expect((await list('decided', lone)).map(({ state }) => state).sort()).toEqual(['effective', 'withdrawn'])
  expect((await audited()).filter((line) => line.includes('granted'))).toEqual(['automatic credit.granted'])
})

test('a second person who came meanwhile must confirm, whatever the clock says', async () => {
  await app.world.db.execute(sql`delete from staff where user_id = ${second.id}`)
  const request = await asked(grant(15_000))
  app.passTime(25 * HOUR_MS)
  const late = await app.person({ staff: 'finance' })
  await settle()
  expect(await desk.wallet()).toEqual([0, 0, 0])
  expect(await list('open', late)).toMatchObject([{ id: request?.id, takesEffectAt: null, isForCaller: true }])
  expect((await decide(request?.id ?? '', 'confirm', late)).status).toBe(200)
  expect(await desk.wallet()).toEqual([0, 15_000, 0])
})
