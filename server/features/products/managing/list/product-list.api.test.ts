import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandProductRow, BulkResult } from '#contract/brand-products.ts'
import { insertTestSale } from '#server/testing/test-sale.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { brandProductsRoutes } from '../brand-products.routes.ts'
import { type BrandDesk, completeForm, emptyForm, openBrandDesk, variant } from '../testing/brand-desk.ts'

interface List {
  readonly rows: BrandProductRow[]
  readonly total: number
  readonly counts: { all: number; byState: Record<string, number>; byFlaw: Record<string, number> }
  readonly cursor: string | null
}

let app: TestApp
let desk: BrandDesk
beforeAll(async () => {
  app = await openTestApp({ parts: { registerRoutes: brandProductsRoutes } })
  desk = await openBrandDesk(app, { trustLevel: 3 })
})
afterAll(() => app.close())

const list = async (query = '', from = desk) => (await from.owner.get(`/api/brand/products${query}`)).body as List
const names = async (query: string) => (await list(query)).rows.map(({ name }) => name)
const bulk = async (ids: readonly string[], action: object, from = desk) =>
  (await from.owner.post('/api/brand/products/bulk', { ids, action })).body as BulkResult

test('the list filters, searches, sorts and counts', async () => {
  await desk.create(emptyForm('Draft Tee'))
  const active = await desk.ready({ name: 'Active Hoodie', priceGrossCents: 9000 })
  await desk.step(active, 'publish')
  const soldOut = await desk.ready({
    name: 'Sold 100% Cap',
    productType: 'accessories',
    category: 'caps',
    priceGrossCents: 2000,
    variants: [variant({ sizeSystem: 'ONE', size: 'One Size', sku: 'CAP-1', stock: 0 })],
  })
  await desk.step(soldOut, 'publish')
  const gone = await desk.ready({ name: 'Gone Jeans', productType: 'pants', category: 'jeans' })
  await desk.step(gone, 'archive')

  const all = await list('?sort=name')
  expect(all.rows.map(({ name, state }) => [name, state])).toEqual([
    ['Active Hoodie', 'active'],
    ['Draft Tee', 'draft'],
    ['Sold 100% Cap', 'sold_out'],
  ])
  expect(all).toMatchObject({
    total: 3,
    counts: { all: 3, byState: { active: 1, draft: 1, sold_out: 1, archived: 1 }, byFlaw: { 'no-picture': 1 } },
    cursor: null,
  })
  const now = app.world.now().toISOString()
  await app.world.db.execute(
    sql`with p as (select no from products where id = ${active.id}),
          sums as (insert into product_days (product_no, day, source, device, is_promoted, shown, viewed, liked, passed,
              too_expensive, not_my_style, size_missing, opened, saved, unsaved, clicked)
            select p.no, (${now}::timestamptz at time zone 'Europe/Berlin')::date - n * 4, 'search', device, false, 9, 1, 0,
              0, 0, 0, 0, 0, 0, 0, 0
            from p, unnest(array['phone', 'desktop']) device, generate_series(0, 2) n)
        insert into product_counts (product_no, likes, swipes) select no, 15, 20 from p`,
  )
  // Today and four days ago.
  const figures = (await list('?sort=name')).rows.map(({ views, likeRate }) => [views, likeRate])
  expect(figures).toEqual([
    [4, 0.75],
    [null, null],
    [0, null],
  ])
  expect(all.rows[1]).toMatchObject({ priceCents: null, productType: null, flaws: ['no-picture'] })
  expect(await names('?status=archived')).toEqual(['Gone Jeans'])
  expect(await names('?flaw=no-picture')).toEqual(['Draft Tee'])
  expect(await names('?type=tops')).toEqual(['Active Hoodie'])
  expect(await names('?q=cap-1')).toEqual(['Sold 100% Cap'])
  expect(await names('?q=100%25')).toEqual(['Sold 100% Cap'])
  expect(await names('?q=_')).toEqual([])
  expect(await names('?status=active&sort=price-up')).toEqual(['Active Hoodie'])
  expect(await names('?sale=yes')).toEqual([])
})

test('pages follow each other without gaps in every order', async () => {
  const many = await openBrandDesk(app)
  // Equal names, prices and dates: the order among them must hold across pages.
  await app.world.db.execute(
    sql`insert into products (brand_id, source, name, description_de, description_en, gender, product_type,
          price_gross_cents, unset, created_at, updated_at)
        select ${many.brandId}, 'hand', 'Tee ' || n % 7, '', '', 'unisex', 'tops', 1000 + n % 5, '{gender,productType}', now(), now()
        from generate_series(1, 60) n`,
  )
  for (const sort of ['updated', 'name', 'price-up', 'price-down', 'new']) {
    const first = await list(`?sort=${sort}`, many)
    const second = await list(`?sort=${sort}&cursor=${first.cursor}`, many)
    const ids = [...first.rows, ...second.rows].map(({ id }) => id)
    expect([first.rows.length, second.cursor, new Set(ids).size]).toEqual([50, null, 60])
  }
  expect((await many.owner.get('/api/brand/products?cursor=nonsense')).status).toBe(400)
  const ids = (await many.owner.get('/api/brand/products/ids')).body
  expect(ids).toHaveLength(60)
})

test('a bulk action changes what it can, says why not the rest, and is taken back', async () => {
  const team = await openBrandDesk(app, { trustLevel: 3 })
  const [ready, missing] = [await team.ready(), await team.create(emptyForm('Missing'))]
  const result = await bulk([ready.id, missing.id], { kind: 'publish' }, team)
  expect(result).toMatchObject({
    changed: 1,
    refused: [{ id: missing.id, name: 'Missing', reason: 'Bitte fülle dieses Feld aus.' }],
  })
  expect((await team.read(ready.id)).state).toBe('active')
  const undo = await team.owner.post('/api/brand/products/undo', { undo: result.undo })
  expect(undo.body).toEqual({ restored: 1 })
  expect((await team.read(ready.id)).state).toBe('draft')

  const tagged = await bulk([ready.id, missing.id], { kind: 'add-tags', tags: ['Neu', 'Hoodie'] }, team)
  expect(tagged.changed).toBe(2)
  expect((await team.read(ready.id)).form.tags).toEqual(['hoodie', 'Neu'])
  await bulk([missing.id], { kind: 'gender', gender: 'men' }, team)
  await team.owner.post('/api/brand/products/undo', { undo: tagged.undo })
  expect((await team.read(ready.id)).form.tags).toEqual(['hoodie'])
  // Changed again since.
  expect((await team.read(missing.id)).form).toMatchObject({ tags: ['Neu', 'Hoodie'], gender: 'men' })

  expect(await bulk([ready.id, missing.id], { kind: 'delete-drafts' }, team)).toMatchObject({ changed: 1 })
  expect((await list('', team)).rows.map(({ id }) => id)).toEqual([ready.id])
})

test('500 products are changed at once, and no more', async () => {
  const ids = Array.from({ length: 501 }, () => crypto.randomUUID())
  const answer = await desk.owner.post('/api/brand/products/bulk', { ids, action: { kind: 'pause' } })
  expect(answer.status).toBe(400)
})

test('cards contain drafts, and only those of the brand', async () => {
  const other = await openBrandDesk(app)
  const draft = await other.create(completeForm({ name: 'Unseen' }))
  const { body } = await other.owner.get('/api/brand/products/cards')
  expect(body).toMatchObject([{ id: draft.id, name: 'Unseen', material: '80 % Baumwolle, 20 % Polyester' }])
  app.passTime(1000)
  await other.create(completeForm({ name: 'Priceless', priceGrossCents: null }))
  const { body: both } = await other.owner.get('/api/brand/products/cards')
  expect(both).toMatchObject([
    { name: 'Priceless', price: 0 },
    { name: 'Unseen', price: 89 },
  ])
})

test('the export has one line per variant and no formulas', async () => {
  const other = await openBrandDesk(app)
  await other.create(
    completeForm({ name: '=SUM(A1), "x"', variants: [variant({ sku: '+1' }), variant({ size: 'L' })] }),
  )
  const answer = await other.owner.get('/api/brand/products/export')
  expect(answer.headers['content-type']).toContain('text/csv')
  const lines = answer.text.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`"'=SUM(A1), ""x"""`)
  expect(lines[1]).toContain(";'+1;")
})

test('a sale is shown with both prices and the lowest of 30 days', async () => {
  const other = await openBrandDesk(app, { trustLevel: 3 })
  const { body } = await other.step(await other.ready(), 'publish')
  app.passTime(60_000)
  const now = app.world.now().toISOString()
  const endsAt = new Date(app.world.now().getTime() + 86_400_000).toISOString()
  await insertTestSale(app.world.db, { productId: body.id, percent: 10, startsAt: now, endsAt })
  expect((await list('?sale=yes', other)).rows).toMatchObject([
    { priceCents: 8900, salePriceCents: 8010, lowest30dCents: 8900 },
  ])
})
