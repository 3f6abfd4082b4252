import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnReturns, StaffReturn } from '#contract/credit-returns.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { spend } from '../ledger/ledger.service.ts'
import { checkLedger } from '../ledger/ledger-check.service.ts'
import { openBillingDesk } from '../testing/desk.ts'

let app: TestApp
let staff: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { OPERATOR_EMAIL: 'post@dropdeck.example' } })
  staff = await app.person({ staff: 'finance' })
})
afterAll(async () => {
  expect((await checkLedger(app.world)).differences).toEqual([])
  await app.close()
})

let desk: Awaited<ReturnType<typeof openBillingDesk>>
beforeEach(async () => {
  desk = await openBillingDesk(app)
})

const PATH = '/api/brand/credit-returns'
const own = async () => (await desk.owner.get(PATH)).body as OwnReturns
const ask = (cents: number | null, key: string = randomUUID()) =>
  desk.owner.send('POST', PATH, { cents, reason: 'Doch kein Budget' }, { headers: { 'idempotency-key': key } })
const asked = async (cents: number | null) => ((await ask(cents)).body as OwnReturns).returns[0]?.id ?? ''
const decide = (id: string, verb: 'accept' | 'refuse', body: object = { reason: 'geprüft' }) =>
  staff.send('POST', `/api/admin/billing/credit-returns/${id}/${verb}`, body)
const click = (cents: number) => spend(app.world, { brandId: desk.brand.id, key: randomUUID(), cents })
const phases = async () =>
  (
    await rowsOf<{ phase: string }>(
      app.world.db,
      sql`select data->>'phase' as phase from notifications where user_id = ${desk.owner.id} and kind = 'credit' order by created_at`,
    )
  ).map(({ phase }) => phase)

test('credit that is asked back cannot be spent, and is refunded with its tax and bonus when staff accept', async () => {
  await desk.buy()
  expect(await click(1250)).toBe('spent')
  // 2,50 € of bonus went first.
  expect(await own()).toMatchObject({ availableCents: 4000, heldCents: 0 })
  const id = await asked(null)
  expect(await own()).toMatchObject({
    availableCents: 0,
    heldCents: 4000,
    returns: [{ state: 'asked', grossCents: 4760 }],
  })
  expect([await desk.wallet(), await click(1)]).toEqual([[0, 0, 0], 'short'])
  const { notices } = (await staff.get('/api/notifications')).body
  expect(notices[0]).toMatchObject({ kind: 'money-staff', path: '/admin?area=billing&view=returns' })
  expect((await ask(1)).body).toMatchObject({ code: 'billing.return-open' })
  expect((await decide(id, 'accept', { reason: ' ' })).status).toBe(400)
  const results = await Promise.all([decide(id, 'accept'), decide(id, 'accept')])
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await app.jobsDone()
  expect(await own()).toMatchObject({ availableCents: 0, heldCents: 0, returns: [{ state: 'paid-back', cents: 4000 }] })
  expect((await desk.invoices()).map(({ grossCents }) => grossCents)).toEqual([-4760, 5950])
  expect([await desk.wallet(), await phases()]).toEqual([
    [0, 0, 0],
    ['return-accepted', 'return-paid'],
  ])
})

test('asking back and spending at the same time never give the same cent twice', async () => {
  await desk.buy({ credit: { kind: 'own', cents: 2000 } })
  const key = randomUUID()
  const [spent] = await Promise.all([
    Promise.all(Array.from({ length: 30 }, () => click(100))),
    ...[key, key, randomUUID()].map((one) => ask(1500, one)),
  ])
  const clicks = spent.filter((one) => one === 'spent').length
  const { heldCents, availableCents, returns } = await own()
  expect(heldCents + availableCents + clicks * 100).toBe(2000)
  expect([0, 1500]).toContain(heldCents)
  expect(returns).toHaveLength(heldCents === 0 ? 0 : 1)
})

test('a part is taken from the latest purchases, to the cent, and the rest stays', async () => {
  await desk.buy({ credit: { kind: 'own', cents: 3333 } })
  app.passTime(1000)
  await desk.buy({ credit: { kind: 'package', name: 'S' } })
  const id = await asked(3001)
  const { body } = await staff.get('/api/admin/billing/credit-returns?of=open')
  const found = (body as { returns: StaffReturn[] }).returns.find((one) => one.id === id)
  expect(found?.parts.map(({ cents, grossCents, refund }) => [cents, grossCents, refund])).toEqual([
    [2500, 2975, null],
    [501, 596, null],
  ])
  await decide(id, 'accept')
  await app.jobsDone()
  const left = (await desk.wallet())[0]
  expect([left, (await own()).returns[0]?.state]).toEqual([2832, 'paid-back'])
})

test('refused or withdrawn credit can be spent again; a decision is made once, by staff with the right', async () => {
  await desk.buy()
  const first = await asked(2000)
  expect((await desk.owner.send('POST', `${PATH}/${first}/withdraw`)).body).toMatchObject({ heldCents: 0 })
  expect((await decide(first, 'refuse', { reason: 'Zu spät' })).body).toMatchObject({ code: 'billing.return-decided' })
  app.passTime(1000)
  const second = await asked(5000)
  const reader = await app.person({ staff: 'readonly' })
  expect(
    (await reader.send('POST', `/api/admin/billing/credit-returns/${second}/accept`, { reason: 'geprüft' })).status,
  ).toBe(403)
  expect((await decide(second, 'refuse', { reason: 'Die Karte gibt es nicht mehr.' })).status).toBe(200)
  expect(await own()).toMatchObject({
    heldCents: 0,
    availableCents: 5000,
    returns: [{ answer: 'Die Karte gibt es nicht mehr.' }, {}],
  })
  expect([await desk.wallet(), await phases()]).toEqual([[5000, 250, 0], ['return-refused']])
  expect((await ask(5001)).body).toMatchObject({ code: 'billing.return-amount' })
  expect((await (await openBillingDesk(app)).owner.send('POST', `${PATH}/${second}/withdraw`)).status).toBe(404)
})

test('staff cannot accept what was contested meanwhile, and other credit of the brand stays out of it', async () => {
  const { id: purchaseId } = await desk.buy()
  const id = await asked(null)
  await app.world.db.execute(sql`update purchases set state = 'disputed' where id = ${purchaseId}`)
  expect((await decide(id, 'accept')).body).toMatchObject({ code: 'billing.refund' })
  expect(await own()).toMatchObject({ heldCents: 5000, returns: [{ state: 'asked' }] })
  await app.world.db.execute(sql`update purchases set state = 'credited' where id = ${purchaseId}`)
})
