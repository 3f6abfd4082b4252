import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { fillBoosts } from './boosts.ts'
import { fillDemo } from './fill-demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ prepare: fillDemo, parts: { registerRoutes: () => {} } })
})
afterAll(() => app.close())

/** The visible data of shops and variants. */
async function shops(): Promise<unknown> {
  const { db } = app.world
  return {
    brands: await rowsOf(
      db,
      sql`select b.slug, b.verified_at, i.company, i.contact from brands b
          left join brand_imprints i on i.brand_no = b.no order by b.slug`,
    ),
    variants: await rowsOf(
      db,
      sql`select product_id, position, size_system, size, colour, colour_de, colour_en, is_available
          from product_variants order by product_id, position`,
    ),
    found: await rowsOf(db, sql`select * from search_documents order by 1`),
  }
}

/** Detects rewritten rows: `ctid` changes even when the content is the same. */
const places = () => rowsOf(app.world.db, sql`select ctid, product_id from product_variants order by 1`)

test('a demo of an earlier version is completed, and a complete one is not changed', async () => {
  const { db } = app.world
  const whole = await shops()
  await db.execute(sql`delete from brand_imprints`)
  await db.execute(sql`update brands set verified_at = null`)
  await db.execute(sql`update product_variants set colour_de = '', colour_en = '', is_available = true`)
  expect(await shops()).not.toEqual(whole)

  await fillDemo(app.world)
  expect(await shops()).toEqual(whole)

  const before = await places()
  await fillDemo(app.world)
  expect(await places()).toEqual(before)
})

test('two labels boost products with granted credit, once', async () => {
  for (const _ of [1, 2]) await fillBoosts(app.world)
  const [row] = await rowsOf<{ campaigns: number; products: number; cents: number }>(
    app.world.db,
    sql`select (select count(*)::int from campaigns where status = 'active') as campaigns,
          (select count(*)::int from campaign_products) as products,
          (select sum(left_cents)::int from credit_lots where account = 'bonus') as cents`,
  )
  expect(row).toEqual({ campaigns: 2, products: 8, cents: 10_000 })
})

test('few brands are new', async () => {
  const [counts] = await rowsOf<{ fresh: number; all: number }>(
    app.world.db,
    sql`select count(*) filter (where created_at > now() - interval '30 days')::int as fresh, count(*)::int as all from brands`,
  )
  expect(counts?.fresh).toBeGreaterThan(1)
  expect(counts?.fresh).toBeLessThan((counts?.all ?? 0) / 5)
})

test('a removed badge is not added again', async () => {
  const { db } = app.world
  await db.execute(
    sql`update brands set verified_at = null where slug = (select min(slug) from brands where verified_at is not null)`,
  )
  const without = await shops()
  await fillDemo(app.world)
  expect(await shops()).toEqual(without)
})

const catalogue = () =>
  rowsOf<Record<string, unknown>>(
    app.world.db,
    sql`select p.external_id, p.name, p.description_de, p.description_en, p.material_de, p.colours, p.tags, d.effective_gross_cents
        from products p join search_documents d on d.product_no = p.no order by 1`,
  )
const counts = async () => {
  const [row] = await rowsOf<{ drops: number; sales: number }>(
    app.world.db,
    sql`select (select count(*)::int from products where release_at > now()) as drops,
        (select count(*)::int from sales where starts_at <= now() and ends_at > now()) as sales`,
  )
  return row
}

test('texts of an earlier version become those of the catalogue', async () => {
  const { db } = app.world
  const whole = await catalogue()
  await db.execute(
    sql`update products set description_de = 'Einfarbig.', colours = '{pink}' where product_type = 'tops'`,
  )
  await db.execute(sql`update products set name = name || ' Pleats' where product_type = 'pants'`)
  await fillDemo(app.world)
  expect(await catalogue()).toEqual(whole)
})

test('a demo that was filled long ago has drops and sales again, at the same prices', async () => {
  const { db } = app.world
  const [whole, before] = [await catalogue(), await counts()]
  expect(before?.drops).toBeGreaterThan(20)
  expect(before?.sales).toBeGreaterThan(60)
  await db.execute(sql`update products set release_at = release_at - interval '100 days'`)
  for (const table of ['sales', 'sale_products']) {
    await db.execute(
      sql`update ${sql.identifier(table)} set starts_at = starts_at - interval '100 days', ends_at = ends_at - interval '100 days'`,
    )
  }
  expect(await counts()).toEqual({ drops: 0, sales: 0 })
  await fillDemo(app.world)
  expect(await counts()).toEqual(before)
  expect(await catalogue()).toEqual(whole)

  await fillDemo(app.world)
  expect(await counts()).toEqual(before)
})
