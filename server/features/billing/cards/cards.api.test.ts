import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CardSetup } from '#contract/billing.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { confirmPurchasesJob } from '../billing.jobs.ts'
import { buyWithSavedCard } from '../checkout/saved-card-payment.service.ts'
import { openBillingDesk } from '../testing/desk.ts'
import { confirmSetupsJob } from './card-jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

let desk: Awaited<ReturnType<typeof openBillingDesk>>
beforeEach(async () => {
  desk = await openBillingDesk(app)
})

const card = async () => ((await desk.owner.get('/api/brand/payment-method')).body as { card: object | null }).card
const begin = async () =>
  (
    await desk.owner.send('POST', '/api/brand/payment-method/setups', undefined, {
      headers: { 'idempotency-key': randomUUID() },
    })
  ).body as CardSetup
const change = async (number: string) => {
  const { id } = await begin()
  await desk.owner.post(`/api/brand/payment-method/setups/${id}/test-card`, { number })
  await app.jobsDone()
  return (await desk.owner.get(`/api/brand/payment-method/setups/${id}`)).body as CardSetup
}
const pay = (requestKey: string = randomUUID()) =>
  buyWithSavedCard(app.world, {
    ...{ brandId: desk.brand.id, brandNo: desk.brand.no, requestKey, language: 'de', orderReference: '' },
    billingEmail: 'rechnung@hafenware.example',
    bought: {
      ...{ kind: 'credit', item: null, packageName: null, priceVersion: 1 },
      ...{ netCents: 2500, bonusCents: 0, bonusMonths: 12 },
    },
  })

test('a card is kept when the buyer agrees, and pays later without the buyer, once for each key', async () => {
  await desk.buy()
  expect([await card(), (await pay()).outcome]).toEqual([null, 'no-card'])
  await desk.buy({ savesCard: true })
  expect(await card()).toEqual({ brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 })
  const key = randomUUID()
  const paid = await Promise.all([pay(key), pay(key), pay(key)])
  expect(new Set(paid.map(({ purchaseId }) => purchaseId)).size).toBe(1)
  await app.jobsDone()
  expect(await desk.wallet()).toEqual([12_500, 500, 0])
  expect(await desk.read(paid[0]?.purchaseId ?? '')).toMatchObject({ state: 'credited', card: { last4: '4242' } })
})

test('a card is changed without a payment; one that is refused later says why, and can still be paid by hand', async () => {
  expect(await change('4000 0000 0000 0002')).toMatchObject({ state: 'open', failure: 'declined' })
  expect(await change('4000 0000 0000 0341')).toMatchObject({ state: 'done', payment: null })
  expect(await card()).toMatchObject({ last4: '0341' })
  const failed = await pay()
  expect(failed).toMatchObject({ outcome: 'failed', failure: 'declined' })
  await desk.card(failed.purchaseId ?? '', '4242 4242 4242 4242')
  await app.jobsDone()
  expect(await desk.wallet()).toEqual([2500, 0, 0])
})

test('a bank that asks at saving does not ask again, and one that always asks refuses without the buyer', async () => {
  for (const [number, outcome] of [
    ['4000 0025 0000 3155', { outcome: 'paid' }],
    ['4000 0027 6000 3184', { outcome: 'failed', failure: 'authentication' }],
  ] as const) {
    const { id } = await begin()
    const path = `/api/brand/payment-method/setups/${id}`
    expect((await desk.owner.post(`${path}/test-card`, { number })).body).toMatchObject({ payment: { asksBank: true } })
    await desk.owner.post(`${path}/test-bank`, { isApproved: true })
    await app.world.db.execute(sql`delete from jobs.job where name = 'simulated-payment-event'`)
    app.passTime(180_000)
    await app.jobs.run(confirmSetupsJob, {})
    app.passTime(-180_000)
    expect(await pay()).toMatchObject(outcome)
  }
})

test('a payment that was lost on the way to the provider is made by the job, and a forgotten card pays nothing', async () => {
  await change('5555 5555 5555 4444')
  const { purchaseId } = await pay()
  await app.world.db.execute(sql`
    insert into purchases (id, brand_id, request_key, price_version, net_cents, vat_cents, gross_cents, bonus_cents,
      bonus_months, tax, buyer, language, provider, created_at, expires_at, method)
    select gen_random_uuid(), brand_id, gen_random_uuid(), price_version, net_cents, vat_cents, gross_cents, bonus_cents,
      bonus_months, tax, buyer, language, provider, created_at - interval '1 hour', expires_at, method
    from purchases where id = ${purchaseId}`)
  await app.jobs.run(confirmPurchasesJob, {})
  expect(await desk.wallet()).toEqual([5000, 0, 0])
  expect((await desk.owner.send('DELETE', '/api/brand/payment-method')).body).toEqual({ card: null })
  expect([await card(), (await pay()).outcome]).toEqual([null, 'no-card'])
})

test('the saving of a card belongs to its brand', async () => {
  const { id } = await begin()
  const other = await openBillingDesk(app)
  expect((await other.owner.get(`/api/brand/payment-method/setups/${id}`)).status).toBe(404)
})
