import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Purchase } from '#contract/billing.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { payWithTestCard } from '#server/platform/payments/simulated-buyer.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openBillingDesk } from '../testing/desk.ts'
import { eraseInvoicesJob } from './invoice-jobs.ts'
import { issueInvoice } from './issue-invoice.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-12-31T22:30:00Z') })
})
afterAll(() => app.close())

const accountOf = async (id: string) => {
  const [row] = await rowsOf<{ email: string }>(app.world.db, sql`select email from users where id = ${id}`)
  return row ?? { email: '' }
}
const numbers = async () =>
  (await rowsOf<{ number: string }>(app.world.db, sql`select number from invoices order by number`)).map(
    ({ number }) => number,
  )

test('the invoice of a purchase is a PDF for its brand alone, and comes by mail', async () => {
  const desk = await openBillingDesk(app)
  // Where nothing is paid, mails go to verified addresses of the team alone.
  await desk.buy({ billingEmail: 'stranger@elsewhere.example' })
  expect(app.mail.messages.filter(({ to }) => to === 'stranger@elsewhere.example')).toEqual([])
  const { email } = await accountOf(desk.owner.id)
  const { id } = await desk.buy({ billingEmail: email })
  const [invoice] = await desk.invoices()
  expect(invoice).toMatchObject({ purchaseId: id, number: 'TEST-2026-000002', isTest: true })
  const path = `/api/brand/invoices/${invoice?.id}/invoice.pdf`
  const { text, headers } = await desk.owner.get(path)
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(headers['content-disposition']).toBe('attachment; filename="TEST-2026-000002.pdf"')
  const mail = app.mail.lastTo(email)
  expect(mail).toMatchObject({
    subject: 'Rechnung TEST-2026-000002',
    attachments: [{ filename: 'TEST-2026-000002.pdf' }],
  })
  expect(mail.text).toContain('Testmodus: Es wurde nichts bezahlt.')
  const other = await openBillingDesk(app)
  expect((await other.owner.get(path)).body).toMatchObject({ code: 'billing.unknown-invoice' })
})

// Trust I5, L17
test('50 purchases at the same time get 50 numbers in a row, and one that is rolled back leaves no gap', async () => {
  const desk = await openBillingDesk(app)
  for (let n = 0; n < 50; n += 1) await desk.order()
  const references = await rowsOf<{ reference: string }>(
    app.world.db,
    sql`select reference from purchases where brand_id = ${desk.brand.id}`,
  )
  expect(references).toHaveLength(50)
  for (const { reference } of references) await payWithTestCard(app.world, reference, '4242424242424242')
  const failed = app.world.db.transaction(async (tx) => {
    const [row] = await rowsOf<never>(
      tx,
      sql`select id, brand_id as "brandId", 'de' as language, null as "packageName",
      5000 as "netCents", tax, buyer, '' as "orderReference", 0 as "bonusCents", null as "paidAt"
      from purchases where state = 'pending' limit 1`,
    )
    await issueInvoice({ ...app.world, db: tx }, row as never, 'Werbeguthaben')
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  const jobs = await rowsOf<{ payload: string }>(
    app.world.db,
    sql`delete from jobs.job where name = 'simulated-payment-event' returning data ->> 'payload' as payload`,
  )
  const { deliverSimulatedEvent } = await import('../checkout/webhooks.service.ts')
  await Promise.all(jobs.map((job) => deliverSimulatedEvent(app.world, job)))
  await app.world.db.execute(sql`delete from jobs.job where name = 'make-invoice'`)
  expect(await numbers()).toEqual(Array.from({ length: 52 }, (_, n) => `TEST-2026-${`${n + 1}`.padStart(6, '0')}`))
  expect(await desk.wallet()).toEqual([250_000, 12_500, 0])
})

test('numbers begin anew with the year in Berlin', async () => {
  app.passTime(3_600_000)
  const desk = await openBillingDesk(app)
  await desk.buy()
  expect((await desk.invoices()).map(({ number }) => number)).toEqual(['TEST-2027-000001'])
  app.passTime(-3_600_000)
})

test('the company that was confirmed by VIES buys without tax, and one that was not pays 19 %', async () => {
  const desk = await openBillingDesk(app)
  const buyFrom = async (check: string | null) => {
    await app.world.db.execute(
      sql`update brand_imprints set country_code = 'AT', country = 'AT', city = '1010 Wien', postal_code = '1010',
            vat_id = 'ATU12345675', vat_check = ${check}, vat_checked_at = now() where brand_no = ${desk.brand.no}`,
    )
    return (await desk.order()).body as Purchase
  }
  expect(await buyFrom(null)).toMatchObject({ taxReason: 'standard', vatCents: 950 })
  expect(await buyFrom('unconfirmed')).toMatchObject({ taxReason: 'standard', vatCents: 950 })
  expect(await buyFrom('confirmed')).toMatchObject({ taxReason: 'reverse-charge', vatCents: 0, grossCents: 5000 })
})

// Decision 138, Trust L19
test('invoices cannot be changed, nor erased before the end of their eighth year', async () => {
  const count = async () => (await numbers()).length
  const before = await count()
  app.passTime(20 * 365 * 86_400_000)
  await app.jobs.run(eraseInvoicesJob, {})
  app.passTime(-20 * 365 * 86_400_000)
  expect(await count()).toBe(before)
  for (const statement of [
    `update invoices set gross_cents = 1`,
    `delete from invoices`,
    `delete from invoice_files`,
  ]) {
    const refused = await app.world.db.execute(sql.raw(statement)).catch((error: Error) => error.cause)
    expect(refused).toMatchObject({ code: '42501' })
  }
  await app.world.db.execute(
    sql`insert into invoices (number, kind, brand_id, purchase_id, cause, language, issued_at, net_cents, vat_cents,
          gross_cents, content, retain_until)
        select 'SW-R-2017-000001', kind, brand_id, purchase_id, 'old', language, issued_at, net_cents, vat_cents,
          gross_cents, content, '2025-12-31' from invoices limit 1`,
  )
  await app.jobs.run(eraseInvoicesJob, {})
  expect(await count()).toBe(before)
})
