import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS, openSaleDesk, type SaleDesk } from './testing/sale-desk.ts'

let sales: SaleDesk
beforeAll(async () => {
  sales = await openSaleDesk()
})
afterAll(() => sales.app.close())

test('a price change during a sale does not lose the prices before it', async () => {
  const tee = await sales.live('Change Tee', 10_000)
  await sales.create([tee.id], { startsAt: sales.inHours(1), endsAt: sales.inHours(30), percent: 30 })
  sales.app.passTime(2 * HOUR_MS)
  // Written by hand before any job has settled the start.
  const now = await sales.desk.read(tee.id)
  expect((await sales.desk.save(now, { priceGrossCents: 12_000 })).status).toBe(200)
  expect((await sales.history(tee)).map(({ cents }) => cents)).toEqual([10_000, 7000, 8400])
  // It became dearer within the sale: 84 euros are no reduction after 70.
  expect(await sales.shown(tee)).toMatchObject({ price: 84, onSale: false, salePrice: null })
})

test('a product that was as cheap is blocked, with a sentence that says when', async () => {
  const jeans = await sales.live('Cheap Jeans', 3990)
  await sales.desk.save(await sales.desk.read(jeans.id), { priceGrossCents: 6000 })
  await sales.passDays(12)
  const { status, body } = await sales.create([jeans.id], { percent: 30 })
  expect([status, body.code]).toEqual([409, 'sales.blocked'])
  const sentence =
    'Kein echter Rabatt: Der niedrigste Preis der letzten 30 Tage war 39,90\u00a0€. So viel kostete es vor 12 Tagen.'
  expect(body.fields).toEqual({ [jeans.id]: sentence })
  const choice = { kind: 'products', ids: [jeans.id] }
  expect((await sales.preview({ percent: 30, choice })).rows).toMatchObject([
    {
      priceCents: 6000,
      lowest30dCents: 3990,
      saleCents: 4200,
      shownPercent: null,
      obstacle: { kind: 'not-real', sentence },
    },
  ])
  // 27 euros are 32 percent below 39.90, and 55 below the price of today: the law allows the smaller figure.
  const deep = await sales.preview({ percent: 55, choice })
  expect(deep.rows).toMatchObject([{ saleCents: 2700, shownPercent: 32, obstacle: null }])
  expect(deep.card).toMatchObject({ onSale: true, salePrice: 27, lowest30d: 39.9 })
})

test('a product that was never shown has no price to reduce', async () => {
  const draft = await sales.desk.ready({ name: 'New Tee' })
  const { status, body } = await sales.create([draft.id])
  expect([status, Object.values(body.fields ?? {})]).toEqual([409, [expect.stringContaining('Noch kein Preis')]])
})

test('a running sale is deepened without a new reference, and never made smaller', async () => {
  const coat = await sales.live('Deep Coat', 10_000)
  const { body: sale } = await sales.create([coat.id], { percent: 20, endsAt: sales.inHours(24 * 40) })
  await sales.passDays(35)
  expect((await sales.change(sale, { percent: 10 })).body).toMatchObject({ code: 'sales.only-deeper' })
  const deeper = await sales.change(sale, { percent: 30 })
  expect(deeper.body).toMatchObject({ version: 2, form: { percent: 30 } })
  // PAngV § 11 (2): measured by the price before the first step, which is more than 30 days ago.
  expect(await sales.shown(coat)).toMatchObject({ salePrice: 70, lowest30d: 100 })
  expect((await sales.change(sale, { percent: 40 })).body).toMatchObject({ code: 'conflict' })
})

test('a sale that follows another without a gap continues its steps; after a gap it is measured anew', async () => {
  const parka = await sales.live('Chain Parka', 10_000)
  const second = await sales.live('Gap Parka', 10_000)
  await sales.create([parka.id, second.id], { percent: 20, endsAt: sales.inHours(24) })
  await sales.create([parka.id], { percent: 30, startsAt: sales.inHours(24), endsAt: sales.inHours(48) })
  await sales.create([second.id], { percent: 30, startsAt: sales.inHours(25), endsAt: sales.inHours(48) })
  sales.app.passTime(26 * HOUR_MS)
  expect(await sales.shown(parka)).toMatchObject({ salePrice: 70, lowest30d: 100 })
  expect(await sales.shown(second)).toMatchObject({ salePrice: 70, lowest30d: 80 })
})
