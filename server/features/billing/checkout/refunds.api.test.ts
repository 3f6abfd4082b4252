import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { refundObject } from '#server/platform/payments/simulator.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { checkLedger } from '../ledger/ledger-check.service.ts'
import { openBillingDesk, sendEvent } from '../testing/desk.ts'
import { sendRefundsJob } from './refund-jobs.ts'

const HOUR_MS = 3_600_000
let app: TestApp
let staff: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { OPERATOR_EMAIL: 'post@dropdeck.example' } })
  staff = await app.person()
  await app.world.db.execute(sql`insert into staff (user_id, role) values (${staff.id}, 'finance')`)
  await app.world.db.execute(sql`update sessions set second_factor_at = now() where user_id = ${staff.id}`)
})
afterAll(async () => {
  expect((await checkLedger(app.world)).differences).toEqual([])
  await app.close()
})

let desk: Awaited<ReturnType<typeof openBillingDesk>>
let purchaseId: string
let reference: string
beforeEach(async () => {
  desk = await openBillingDesk(app)
  purchaseId = (await desk.buy()).id
  const [row] = await rowsOf<{ reference: string }>(
    app.world.db,
    sql`select reference from purchases where id = ${purchaseId}`,
  )
  reference = row?.reference ?? ''
})

const refund = (cents: number, key: string = randomUUID()) =>
  staff.send(
    'POST',
    `/api/admin/purchases/${purchaseId}/refund`,
    { cents, reason: 'Auf Wunsch der Marke' },
    { headers: { 'idempotency-key': key } },
  )
const refunds = () =>
  rowsOf<{ id: string; state: string; cents: number }>(
    app.world.db,
    sql`select id, state, cents from purchase_refunds where purchase_id = ${purchaseId} order by created_at, cents`,
  )
const tellFailed = (refundId: string, cents: number) =>
  sendEvent(app, {
    id: `evt_${randomUUID()}`,
    type: 'refund.failed',
    livemode: false,
    data: { object: refundObject({ reference, cents, refundId }, 'failed') },
  })

test('a refund that fails is given back with its bonus, its correction is revoked, and staff are told', async () => {
  await refund(2975)
  await app.jobsDone()
  expect([await desk.wallet(), (await desk.read(purchaseId)).refundedCents]).toEqual([[2500, 125, 0], 2975])
  const [ordered] = await refunds()
  for (const _ of [1, 2]) await tellFailed(ordered?.id ?? '', 2975)
  await app.jobsDone()
  expect(await desk.wallet()).toEqual([5000, 250, 0])
  expect(await desk.read(purchaseId)).toMatchObject({ state: 'credited', refundedCents: 0 })
  expect((await desk.invoices()).map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
    ['invoice', 2975],
    ['correction', -2975],
    ['invoice', 5950],
  ])
  const mails = app.mail.messages.filter(({ subject }) => subject.startsWith('Erstattung fehlgeschlagen: 29,75'))
  expect(mails).toHaveLength(1)
  // The same amount again is another refund.
  await refund(2975)
  await app.jobsDone()
  expect(await desk.wallet()).toEqual([2500, 125, 0])
})

test('a refund that the provider never answered is sent again with its key, and looked for when the key is old', async () => {
  const insert = (cents: number) =>
    app.world.db.execute(sql`
    insert into purchase_refunds (purchase_id, request_key, cents, reason, state, created_at)
    values (${purchaseId}, ${randomUUID()}, ${cents}, 'x', 'ordered', ${new Date(app.world.now().getTime() - HOUR_MS / 4).toISOString()})`)
  await insert(595)
  await app.jobs.run(sendRefundsJob, {})
  await app.jobsDone()
  expect([await desk.wallet(), (await refunds()).map(({ state }) => state)]).toEqual([[4500, 225, 0], ['done']])
  await insert(1190)
  app.passTime(24 * HOUR_MS)
  await app.jobs.run(sendRefundsJob, {})
  app.passTime(-24 * HOUR_MS)
  await app.jobsDone()
  expect([await desk.wallet(), (await refunds()).map(({ state }) => state)]).toEqual([
    [4500, 225, 0],
    ['done', 'failed'],
  ])
})

test('orders that are not answered yet count, and a key refunds one amount', async () => {
  await app.world.db.execute(sql`
    insert into purchase_refunds (purchase_id, request_key, cents, reason, state, created_at)
    values (${purchaseId}, ${randomUUID()}, 5000, 'x', 'ordered', now())`)
  expect((await refund(951)).body).toMatchObject({ code: 'billing.refund' })
  const key = randomUUID()
  expect((await refund(950, key)).status).toBe(200)
  expect((await refund(900, key)).body).toMatchObject({ code: 'idempotency-key.reused' })
})

test('a refund that was ordered at the provider itself is followed as well', async () => {
  const elsewhere = { ...refundObject({ reference, cents: 5950, refundId: randomUUID() }, 'succeeded'), metadata: {} }
  const event = { id: 'evt_dashboard', type: 'refund.created', livemode: false, data: { object: elsewhere } }
  await sendEvent(app, event)
  expect([await desk.wallet(), (await desk.read(purchaseId)).state]).toEqual([[0, 0, 0], 'refunded'])
})
