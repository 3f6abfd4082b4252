import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestSale } from '#server/testing/test-sale.ts'
import { openImports, photographs } from './testing/imports.ts'

let imports: Awaited<ReturnType<typeof openImports>>
beforeAll(async () => {
  imports = await openImports()
})
afterAll(() => imports.app.close())

test('fields that a file leaves out are kept: release, material, sales and texts set by hand', async () => {
  const line = 'Handle,Title,Type,Variant Price,Body (HTML),Tags'
  const imagesFolder = await photographs('kept.jpg')
  await imports.importCsv([line, 'kept,Kept,Caps,10,From the shop,cap'], {
    imagesFolder,
    baseUrl: 'https://shop.example',
  })
  const { id, images } = await imports.saved('kept')
  await imports.app.world.db.execute(
    sql`update products set release_at = '2031-05-01T10:00:00Z', material_de = 'Wolle', material_en = 'Wool',
          gender = 'women', description_de = 'Von Hand', colours = '{red}' where id = ${id}`,
  )
  const { db } = imports.app.world
  await insertTestSale(db, { productId: id, percent: 15, startsAt: '2031-06-01', endsAt: '2031-07-01' })
  await insertTestSale(db, { productId: id, percent: 25, startsAt: '2020-06-01', endsAt: '2020-07-01' })
  await imports.app.world.db.execute(
    sql`insert into product_variants (brand_id, product_id, position, options_key, colour_de, colour_en, price_gross_cents)
        select brand_id, id, 0, 'rot', 'Rot', 'Red', 900 from products where id = ${id}`,
  )
  await imports.importCsv([line, 'kept,Kept Anew,Caps,12,,'])
  const [row] = await rowsOf(
    imports.app.world.db,
    sql`select name, price_gross_cents as cents, release_at = '2031-05-01T10:00:00Z' as "isReleaseKept", material_de, gender,
          description_de, colours, tags, link, status, product_type as type,
          (select count(*) from product_variants v where v.product_id = p.id and v.price_gross_cents is null) as variants
        from products p where id = ${id}`,
  )
  expect(row).toEqual({
    name: 'Kept Anew',
    cents: 1200,
    isReleaseKept: true,
    material_de: 'Wolle',
    gender: 'women',
    description_de: 'Von Hand',
    colours: ['red'],
    tags: ['cap'],
    link: 'https://shop.example/products/kept',
    status: 'active',
    type: 'accessories',
    variants: 1,
  })
  const after = await imports.saved('kept')
  expect(after.images).toEqual(images)
  expect(after.sales.map(({ percent }) => percent)).toEqual([25, 15])
})

test('a repeated file keeps the prices of the variants that it states', async () => {
  const lines = [
    'Handle,Title,Type,Option1 Name,Option1 Value,Variant Price',
    'own-prices,Hoodie,Hoodies,Size,S,10',
    'own-prices,,,Size,XL,12',
  ]
  const prices = async () => {
    const { id } = await imports.saved('own-prices')
    return rowsOf(
      imports.app.world.db,
      sql`select size, price_gross_cents as cents from product_variants where product_id = ${id} order by position`,
    )
  }
  await imports.importCsv(lines)
  const first = await prices()
  expect(first).toEqual([
    { size: 'S', cents: 1000 },
    { size: 'XL', cents: 1200 },
  ])
  await imports.importCsv(lines)
  expect(await prices()).toEqual(first)
})

test('a product that was paused, archived or drafted by hand is not published again', async () => {
  const lines = [
    'Handle,Title,Type,Variant Price,Published',
    ...['a', 'b', 'c'].map((n) => `hand-${n},Cap,Caps,10,TRUE`),
  ]
  const imagesFolder = await photographs('hand-a.jpg', 'hand-b.jpg', 'hand-c.jpg')
  await imports.importCsv(lines, { imagesFolder })
  const statuses = { 'hand-a': 'paused', 'hand-b': 'archived', 'hand-c': 'draft' }
  for (const [handle, status] of Object.entries(statuses)) {
    expect((await imports.saved(handle)).status).toBe('active')
    await imports.app.world.db.execute(sql`update products set status = ${status} where external_id = ${handle}`)
  }
  await imports.importCsv(lines, { imagesFolder })
  for (const [handle, status] of Object.entries(statuses)) expect((await imports.saved(handle)).status).toBe(status)
})

test('a shop may withdraw a product and publish it again', async () => {
  const imagesFolder = await photographs('withdrawn.jpg')
  const imported = async (published: string) => {
    await imports.importCsv(['Handle,Title,Type,Variant Price,Published', `withdrawn,Cap,Caps,10,${published}`], {
      imagesFolder,
    })
    return (await imports.saved('withdrawn')).status
  }
  expect([await imported('TRUE'), await imported('FALSE'), await imported('TRUE')]).toEqual([
    'active',
    'draft',
    'active',
  ])
})

test('a file without columns for it neither publishes what the shop withdrew nor ends a sale', async () => {
  const imagesFolder = await photographs('partial.jpg')
  const full = 'Handle,Title,Type,Variant Price,Variant Compare At Price,Published'
  const imported = async (lines: string[]) => {
    await imports.importCsv(lines, { imagesFolder })
    const { status, sales } = await imports.saved('partial')
    const [row] = await rowsOf<{ cents: number }>(
      imports.app.world.db,
      sql`select price_gross_cents as cents from products where external_id = 'partial'`,
    )
    return [status, row?.cents, sales.map(({ percent, isOver }) => [percent, isOver])]
  }
  const onSale = [[30.01, false]]
  expect(await imported([full, 'partial,Partial,Caps,69.99,100,FALSE'])).toEqual(['draft', 10_000, onSale])
  imports.app.passTime(86_400_000)
  const short = 'Handle,Title,Variant Price'
  expect(await imported([short, 'partial,Partial Anew,69.99'])).toEqual(['draft', 10_000, onSale])
  expect(await imported([full, 'partial,Partial,Caps,69.99,100,TRUE'])).toEqual(['active', 10_000, onSale])
  imports.app.passTime(86_400_000)
  // Another price is a new regular one.
  expect(await imported([short, 'partial,Partial,80'])).toEqual(['active', 8000, [[30.01, true]]])
})

test('a sale ends when the file no longer has it, and one made by hand is not replaced', async () => {
  const imported = async (price: number, compareAt: number | '') => {
    const lines = ['Handle,Title,Type,Variant Price,Variant Compare At Price', `sold,Sold,Caps,${price},${compareAt}`]
    const report = await imports.importCsv(lines)
    return { sales: (await imports.saved('sold')).sales, keys: report.problems.map(({ key }) => key) }
  }
  expect((await imported(70, 100)).sales).toEqual([{ percent: 30, isImported: true, isOver: false }])
  imports.app.passTime(86_400_000)
  expect((await imported(100, '')).sales).toEqual([{ percent: 30, isImported: true, isOver: true }])
  const { id } = await imports.saved('sold')
  const inDays = (days: number) => new Date(imports.app.world.now().getTime() + days * 86_400_000).toISOString()
  const byHand = { productId: id, percent: 10, startsAt: inDays(0), endsAt: inDays(9) }
  await insertTestSale(imports.app.world.db, byHand)
  const after = await imported(70, 100)
  expect(after.sales.map(({ percent, isOver }) => [percent, isOver])).toEqual([
    [30, true],
    [10, false],
  ])
  expect(after.keys).toContain('saleByHand')
})

test('a sale continues with the next import, and a higher regular price does not enlarge it', async () => {
  const person = await imports.app.person()
  const imagesFolder = await photographs('long-sale.jpg')
  const imported = async (price: number, compareAt: number) => {
    await imports.importCsv(
      ['Handle,Title,Type,Variant Price,Variant Compare At Price', `long-sale,Long Sale,Caps,${price},${compareAt}`],
      { imagesFolder },
    )
    return (await person.get(`/api/products/${(await imports.saved('long-sale')).id}`)).body
  }
  expect(await imported(70, 100)).toMatchObject({ onSale: true, salePrice: 70, lowest30d: 100 })
  imports.app.passTime(86_400_000)
  expect(await imported(70, 100)).toMatchObject({ onSale: true, price: 100, salePrice: 70, lowest30d: 100 })
  imports.app.passTime(86_400_000)
  expect(await imported(60, 100)).toMatchObject({ onSale: true, price: 100, salePrice: 60, lowest30d: 100 })
  imports.app.passTime(86_400_000)
  expect(await imported(60, 120)).toMatchObject({ onSale: false, price: 60, salePrice: null })
  imports.app.passTime(86_400_000)
  expect(await imported(60, 100)).toMatchObject({ onSale: false, price: 60, salePrice: null })
})
