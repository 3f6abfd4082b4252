import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MonthFigures, PurchaseDetail } from '#contract/billing-staff.ts'
import type { MoneyAnswer } from '#contract/money-requests.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { spend } from '../ledger/ledger.service.ts'
import { checkLedger } from '../ledger/ledger-check.service.ts'
import { openPlanDesk } from '../plans/testing/plan-desk.ts'
import { openBillingDesk } from '../testing/desk.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BILLING = '/api/admin/billing'

let app: TestApp
let finance: TestPerson
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-10-05T10:00:00Z'), env: { OPERATOR_EMAIL: 'post@dropdeck.example' } })
  finance = await app.person({ staff: 'finance' })
})
afterAll(async () => {
  expect((await checkLedger(app.world)).differences).toEqual([])
  await app.close()
})

const select = <Row extends object>(query: ReturnType<typeof sql>) =>
  rowsOf<Row & Record<string, unknown>>(app.world.db, query)
const keyed = (by: TestPerson, path: string, body: object, key: string = randomUUID()) =>
  by.send('POST', path, body, { headers: { 'idempotency-key': key } })
const grant = (brandId: string, cents: number, more: { by?: TestPerson; key?: string; password?: string } = {}) => {
  const { by = finance, key, ...body } = more
  return keyed(by, `${BILLING}/brands/${brandId}/grants`, { cents, reason: 'Ausfall am 4. Oktober', ...body }, key)
}
const audited = (targetId: string) =>
  select<{ action: string; reason: string }>(
    sql`select action, reason from audit_log where target_id = ${targetId} and role in ('finance', 'superadmin') order by at`,
  )

test('purchases are found by brand, company, number and order, filtered, and read page by page', async () => {
  const desk = await openBillingDesk(app)
  const bought = await desk.buy()
  app.passTime(1000)
  const open = (await desk.order()).body as { id: string }
  const [invoice] = await desk.invoices()
  const find = async (query: string) =>
    (await finance.get(`${BILLING}/purchases?${query}`)).body as { purchases: { id: string }[]; cursor: string | null }
  const ids = async (query: string) => (await find(query)).purchases.map(({ id }) => id)
  const [brand] = await select<{ name: string }>(sql`select name from brands where id = ${desk.brand.id}`)
  expect(await ids(`q=${encodeURIComponent(brand?.name ?? '')}`)).toEqual([open.id, bought.id])
  expect(await ids(`q=${invoice?.number}`)).toEqual([bought.id])
  expect(await ids(`q=${open.id}`)).toEqual([open.id])
  expect(await ids('q=B-17&state=open')).toEqual([open.id])
  expect(await ids('q=hafenware+gmbh&state=credited&kind=credit')).toEqual([bought.id])
  expect(await ids('kind=plan')).toEqual([])
  // Signs of patterns are words like any others.
  expect(await ids('q=%25')).toEqual([])
  await app.world.db.execute(sql`
    insert into purchases (brand_id, request_key, price_version, net_cents, vat_cents, gross_cents, bonus_cents, bonus_months,
        tax, buyer, language, provider, created_at, expires_at)
      select brand_id, gen_random_uuid(), price_version, net_cents, vat_cents, gross_cents, 0, 12, tax, buyer, language,
        provider, created_at - n * interval '1 second', expires_at
      from purchases, generate_series(1, 60) n where id = ${bought.id}`)
  const first = await find('')
  const second = await find(`cursor=${first.cursor}`)
  const all = [...first.purchases, ...second.purchases].map(({ id }) => id)
  expect([first.purchases.length, second.cursor, all.length, new Set(all).size]).toEqual([50, null, 62, 62])
  await app.world.db.execute(sql`delete from purchases where brand_id = ${desk.brand.id} and reference is null`)
})

test('a refund asks for a reason and a recent sign-in, and everything about the payment is read with it', async () => {
  const desk = await openBillingDesk(app)
  const bought = await desk.buy()
  const path = `/api/admin/purchases/${bought.id}/refund`
  expect((await keyed(finance, path, { cents: 595, reason: ' ' })).status).toBe(400)
  const read = async () => (await finance.get(`${BILLING}/purchases/${bought.id}`)).body as PurchaseDetail
  expect(await read()).toMatchObject({ refundableCents: 5950, refunds: [], documents: [{ kind: 'invoice' }] })
  app.passTime(16 * 60_000)
  expect((await keyed(finance, path, { cents: 595, reason: 'Kulanz' })).body).toMatchObject({ reauth: true })
  const wrong = { cents: 595, reason: 'Kulanz', password: 'falsch' }
  expect((await keyed(finance, path, wrong)).body).toMatchObject({ code: 'accounts.credentials' })
  const body = { cents: 595, reason: 'Kulanz', password: finance.password }
  expect((await keyed(finance, path, body)).status).toBe(200)
  app.passTime(-16 * 60_000)
  await app.jobsDone()
  expect(await read()).toMatchObject({
    ...{ state: 'credited', refundedCents: 595, refundableCents: 5355 },
    refunds: [{ cents: 595, reason: 'Kulanz', state: 'done' }],
    documents: [{ grossCents: 5950 }, { kind: 'correction', grossCents: -595 }],
  })
  expect(await audited(bought.id)).toEqual([{ action: 'purchase.refund-ordered', reason: 'Kulanz' }])
  const [correction] = (await read()).documents.slice(-1)
  const pdf = await finance.get(`${BILLING}/invoices/${correction?.id}/invoice.pdf`)
  expect([pdf.status, pdf.text.startsWith('%PDF')]).toEqual([200, true])
})

test('no member of staff refunds or grants to a brand that they work for', async () => {
  const desk = await openBillingDesk(app)
  const bought = await desk.buy()
  const insider = await app.person({ staff: 'superadmin' })
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role) values (${desk.brand.id}, ${insider.id}, 'editor')`,
  )
  const refused = await keyed(insider, `/api/admin/purchases/${bought.id}/refund`, { cents: 1, reason: 'für mich' })
  expect(refused.body).toMatchObject({ code: 'billing.own-brand' })
  expect((await grant(desk.brand.id, 1, { by: insider })).body).toMatchObject({ code: 'billing.own-brand' })
  expect((await insider.get(`${BILLING}/purchases/${bought.id}`)).body).toMatchObject({ refundableCents: 0 })
})

test('one alone grants a brand 100 € in 24 hours at most, once for each key; the brand reads why', async () => {
  const desk = await openBillingDesk(app)
  const { id } = desk.brand
  const key = randomUUID()
  for (const _ of [1, 2]) expect((await grant(id, 6000, { key })).status).toBe(200)
  expect((await grant(id, 6001, { key })).body).toMatchObject({ code: 'idempotency-key.reused' })
  const other = await app.person({ staff: 'superadmin' })
  const both = await Promise.all([grant(id, 4000), grant(id, 4000, { by: other })])
  expect(both.map(({ body }) => (body as MoneyAnswer).request !== null).sort()).toEqual([false, true])
  expect(await desk.wallet()).toEqual([0, 10_000, 0])
  expect((await finance.get(`${BILLING}/brands/${id}`)).body).toMatchObject({ bonusCents: 10_000, grantableCents: 0 })
  const { entries } = (await desk.owner.get('/api/brand/wallet/entries')).body
  expect(entries.map(({ kind, bonusCents, reason }) => [kind, bonusCents, reason])).toEqual([
    ['adjustment', 4000, 'Ausfall am 4. Oktober'],
    ['adjustment', 6000, 'Ausfall am 4. Oktober'],
  ])
  expect((await audited(id)).map(({ action }) => action)).toEqual(['credit.granted', 'credit.granted'])
  expect((await grant(randomUUID(), 100)).body).toMatchObject({ code: 'brands.unknown' })
  app.passTime(25 * HOUR_MS)
  expect((await grant(id, 10_000, { by: await app.person({ staff: 'finance' }) })).status).toBe(200)
  app.passTime(-25 * HOUR_MS)
})

test('the figures of a month are those of its documents, of the ledger and of its orders', async () => {
  app.passTime(40 * DAY_MS) // 14 November
  const staff = await app.person({ staff: 'finance' })
  const month = async (name: string) => (await staff.get(`${BILLING}/months/${name}`)).body as MonthFigures
  const before = await month('2026-11')
  expect(before).toMatchObject({ netCents: 0, documents: 0, byRate: [], isTest: true })
  const desk = await openBillingDesk(app)
  const small = await desk.buy()
  await desk.buy({ credit: { kind: 'own', cents: 3333 } })
  await desk.order()
  const abroad = await openBillingDesk(app)
  await app.world.db.execute(
    sql`update brand_imprints set country = 'CH', vat_id = null where brand_no = ${abroad.brand.no}`,
  )
  await abroad.buy({ credit: { kind: 'package', name: 'L' } })
  await spend(app.world, { brandId: desk.brand.id, key: randomUUID(), cents: 777 })
  await keyed(staff, `/api/admin/purchases/${small.id}/refund`, { cents: 1190, reason: 'Kulanz' })
  await app.jobsDone()
  const body = await month('2026-11')
  // 50,00 + 33,33 − 10,00 at 19 %, and 100,00 to Switzerland without tax.
  expect(body).toMatchObject({
    ...{ netCents: 17_333, vatCents: 950 + 633 - 190, grossCents: 17_333 + 1393, documents: 4, corrections: 1 },
    byRate: [
      { basisPoints: 1900, reason: 'standard', netCents: 7333, vatCents: 1393, documents: 3 },
      { basisPoints: 0, reason: 'third-country', netCents: 10_000, vatCents: 0, documents: 1 },
    ],
    unpaid: { charges: { count: 0 }, orders: { count: 1, grossCents: 5950 }, disputed: { count: 0 } },
  })
  const [left] = await select<{ purchased: number; bonus: number }>(
    sql`select sum(left_cents) filter (where account = 'purchased')::int as purchased,
          sum(left_cents) filter (where account = 'bonus')::int as bonus from credit_lots`,
  )
  expect(body.unspent).toMatchObject({ purchasedCents: left?.purchased, bonusCents: left?.bonus, debtCents: 0 })
  // A month that is over keeps its figures.
  const october = await month('2026-10')
  expect(october.unspent).toMatchObject({
    purchasedCents: before.unspent.purchasedCents,
    at: '2026-10-31T23:00:00.000Z',
  })
  const file = (await staff.get(`${BILLING}/months/2026-11/documents.csv`)).text.trim().split('\r\n')
  expect(file.length).toBe(5)
  expect(file.find((line) => line.includes('Rechnungskorrektur'))).toMatch(
    /;Hafenware GmbH;DE;[^;]*;[^;]+;-10,00;19,00;-1,90;-11,90;steuerpflichtig;/,
  )
  expect(await staff.get(`${BILLING}/months/2026-13`)).toMatchObject({ status: 400 })
  app.passTime(-40 * DAY_MS)
})

test('plans that are not paid are listed with what happens next', async () => {
  const desk = await openPlanDesk(app)
  await desk.buy('starter')
  await app.world.db.execute(sql`
    update subscriptions set state = 'past_due', failures = 2, next_attempt_at = period_to + interval '5 days',
      period_from = '2026-09-01', period_to = '2026-10-01' where brand_id = ${desk.brand.id}`)
  const { plans } = (await finance.get(`${BILLING}/dunning`)).body
  expect(plans).toMatchObject([
    {
      brand: { id: desk.brand.id },
      failures: 2,
      since: '2026-10-01T00:00:00.000Z',
      endsAt: '2026-10-15T00:00:00.000Z',
    },
  ])
})

test('the ledger is checked on demand, and a cent too much is named', async () => {
  const check = async () => (await finance.get(`${BILLING}/ledger-check`)).body
  expect((await check()).differences).toEqual([])
  const desk = await openBillingDesk(app)
  await desk.buy()
  await app.world.db.execute(sql`update credit_lots set left_cents = left_cents - 1 where brand_id = ${desk.brand.id}`)
  expect((await check()).differences.length).toBeGreaterThan(0)
  await app.world.db.execute(sql`update credit_lots set left_cents = left_cents + 1 where brand_id = ${desk.brand.id}`)
})

test('brands are found by name, those with credit first; other roles read no money', async () => {
  const brand = await insertTestBrand(app.world)
  const [row] = await select<{ handle: string }>(sql`select slug as handle from brands where id = ${brand.id}`)
  const { brands } = (await finance.get(`${BILLING}/brands?q=${row?.handle}`)).body
  expect(brands).toMatchObject([{ id: brand.id, creditCents: 0, plan: null }])
  for (const role of ['moderator', 'support', 'readonly'] as const) {
    const other = await app.person({ staff: role })
    expect((await other.get(`${BILLING}/purchases`)).body).toMatchObject({ code: 'forbidden' })
  }
})
