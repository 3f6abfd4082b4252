import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkVatIdsJob } from '#server/features/brands/vat/check-vat.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { returnVatJob } from '../billing.jobs.ts'
import { sendRefundsJob } from '../checkout/refund-jobs.ts'
import { checkLedger } from '../ledger/ledger-check.service.ts'
import { openBillingDesk } from '../testing/desk.ts'
import { returnVat } from './return-vat.service.ts'

const VIES = 'https://vies.example/rest-api'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { VIES_URL: VIES } })
})
afterAll(async () => {
  expect((await checkLedger(app.world)).differences).toEqual([])
  await app.close()
})

/** An Austrian company whose VAT ID was not checked yet. */
async function austrianDesk(number: string) {
  const desk = await openBillingDesk(app)
  await app.world.db.execute(sql`
    update brand_imprints set country = 'AT', country_code = 'AT', postal_code = '1010', city = '1010 Wien', vat_id = ${`ATU${number}`}
    where brand_no = ${desk.brand.no}`)
  const answers = (isValid: boolean) =>
    app.internet.pages.set(`${VIES}/ms/AT/vat/U${number}`, {
      ...{ status: 200, type: 'application/json' },
      body: JSON.stringify({ isValid, userError: isValid ? 'VALID' : 'INVALID' }),
    })
  return { ...desk, answers }
}

test('VAT is returned once when VIES confirms the VAT ID after the payment; the credit stays', async () => {
  const desk = await austrianDesk('12345678')
  const { id } = await desk.buy()
  expect(await desk.read(id)).toMatchObject({ vatCents: 950, grossCents: 5950, taxReason: 'standard' })
  await app.jobs.run(checkVatIdsJob, {})
  await app.jobs.run(returnVatJob, {})
  expect(await desk.invoices()).toHaveLength(1)
  app.passTime(3_600_001)
  desk.answers(true)
  await app.jobs.run(checkVatIdsJob, {})
  await Promise.all([returnVat(app.world), returnVat(app.world), returnVat(app.world)])
  app.passTime(61_000)
  await app.jobs.run(sendRefundsJob, {})
  await app.jobsDone()
  await app.jobs.run(returnVatJob, {})
  expect((await desk.invoices()).map(({ netCents, vatCents }) => [netCents, vatCents]).toSorted()).toEqual([
    [-5000, -950],
    [5000, 0],
    [5000, 950],
  ])
  expect(await desk.read(id)).toMatchObject({
    ...{ state: 'credited', vatCents: 0, grossCents: 5000, refundedCents: 0, taxReason: 'reverse-charge' },
  })
  expect(await desk.wallet()).toEqual([5000, 250, 0])
  const refunds = await rowsOf(
    app.world.db,
    sql`select cents, state, is_vat from purchase_refunds where purchase_id = ${id}`,
  )
  expect(refunds).toEqual([{ cents: 950, state: 'done', is_vat: true }])
  // What is refunded later is of the new invoice.
  const staff = await app.person({ staff: 'finance' })
  const refund = (cents: number, key: string) =>
    staff.send(
      'POST',
      `/api/admin/purchases/${id}/refund`,
      { cents, reason: 'Auf Wunsch' },
      { headers: { 'idempotency-key': key } },
    )
  expect((await refund(5001, '00000000-0000-4000-8000-000000000001')).status).toBe(409)
  await refund(2000, '00000000-0000-4000-8000-000000000002')
  await app.jobsDone()
  expect([await desk.wallet(), (await desk.read(id)).refundedCents]).toEqual([[3000, 150, 0], 2000])
})

test('one that VIES refuses, or that was refunded, keeps its invoice', async () => {
  const refused = await austrianDesk('22222222')
  await refused.buy()
  refused.answers(false)
  const refunded = await austrianDesk('33333333')
  const { id } = await refunded.buy()
  await app.world.db.execute(sql`
    insert into purchase_refunds (purchase_id, cents, reason, state, created_at) values (${id}, 1, 'x', 'sent', now())`)
  refunded.answers(true)
  app.passTime(3_600_001)
  await app.jobs.run(checkVatIdsJob, {})
  await app.jobs.run(returnVatJob, {})
  for (const desk of [refused, refunded]) expect(await desk.invoices()).toHaveLength(1)
})
