import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandProduct } from '#contract/brand-products.ts'
import type { BrandSale, SalePreview } from '#contract/brand-sales.ts'
import type { Product } from '#contract/products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { brandProductsRoutes } from '../managing/brand-products.routes.ts'
import { type BrandDesk, openBrandDesk } from '../managing/testing/brand-desk.ts'
import { productsRoutes } from '../products.routes.ts'
import { brandSalesRoutes } from './brand-sales.routes.ts'
import { settlePrices } from './settle-prices.service.ts'
import { startSales } from './start-sales.service.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

let app: TestApp
let desk: BrandDesk
let shopper: TestPerson
beforeAll(async () => {
  app = await openTestApp({
    now: new Date('2026-11-02T10:00:00Z'),
    parts: {
      registerRoutes(context) {
        brandProductsRoutes(context)
        brandSalesRoutes(context)
        productsRoutes(context)
      },
    },
  })
  desk = await openBrandDesk(app, { trustLevel: 3 })
  shopper = await app.person()
})
afterAll(() => app.close())

const base = '/api/brand/sales'
const inHours = (hours: number) => new Date(app.world.now().getTime() + hours * HOUR_MS).toISOString()

/** Time for prices; sessions are not what is tested here. */
async function passDays(days: number): Promise<void> {
  app.passTime(days * DAY_MS)
  await app.world.db.execute(
    sql`update sessions set expires_at = expires_at + ${days} * interval '1 day', ends_at = ends_at + ${days} * interval '1 day'`,
  )
}

/** A product that has been shown for `days` days. */
async function live(name: string, priceGrossCents: number, days = 40): Promise<BrandProduct> {
  const draft = await desk.ready({ name, priceGrossCents })
  await desk.step(draft, 'publish')
  await app.world.db.execute(
    sql`update price_history set valid_from = valid_from - ${days} * interval '1 day' where product_id = ${draft.id}`,
  )
  return desk.read(draft.id)
}

const form = (ids: readonly string[], changes: object = {}) => ({
  name: 'Winter Sale',
  percent: 25,
  promoCode: null,
  badge: '',
  startsAt: null,
  endsAt: inHours(48),
  choice: { kind: 'products', ids },
  ...changes,
})

const create = async (ids: readonly string[], changes: object = {}) => {
  const { status, body } = await desk.owner.post(base, form(ids, changes))
  return { status, body: body as BrandSale & { code?: string; fields?: Record<string, string> } }
}
const change = async (sale: BrandSale, changes: object) =>
  desk.owner.put(`${base}/${sale.id}`, { version: sale.version, form: { ...sale.form, ...changes } })
const cancel = async (sale: BrandSale) => desk.owner.post(`${base}/${sale.id}/cancel`, { version: sale.version })
const shown = async ({ id }: { readonly id: string }) => (await shopper.get(`/api/products/${id}`)).body as Product
const preview = async (changes: object) => {
  const { name: _name, ...rest } = form([], changes)
  return (await desk.owner.post(`${base}/preview`, rest)).body as SalePreview
}
const history = ({ id }: { readonly id: string }) =>
  rowsOf<{ cents: number; cause: string; to: string | null; from: string }>(
    app.world.db,
    sql`select price_gross_cents as cents, cause, valid_from as from, valid_to as to from price_history where product_id = ${id} order by 3`,
  )

test('a sale that starts now reduces its products at once and writes their prices', async () => {
  const hoodie = await live('Now Hoodie', 4000)
  const { status, body } = await create([hoodie.id], { promoCode: 'WINTER25', badge: 'Winter Sale' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'running', products: 1, version: 1 })
  expect(await shown(hoodie)).toMatchObject({
    price: 40,
    salePrice: 30,
    lowest30d: 40,
    onSale: true,
    activeSale: { discountPercentage: 25, promoCode: 'WINTER25', badge: 'Winter Sale', endsAt: inHours(48) },
    priceChanges: [{ at: inHours(48), price: 40, salePrice: null, onSale: false }],
  })
  expect((await history(hoodie)).map(({ cents, cause }) => [cents, cause])).toEqual([
    [4000, 'hand'],
    [3000, 'sale'],
  ])
  const cancelled = await cancel(body)
  expect(cancelled.body).toMatchObject({ state: 'cancelled', cancelledAt: inHours(0) })
  expect(await shown(hoodie)).toMatchObject({ price: 40, onSale: false })
  expect((await cancel(cancelled.body as BrandSale)).status).toBe(409)
})

test('a planned sale travels with the product, starts and ends by itself, and the history keeps its moments', async () => {
  const cap = await live('Planned Cap', 2000)
  const { body: sale } = await create([cap.id], { startsAt: inHours(1), endsAt: inHours(3), percent: 50 })
  expect(sale.state).toBe('planned')
  expect(await shown(cap)).toMatchObject({
    onSale: false,
    priceChanges: [
      { at: inHours(1), onSale: true, salePrice: 10, lowest30d: 20 },
      { at: inHours(3), onSale: false, salePrice: null },
    ],
  })
  const [starts, ends] = [inHours(1), inHours(3)]
  // Nothing ran while it began and ended: both moments are written later.
  app.passTime(4 * HOUR_MS)
  await settlePrices(app.world)
  expect((await history(cap)).map(({ cents, to }) => [cents, to && new Date(to).toISOString()])).toEqual([
    [2000, starts],
    [1000, ends],
    [2000, null],
  ])
  expect(((await desk.owner.get(`${base}/${sale.id}`)).body as BrandSale).state).toBe('ended')
  expect((await change(sale, { percent: 60 })).body).toMatchObject({ code: 'sales.over' })
})

test('a price change during a sale does not lose the prices before it', async () => {
  const tee = await live('Change Tee', 10_000)
  await create([tee.id], { startsAt: inHours(1), endsAt: inHours(30), percent: 30 })
  app.passTime(2 * HOUR_MS)
  // Written by hand before any job has settled the start.
  const now = await desk.read(tee.id)
  expect((await desk.save(now, { priceGrossCents: 12_000 })).status).toBe(200)
  expect((await history(tee)).map(({ cents }) => cents)).toEqual([10_000, 7000, 8400])
  // It became dearer within the sale: 84 euros are no reduction after 70.
  expect(await shown(tee)).toMatchObject({ price: 84, onSale: false, salePrice: null })
})

test('a product that was as cheap is blocked, with a sentence that says when', async () => {
  const jeans = await live('Cheap Jeans', 3990)
  await desk.save(await desk.read(jeans.id), { priceGrossCents: 6000 })
  await passDays(12)
  const { status, body } = await create([jeans.id], { percent: 30 })
  expect([status, body.code]).toEqual([409, 'sales.blocked'])
  const sentence =
    'Kein echter Rabatt: Der niedrigste Preis der letzten 30 Tage war 39,90\u00a0€. So viel kostete es vor 12 Tagen.'
  expect(body.fields).toEqual({ [jeans.id]: sentence })
  const choice = { kind: 'products', ids: [jeans.id] }
  expect((await preview({ percent: 30, choice })).rows).toMatchObject([
    {
      priceCents: 6000,
      lowest30dCents: 3990,
      saleCents: 4200,
      shownPercent: null,
      obstacle: { kind: 'not-real', sentence },
    },
  ])
  // 27 euros are 32 percent below 39.90, and 55 below the price of today: the law allows the smaller figure.
  const deep = await preview({ percent: 55, choice })
  expect(deep.rows).toMatchObject([{ saleCents: 2700, shownPercent: 32, obstacle: null }])
  expect(deep.card).toMatchObject({ onSale: true, salePrice: 27, lowest30d: 39.9 })
})

test('a product that was never shown has no price to reduce', async () => {
  const draft = await desk.ready({ name: 'New Tee' })
  const { status, body } = await create([draft.id])
  expect([status, Object.values(body.fields ?? {})]).toEqual([409, [expect.stringContaining('Noch kein Preis')]])
})

test('a running sale is deepened without a new reference, and never made smaller', async () => {
  const coat = await live('Deep Coat', 10_000)
  const { body: sale } = await create([coat.id], { percent: 20, endsAt: inHours(24 * 40) })
  await passDays(35)
  expect((await change(sale, { percent: 10 })).body).toMatchObject({ code: 'sales.only-deeper' })
  const deeper = await change(sale, { percent: 30 })
  expect(deeper.body).toMatchObject({ version: 2, form: { percent: 30 } })
  // PAngV § 11 (2): measured by the price before the first step, which is more than 30 days ago.
  expect(await shown(coat)).toMatchObject({ salePrice: 70, lowest30d: 100 })
  expect((await change(sale, { percent: 40 })).body).toMatchObject({ code: 'conflict' })
})

test('a sale that follows another without a gap continues its steps; after a gap it is measured anew', async () => {
  const parka = await live('Chain Parka', 10_000)
  const second = await live('Gap Parka', 10_000)
  await create([parka.id, second.id], { percent: 20, endsAt: inHours(24) })
  await create([parka.id], { percent: 30, startsAt: inHours(24), endsAt: inHours(48) })
  await create([second.id], { percent: 30, startsAt: inHours(25), endsAt: inHours(48) })
  app.passTime(26 * HOUR_MS)
  expect(await shown(parka)).toMatchObject({ salePrice: 70, lowest30d: 100 })
  expect(await shown(second)).toMatchObject({ salePrice: 70, lowest30d: 80 })
})

test('a product is in one sale at a time, also for two calls at once', async () => {
  const shirt = await live('Two Shirt', 5000)
  const answers = await Promise.all([1, 2, 3].map(() => create([shirt.id])))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const later = await create([shirt.id], { startsAt: inHours(47), endsAt: inHours(90) })
  expect(later.body).toMatchObject({ code: 'sales.blocked' })
  expect(Object.values(later.body.fields ?? {})[0]).toContain('„Winter Sale“')
  expect((await create([shirt.id], { startsAt: inHours(48), endsAt: inHours(90), percent: 30 })).status).toBe(200)
})

test('a running sale gets more products, which are reduced from then on', async () => {
  const [one, two] = [await live('First Sock', 1000), await live('Second Sock', 1000)]
  const { body: sale } = await create([one.id])
  app.passTime(HOUR_MS)
  expect((await change(sale, { choice: { kind: 'products', ids: [two.id] } })).status).toBe(409)
  const grown = await change(sale, { choice: { kind: 'products', ids: [one.id, two.id] } })
  expect(grown.body).toMatchObject({ products: 2 })
  expect(await shown(two)).toMatchObject({ onSale: true, salePrice: 7.5 })
  expect((await history(two)).at(-1)?.from).toBe((await history(two)).at(-2)?.to)
})

test('a sale with a filter takes what can be reduced, and what is new at its start', async () => {
  const other = await openBrandDesk(app, { trustLevel: 3 })
  const make = async (name: string, productType: 'tops' | 'accessories') => {
    const category = productType === 'tops' ? 'hoodies' : 'caps'
    const draft = await other.ready({ name, productType, category })
    await other.step(draft, 'publish')
    return draft
  }
  const first = await make('Filter One', 'tops')
  await make('Filter Cap', 'accessories')
  app.passTime(HOUR_MS)
  const filter = { choice: { kind: 'filter', productType: 'tops' }, startsAt: inHours(2) }
  const sale = (await other.owner.post(base, form([], filter))).body as BrandSale
  expect(sale).toMatchObject({ products: 1, form: { choice: { kind: 'filter', productType: 'tops' } } })
  const added = await make('Filter Two', 'tops')
  app.passTime(3 * HOUR_MS)
  await startSales(app.world)
  const preview = (await other.owner.get(`${base}/${sale.id}/preview`)).body as SalePreview
  expect(preview.rows.map(({ id }) => id)).toEqual([first.id, added.id])
  expect(await shown(added)).toMatchObject({ onSale: true })
  await make('Filter Three', 'tops')
  await startSales(app.world)
  expect(((await other.owner.get(`${base}/${sale.id}`)).body as BrandSale).products).toBe(2)
})

test('a planned sale that becomes unreal before its start is told to its team, once', async () => {
  const other = await openBrandDesk(app, { trustLevel: 3 })
  const make = async (name: string) => {
    const draft = await other.ready({ name, priceGrossCents: 10_000 })
    return (await other.step(draft, 'publish')).body
  }
  const [cheaper] = [await make('Cheaper Cap'), await make('Same Cap')]
  app.passTime(HOUR_MS)
  const planned = { choice: { kind: 'filter' }, startsAt: inHours(3), percent: 20, name: 'Herbst' }
  const sale = (await other.owner.post(base, form([], planned))).body as BrandSale
  expect(sale).toMatchObject({ products: 2, state: 'planned' })
  // An hour at 70 euros, then 100 again: 80 euros are no reduction any more.
  const lowered = await other.save(await other.read(cheaper.id), { priceGrossCents: 7000 })
  app.passTime(HOUR_MS)
  await other.save(lowered.body, { priceGrossCents: 10_000 })
  app.passTime(2 * HOUR_MS)
  await startSales(app.world)
  await startSales(app.world)
  const told = await rowsOf<{ data: object }>(
    app.world.db,
    sql`select data from notifications where user_id = ${other.owner.id} and kind = 'sale-not-real'`,
  )
  expect(told.map(({ data }) => data)).toMatchObject([{ saleId: sale.id, sale: 'Herbst', unreal: 1, products: 2 }])
  expect(await shown(cheaper)).toMatchObject({ price: 80, onSale: false })
})

test('the list has states and counts, the audit log every deed, and the evidence every price', async () => {
  const vest = await live('=Evidence, Vest', 10_000)
  const { body: sale } = await create([vest.id], { percent: 20, endsAt: inHours(24), promoCode: 'VEST-20' })
  await change(sale, { percent: 30 })
  app.passTime(25 * HOUR_MS)
  await settlePrices(app.world)
  const list = (await desk.owner.get(`${base}?state=ended`)).body as { sales: BrandSale[]; counts: object }
  expect(list.sales.map(({ id }) => id)).toContain(sale.id)
  expect(list.sales.every(({ state }) => state === 'ended')).toBe(true)
  const deeds = await rowsOf<{ action: string }>(
    app.world.db,
    sql`select action from audit_log where target_id = ${sale.id} order by at, action`,
  )
  expect(deeds.map(({ action }) => action)).toEqual(['sale.changed', 'sale.created'])
  const { text } = await desk.owner.get(`${base}/${sale.id}/evidence.csv`)
  const lines = text.trim().split('\r\n')
  expect(lines[0]).toContain('Niedrigster Preis der 30 Tage davor')
  expect(lines.slice(1).map((line) => line.split(';').slice(6))).toEqual([
    ['100,00', 'nein', '', '', ''],
    ['70,00', 'ja', '100,00', expect.any(String), '30'],
  ])
  expect(lines[1]).toContain("VEST-20;'=Evidence, Vest;")
})

test('only members with the right, only their own brand, only possible values', async () => {
  const belt = await live('Own Belt', 3000)
  const { body: sale } = await create([belt.id])
  const other = await openBrandDesk(app, { trustLevel: 3 })
  for (const path of ['', '/preview', '/evidence.csv']) {
    expect((await other.owner.get(`${base}/${sale.id}${path}`)).status).toBe(404)
  }
  expect((await other.owner.post(`${base}/${sale.id}/cancel`, { version: 1 })).status).toBe(404)
  expect((await other.owner.put(`${base}/${sale.id}`, { version: 1, form: sale.form })).status).toBe(404)
  const foreign = await other.owner.post(base, form([belt.id]))
  expect(foreign.body).toMatchObject({ code: 'products.unknown' })
  expect((await shopper.get(base)).status).toBe(403)
  const wrong = [
    { percent: 0 },
    { percent: 91 },
    { percent: 12.5 },
    { name: 'x' },
    { promoCode: 'klein' },
    { badge: '-70 %' },
    { endsAt: inHours(-1) },
    { endsAt: inHours(24 * 91) },
    { choice: { kind: 'products', ids: [] } },
  ]
  for (const changes of wrong) expect((await create([belt.id], changes)).status).toBe(400)
})
