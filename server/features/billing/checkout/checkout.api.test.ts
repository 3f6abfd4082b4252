import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Purchase } from '#contract/billing.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { signEvent } from '#server/platform/payments/signed-event.ts'
import { closeDispute } from '#server/platform/payments/simulated-buyer.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { confirmPurchasesJob } from '../billing.jobs.ts'
import { spend } from '../ledger/ledger.service.ts'
import { checkLedger } from '../ledger/ledger-check.service.ts'
import { openBillingDesk, sendEvent } from '../testing/desk.ts'

const MINUTE_MS = 60_000
let app: TestApp
let staff: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMITS: '1' } })
  staff = await app.person()
  await app.world.db.execute(sql`insert into staff (user_id, role) values (${staff.id}, 'finance')`)
  await app.world.db.execute(sql`update sessions set second_factor_at = now() where user_id = ${staff.id}`)
})
afterAll(async () => {
  expect((await checkLedger(app.world)).differences).toEqual([])
  await app.close()
})

let desk: Awaited<ReturnType<typeof openBillingDesk>>
beforeEach(async () => {
  desk = await openBillingDesk(app)
})

const referenceOf = async (id: string) => {
  const [row] = await rowsOf<{ reference: string }>(app.world.db, sql`select reference from purchases where id = ${id}`)
  return row?.reference ?? ''
}
const intentEvent = async ({ id, grossCents }: Purchase, changes: object = {}, eventId = `evt_${randomUUID()}`) => ({
  id: eventId,
  type: 'payment_intent.succeeded',
  livemode: false,
  data: {
    object: {
      ...{ id: await referenceOf(id), amount: grossCents, currency: 'eur', livemode: false, status: 'succeeded' },
      metadata: { purchase_id: id },
      ...changes,
    },
  },
})
const aboutCharge = async (id: string, type: string, object: object) => ({
  id: `evt_${randomUUID()}`,
  type,
  livemode: false,
  data: { object: { payment_intent: await referenceOf(id), ...object } },
})
const refundOf = (id: string, cents: number) => aboutCharge(id, 'charge.refunded', { amount_refunded: cents })
const disputeOf = (id: string, status: string, cents: number) =>
  aboutCharge(id, 'charge.dispute.created', { id: `dp_${id}`, amount: cents, status })

describe('an order', () => {
  test('costs what the server says, and is credited after its payment, with bonus and invoice', async () => {
    const placed = (await desk.order()).body as Purchase
    expect(placed).toMatchObject({
      ...{ state: 'pending', netCents: 5000, vatCents: 950, grossCents: 5950, bonusCents: 250, taxReason: 'standard' },
      buyer: { company: 'Hafenware GmbH', postalCode: '20457', city: 'Hamburg', email: 'rechnung@hafenware.example' },
      payment: { provider: 'simulator', publishableKey: null },
    })
    expect((await desk.card(placed.id, '4242 4242 4242 4242')).status).toBe(200)
    expect(await desk.wallet()).toEqual([0, 0, 0])
    await app.jobsDone()
    expect(await desk.read(placed.id)).toMatchObject({
      ...{ state: 'credited', payment: null, card: { brand: 'visa', last4: '4242' } },
    })
    expect(await desk.wallet()).toEqual([5000, 250, 0])
    expect(await desk.invoices()).toMatchObject([{ kind: 'invoice', netCents: 5000, vatCents: 950, grossCents: 5950 }])
    const { entries } = (await desk.owner.get('/api/brand/wallet/entries')).body as { entries: readonly object[] }
    expect(entries).toMatchObject([
      { kind: 'bonus_grant', bonusCents: 250 },
      { kind: 'topup', purchasedCents: 5000 },
    ])
    expect((await desk.owner.get('/api/brand/purchases')).body).toMatchObject({ purchases: [{ id: placed.id }] })
  })

  test('with the same key is the same order, also when both arrive at once; another order needs another key', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => desk.order({}, key)))
    expect(new Set(answers.map(({ body }) => (body as Purchase).id)).size).toBe(1)
    expect((await desk.order({ credit: { kind: 'package', name: 'L' } }, key)).body).toMatchObject({
      code: 'idempotency-key.reused',
    })
  })

  test('can be paid although the provider told of its payment before it answered', async () => {
    const key = randomUUID()
    const { body } = await desk.order({}, key)
    const { id, payment } = body as Purchase
    await app.world.db.execute(sql`update purchases set client_secret = null where id = ${id}`)
    expect((await desk.order({}, key)).body).toMatchObject({ id, payment })
    expect(payment).not.toBeNull()
  })

  test('of an amount of one’s own gets the bonus of the next smaller package', async () => {
    const bought = await desk.buy({ credit: { kind: 'own', cents: 12_345 } })
    expect(bought).toMatchObject({ netCents: 12_345, vatCents: 2346, bonusCents: 1234, packageName: null })
    expect((await desk.order({ credit: { kind: 'own', cents: 1999 } })).status).toBe(400)
  })

  test.each([
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'limit'],
    ['4000 0000 0000 0069', 'expired'],
    ['4000 0000 0000 0127', 'cvc'],
    ['4000 0000 0000 0119', 'network'],
  ])('that the card %s cannot pay says %s, and can be paid by another one', async (number, failure) => {
    const failed = await desk.buy({}, number)
    expect(failed).toMatchObject({ state: 'pending', failure })
    expect(await desk.wallet()).toEqual([0, 0, 0])
    await desk.card(failed.id, '4242424242424242')
    await app.jobsDone()
    expect(await desk.read(failed.id)).toMatchObject({ state: 'credited', failure: null })
  })

  test('waits for the bank where it asks, and fails where the buyer refuses', async () => {
    const asking = await desk.buy({}, '4000 0025 0000 3155')
    expect(asking).toMatchObject({ state: 'pending', payment: { asksBank: true } })
    const answer = (isApproved: boolean) => desk.owner.post(`/api/checkout/${asking.id}/test-bank`, { isApproved })
    await answer(false)
    await app.jobsDone()
    expect(await desk.read(asking.id)).toMatchObject({ failure: 'authentication', payment: { asksBank: false } })
    await desk.card(asking.id, '4000 0027 6000 3184')
    await answer(true)
    await app.jobsDone()
    expect((await desk.read(asking.id)).state).toBe('credited')
    expect((await answer(true)).body).toMatchObject({ code: 'billing.test-card' })
  })

  test('takes no card but the test cards, and belongs to its brand', async () => {
    const { id } = (await desk.order()).body as Purchase
    expect((await desk.card(id, '4111 1111 1111 1111')).body).toMatchObject({ code: 'billing.test-card' })
    const other = await openBillingDesk(app)
    expect((await other.owner.get(`/api/checkout/${id}`)).body).toMatchObject({ code: 'billing.unknown' })
    expect((await other.card(id, '4242424242424242')).body).toMatchObject({ code: 'billing.unknown' })
  })

  test('needs the address of the company, and no more than ten are placed in an hour', async () => {
    const owner = await app.person()
    await insertTestBrand(app.world, { owner: owner.id })
    const { buyer: _buyer, ...rest } = { buyer: null, credit: { kind: 'package', name: 'S' } as const }
    const body = { ...rest, billingEmail: 'a@b.example', orderReference: '' }
    const headers = { 'idempotency-key': randomUUID() }
    expect((await owner.send('POST', '/api/checkout', body, { headers })).body).toMatchObject({
      code: 'billing.company',
    })
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push((await desk.order()).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test('that is not paid in time expires, and is credited where the buyer paid at the last moment', async () => {
    const [late, paid] = [(await desk.order()).body as Purchase, (await desk.order()).body as Purchase]
    await desk.card(paid.id, '4242424242424242')
    await app.world.db.execute(sql`delete from jobs.job where name = 'simulated-payment-event'`)
    app.passTime(31 * MINUTE_MS)
    await app.jobs.run(confirmPurchasesJob, {})
    expect([(await desk.read(late.id)).state, (await desk.read(paid.id)).state]).toEqual(['expired', 'credited'])
    expect(await desk.wallet()).toEqual([5000, 250, 0])
    await app.jobsDone()
    expect(await desk.wallet()).toEqual([5000, 250, 0])
    app.passTime(-31 * MINUTE_MS)
  })
})

describe('an event of the provider', () => {
  test('without its signature, with an old one, or changed on the way does nothing', async () => {
    const placed = (await desk.order()).body as Purchase
    const event = await intentEvent(placed)
    const signature = await signEvent(app.world, JSON.stringify(event))
    const changed = { ...event, id: 'evt_other' }
    for (const answer of [await sendEvent(app, event, ''), await sendEvent(app, changed, signature)]) {
      expect(answer.body).toMatchObject({ code: 'billing.signature' })
    }
    app.passTime(6 * MINUTE_MS)
    expect((await sendEvent(app, event, signature)).body).toMatchObject({ code: 'billing.signature' })
    app.passTime(-6 * MINUTE_MS)
    expect((await desk.read(placed.id)).state).toBe('pending')
    expect((await sendEvent(app, event, signature)).body).toEqual({ received: true })
    expect((await desk.read(placed.id)).state).toBe('credited')
  })

  test.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'usd' }],
    ['another payment', { id: 'pi_other' }],
  ])('with %s credits nothing and is logged', async (_, changes) => {
    const placed = (await desk.order()).body as Purchase
    expect((await sendEvent(app, await intentEvent(placed, changes))).status).toBe(200)
    expect(await desk.wallet()).toEqual([0, 0, 0])
    expect(app.logged.some((line) => line.includes('a payment event does not fit its purchase'))).toBe(true)
  })

  test('of another kind, of a live account, or about something else is taken and ignored', async () => {
    const placed = (await desk.order()).body as Purchase
    const event = await intentEvent(placed)
    const others = [
      { ...event, id: 'evt_1', type: 'customer.created', data: { object: {} } },
      { ...event, id: 'evt_2', livemode: true },
      await intentEvent(placed, { metadata: {}, id: 'pi_unknown' }),
    ]
    for (const other of others) expect((await sendEvent(app, other)).status).toBe(200)
    expect(await desk.wallet()).toEqual([0, 0, 0])
  })

  test('counts once, however often and from wherever it arrives', async () => {
    const placed = (await desk.order()).body as Purchase
    const event = await intentEvent(placed)
    const more = await intentEvent(placed)
    await Promise.all([event, event, more, event, more, event].map((one) => sendEvent(app, one)))
    app.passTime(3 * 24 * 60 * MINUTE_MS)
    await sendEvent(app, event)
    app.passTime(-3 * 24 * 60 * MINUTE_MS)
    expect(await desk.wallet()).toEqual([5000, 250, 0])
    expect(await desk.invoices()).toHaveLength(1)
  })
})

// Trust R07, I8: the end is the same whatever order the events of a payment arrive in.
test('of five events about one payment, every order ends alike', async () => {
  const ends = new Set<string>()
  for (const places of permutations([0, 1, 2, 3, 4]).filter((_, n) => n % 11 === 0)) {
    const each = await openBillingDesk(app)
    const placed = (await each.order()).body as Purchase
    const events = [
      await intentEvent(placed),
      await refundOf(placed.id, 1000),
      await refundOf(placed.id, 2975),
      await disputeOf(placed.id, 'needs_response', 2975),
      await disputeOf(placed.id, 'won', 2975),
    ]
    for (const place of places) await sendEvent(app, events[place] ?? {})
    const { state, refundedCents } = await each.read(placed.id)
    const sums = (await each.invoices()).reduce((sum, { grossCents }) => sum + grossCents, 0)
    ends.add(JSON.stringify([state, refundedCents, await each.wallet(), sums]))
  }
  // Their documents are not looked at.
  await app.world.db.execute(sql`delete from jobs.job where name = 'make-invoice'`)
  expect([...ends]).toEqual([JSON.stringify(['credited', 2975, [2500, 125, 0], 2975])])
})

const permutations = (places: readonly number[]): number[][] =>
  places.length < 2
    ? [[...places]]
    : places.flatMap((place) => permutations(places.filter((other) => other !== place)).map((rest) => [place, ...rest]))

describe('after the payment', () => {
  const refund = (id: string, cents: number, key: string = randomUUID()) =>
    staff.send(
      'POST',
      `/api/admin/purchases/${id}/refund`,
      { cents, reason: 'Auf Wunsch der Marke' },
      { headers: { 'idempotency-key': key } },
    )

  test('finance staff refund a part, once for each key, and never more than was paid', async () => {
    const { id } = await desk.buy()
    const key = randomUUID()
    for (const _ of [1, 2]) expect((await refund(id, 595, key)).status).toBe(200)
    await app.jobsDone()
    expect(await desk.read(id)).toMatchObject({ state: 'credited', refundedCents: 595 })
    expect(await desk.wallet()).toEqual([4500, 225, 0])
    expect(await desk.invoices()).toMatchObject([
      { kind: 'correction', netCents: -500, vatCents: -95, grossCents: -595 },
      { kind: 'invoice', grossCents: 5950 },
    ])
    expect((await refund(id, 5356)).body).toMatchObject({ code: 'billing.refund' })
    await refund(id, 5355)
    await app.jobsDone()
    expect((await desk.read(id)).state).toBe('refunded')
    expect(await desk.wallet()).toEqual([0, 0, 0])
    expect((await desk.owner.post(`/api/admin/purchases/${id}/refund`, {})).status).toBe(403)
  })

  test('a contested payment is debited at once: what was spent is owed, and a won dispute returns it', async () => {
    const placed = await desk.buy({}, '4000 0000 0000 0259')
    expect(placed.state).toBe('disputed')
    expect(await desk.wallet()).toEqual([0, 0, 0])
    await closeDispute(app.world, await referenceOf(placed.id), 'won')
    await app.jobsDone()
    expect(await desk.wallet()).toEqual([5000, 250, 0])
    const other = await desk.buy()
    await spend(app.world, { brandId: desk.brand.id, key: randomUUID(), cents: 10_000 })
    await sendEvent(app, await disputeOf(other.id, 'lost', 5950))
    expect(await desk.wallet()).toEqual([0, 0, 4500])
    expect(await desk.invoices()).toMatchObject([{ kind: 'correction', grossCents: -5950 }, {}, {}])
  })
})
