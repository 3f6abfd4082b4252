import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandSale, SalePreview } from '#contract/brand-sales.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { drawnText } from '#server/platform/pdf/testing/drawn-text.ts'
import { openBrandDesk } from '../managing/testing/brand-desk.ts'
import { settlePrices } from './settle-prices.service.ts'
import { startSales } from './start-sales.service.ts'
import { HOUR_MS, openSaleDesk, SALES_PATH, type SaleDesk } from './testing/sale-desk.ts'

let sales: SaleDesk
beforeAll(async () => {
  sales = await openSaleDesk()
})
afterAll(() => sales.app.close())

test('a sale that starts now reduces its products at once and writes their prices', async () => {
  const hoodie = await sales.live('Now Hoodie', 4000)
  const { status, body } = await sales.create([hoodie.id], { promoCode: 'WINTER25', badge: 'Winter Sale' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'running', products: 1, version: 1 })
  expect(await sales.shown(hoodie)).toMatchObject({
    price: 40,
    salePrice: 30,
    lowest30d: 40,
    onSale: true,
    activeSale: { discountPercentage: 25, promoCode: 'WINTER25', badge: 'Winter Sale', endsAt: sales.inHours(48) },
    priceChanges: [{ at: sales.inHours(48), price: 40, salePrice: null, onSale: false }],
  })
  expect((await sales.history(hoodie)).map(({ cents, cause }) => [cents, cause])).toEqual([
    [4000, 'hand'],
    [3000, 'sale'],
  ])
  const cancelled = await sales.cancel(body)
  expect(cancelled.body).toMatchObject({ state: 'cancelled', cancelledAt: sales.inHours(0) })
  expect(await sales.shown(hoodie)).toMatchObject({ price: 40, onSale: false })
  expect((await sales.cancel(cancelled.body as BrandSale)).status).toBe(409)
})

test('a planned sale travels with the product, starts and ends by itself, and the history keeps its moments', async () => {
  const cap = await sales.live('Planned Cap', 2000)
  const { body: sale } = await sales.create([cap.id], {
    startsAt: sales.inHours(1),
    endsAt: sales.inHours(3),
    percent: 50,
  })
  expect(sale.state).toBe('planned')
  expect(await sales.shown(cap)).toMatchObject({
    onSale: false,
    priceChanges: [
      { at: sales.inHours(1), onSale: true, salePrice: 10, lowest30d: 20 },
      { at: sales.inHours(3), onSale: false, salePrice: null },
    ],
  })
  const [starts, ends] = [sales.inHours(1), sales.inHours(3)]
  // Nothing ran while it began and ended: both moments are written later.
  sales.app.passTime(4 * HOUR_MS)
  await settlePrices(sales.app.world)
  expect((await sales.history(cap)).map(({ cents, to }) => [cents, to && new Date(to).toISOString()])).toEqual([
    [2000, starts],
    [1000, ends],
    [2000, null],
  ])
  expect(((await sales.desk.owner.get(`${SALES_PATH}/${sale.id}`)).body as BrandSale).state).toBe('ended')
  expect((await sales.change(sale, { percent: 60 })).body).toMatchObject({ code: 'sales.over' })
})

test('a product is in one sale at a time, also for two calls at once', async () => {
  const shirt = await sales.live('Two Shirt', 5000)
  const answers = await Promise.all([1, 2, 3].map(() => sales.create([shirt.id])))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const later = await sales.create([shirt.id], { startsAt: sales.inHours(47), endsAt: sales.inHours(90) })
  expect(later.body).toMatchObject({ code: 'sales.blocked' })
  expect(Object.values(later.body.fields ?? {})[0]).toContain('„Winter Sale“')
  expect(
    (await sales.create([shirt.id], { startsAt: sales.inHours(48), endsAt: sales.inHours(90), percent: 30 })).status,
  ).toBe(200)
})

test('a running sale gets more products, which are reduced from then on', async () => {
  const [one, two] = [await sales.live('First Sock', 1000), await sales.live('Second Sock', 1000)]
  const { body: sale } = await sales.create([one.id])
  sales.app.passTime(HOUR_MS)
  expect((await sales.change(sale, { choice: { kind: 'products', ids: [two.id] } })).status).toBe(409)
  const grown = await sales.change(sale, { choice: { kind: 'products', ids: [one.id, two.id] } })
  expect(grown.body).toMatchObject({ products: 2 })
  expect(await sales.shown(two)).toMatchObject({ onSale: true, salePrice: 7.5 })
  expect((await sales.history(two)).at(-1)?.from).toBe((await sales.history(two)).at(-2)?.to)
})

test('a sale with a filter takes what can be reduced, and what is new at its start', async () => {
  const other = await openBrandDesk(sales.app, { trustLevel: 3 })
  const make = async (name: string, productType: 'tops' | 'accessories') => {
    const category = productType === 'tops' ? 'hoodies' : 'caps'
    const draft = await other.ready({ name, productType, category })
    await other.step(draft, 'publish')
    return draft
  }
  const first = await make('Filter One', 'tops')
  await make('Filter Cap', 'accessories')
  sales.app.passTime(HOUR_MS)
  const filter = { choice: { kind: 'filter', productType: 'tops' }, startsAt: sales.inHours(2) }
  const sale = (await other.owner.post(SALES_PATH, sales.form([], filter))).body as BrandSale
  expect(sale).toMatchObject({ products: 1, form: { choice: { kind: 'filter', productType: 'tops' } } })
  const added = await make('Filter Two', 'tops')
  sales.app.passTime(3 * HOUR_MS)
  await startSales(sales.app.world)
  const preview = (await other.owner.get(`${SALES_PATH}/${sale.id}/preview`)).body as SalePreview
  expect(preview.rows.map(({ id }) => id)).toEqual([first.id, added.id])
  expect(await sales.shown(added)).toMatchObject({ onSale: true })
  await make('Filter Three', 'tops')
  await startSales(sales.app.world)
  expect(((await other.owner.get(`${SALES_PATH}/${sale.id}`)).body as BrandSale).products).toBe(2)
})

test('a planned sale that becomes unreal before its start is told to its team, once', async () => {
  const other = await openBrandDesk(sales.app, { trustLevel: 3 })
  const make = async (name: string) => {
    const draft = await other.ready({ name, priceGrossCents: 10_000 })
    return (await other.step(draft, 'publish')).body
  }
  const [cheaper] = [await make('Cheaper Cap'), await make('Same Cap')]
  sales.app.passTime(HOUR_MS)
  const planned = { choice: { kind: 'filter' }, startsAt: sales.inHours(3), percent: 20, name: 'Herbst' }
  const sale = (await other.owner.post(SALES_PATH, sales.form([], planned))).body as BrandSale
  expect(sale).toMatchObject({ products: 2, state: 'planned' })
  // An hour at 70 euros, then 100 again: 80 euros are no reduction any more.
  const lowered = await other.save(await other.read(cheaper.id), { priceGrossCents: 7000 })
  sales.app.passTime(HOUR_MS)
  await other.save(lowered.body, { priceGrossCents: 10_000 })
  sales.app.passTime(2 * HOUR_MS)
  await startSales(sales.app.world)
  await startSales(sales.app.world)
  const told = await rowsOf<{ data: object }>(
    sales.app.world.db,
    sql`select data from notifications where user_id = ${other.owner.id} and kind = 'sale-not-real'`,
  )
  expect(told.map(({ data }) => data)).toMatchObject([{ saleId: sale.id, sale: 'Herbst', unreal: 1, products: 2 }])
  expect(await sales.shown(cheaper)).toMatchObject({ price: 80, onSale: false })
})

test('the list has states and counts, the audit log every deed, and the evidence every price', async () => {
  const vest = await sales.live('=Evidence, Vest', 10_000)
  const { body: sale } = await sales.create([vest.id], { percent: 20, endsAt: sales.inHours(24), promoCode: 'VEST-20' })
  await sales.change(sale, { percent: 30 })
  sales.app.passTime(25 * HOUR_MS)
  await settlePrices(sales.app.world)
  const list = (await sales.desk.owner.get(`${SALES_PATH}?state=ended`)).body as { sales: BrandSale[]; counts: object }
  expect(list.sales.map(({ id }) => id)).toContain(sale.id)
  expect(list.sales.every(({ state }) => state === 'ended')).toBe(true)
  const deeds = await rowsOf<{ action: string }>(
    sales.app.world.db,
    sql`select action from audit_log where target_id = ${sale.id} order by at, action`,
  )
  expect(deeds.map(({ action }) => action)).toEqual(['sale.changed', 'sale.created'])
  const { text } = await sales.desk.owner.get(`${SALES_PATH}/${sale.id}/evidence.csv`)
  const lines = text.trim().split('\r\n')
  expect(lines[0]).toContain('Niedrigster Preis der 30 Tage davor')
  expect(lines.slice(1).map((line) => line.split(';').slice(6))).toEqual([
    ['100,00', 'nein', '', '', ''],
    ['70,00', 'ja', '100,00', expect.any(String), '30'],
  ])
  expect(lines[1]).toContain("VEST-20;'=Evidence, Vest;")

  const answer = await sales.desk.owner.get(`${SALES_PATH}/${sale.id}/evidence.pdf`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const document = drawnText(answer.bytes)
  expect(document.split('\n')).toEqual(
    expect.arrayContaining(['Preisnachweis zum Sale „Winter Sale“', '=Evidence, Vest', '100,00 €', '70,00 €', '30 %']),
  )
  expect(document).toContain('Nord GmbH')
  expect(document).toContain('Code VEST-20 · 1 Produkt')
})

test('evidence of very many prices is a table, and no document', async () => {
  const shirt = await sales.live('Often priced', 10_000, 1)
  const { body: sale } = await sales.create([shirt.id], { percent: 20 })
  await sales.app.world.db.execute(
    sql`insert into price_history (brand_id, product_id, price_gross_cents, cause, valid_from, valid_to)
        select brand_id, product_id, price_gross_cents, 'hand', valid_from - n * interval '5 minutes', valid_from - (n - 1) * interval '5 minutes'
        from price_history, generate_series(1, 2001) n where product_id = ${shirt.id} and cause <> 'sale'`,
  )
  const { body } = await sales.desk.owner.get(`${SALES_PATH}/${sale.id}/evidence.pdf`)
  expect(body).toMatchObject({ code: 'sales.evidence-long' })
  expect(
    (await sales.desk.owner.get(`${SALES_PATH}/${sale.id}/evidence.csv`)).text.split('\r\n').length,
  ).toBeGreaterThan(2000)
})

test('only members with the right, only their own brand, only possible values', async () => {
  const belt = await sales.live('Own Belt', 3000)
  const { body: sale } = await sales.create([belt.id])
  const other = await openBrandDesk(sales.app, { trustLevel: 3 })
  for (const path of ['', '/preview', '/evidence.csv', '/evidence.pdf']) {
    expect((await other.owner.get(`${SALES_PATH}/${sale.id}${path}`)).status).toBe(404)
  }
  expect((await other.owner.post(`${SALES_PATH}/${sale.id}/cancel`, { version: 1 })).status).toBe(404)
  expect((await other.owner.put(`${SALES_PATH}/${sale.id}`, { version: 1, form: sale.form })).status).toBe(404)
  const foreign = await other.owner.post(SALES_PATH, sales.form([belt.id]))
  expect(foreign.body).toMatchObject({ code: 'products.unknown' })
  expect((await sales.shopper.get(SALES_PATH)).status).toBe(403)
  const wrong = [
    { percent: 0 },
    { percent: 91 },
    { percent: 12.5 },
    { name: 'x' },
    { promoCode: 'klein' },
    { badge: '-70 %' },
    { endsAt: sales.inHours(-1) },
    { endsAt: sales.inHours(24 * 91) },
    { choice: { kind: 'products', ids: [] } },
  ]
  for (const changes of wrong) expect((await sales.create([belt.id], changes)).status).toBe(400)
})
