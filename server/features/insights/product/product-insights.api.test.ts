import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { START } from '#contract/product-insights.limits.ts'
import type { ProductInsights } from '#contract/product-insights.ts'
import { NEW_BELOW_IMPRESSIONS } from '#recommender/ranking/waiting.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { insightsRoutes } from '../insights.routes.ts'

/** Noon in Berlin. */
const NOW = new Date('2026-06-10T10:00:00Z')
const LISTED = new Date('2026-06-07T15:20:00Z')

let app: TestApp
let owner: TestPerson
let product: SavedProduct
let brandId: string
beforeAll(async () => {
  app = await openTestApp({
    now: NOW,
    parts: { registerRoutes: insightsRoutes },
    prepare: async (world) => {
      ;[product] = (await saveInvented(world, [inventedProduct(0, { listedAt: LISTED })], 1)) as [SavedProduct]
    },
  })
  owner = await app.person()
  const { rows } = await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role, is_owner)
        select brand_id, ${owner.id}::uuid, 'admin', true from products where no = ${product.no} returning brand_id`,
  )
  brandId = String(rows[0]?.['brand_id'])
})
afterAll(() => app.close())
beforeEach(async () => {
  await run(sql`delete from product_hours`)
  await run(sql`update products set status = 'active', is_shop_only = false, release_at = null`)
})

const run = (text: ReturnType<typeof sql>) => app.world.db.execute(text)
const shown = (hour: string, count: number, where: { source?: string; promoted?: boolean } = {}) =>
  run(
    sql`insert into product_hours (product_no, hour, source, device, is_promoted, shown, viewed, liked, passed, too_expensive,
          not_my_style, size_missing, opened, saved, unsaved, clicked)
        values (${product.no}, ${hour}::timestamptz, ${where.source ?? 'discovery'}, 'phone', ${where.promoted ?? false},
          ${count}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
  )
const start = async (id = product.id, person = owner) =>
  ((await person.get(`/api/brand/insights/products/${id}`)).body as unknown as ProductInsights).start

test('counts what the deck showed since the product is live, and no advertisement', async () => {
  await shown('2026-06-07T14:00:00Z', 40)
  await shown('2026-06-07T15:00:00Z', 50)
  await shown('2026-06-09T22:00:00Z', 13)
  await shown('2026-06-08T10:00:00Z', 500, { source: 'shop' })
  await shown('2026-06-08T10:00:00Z', 500, { promoted: true })
  expect(await start()).toEqual({
    state: 'running',
    goal: 100,
    days: 7,
    impressions: 63,
    since: LISTED.toISOString(),
    reachedOn: null,
  })
})

test('says on which day it had them all', async () => {
  await shown('2026-06-07T15:00:00Z', 60)
  await shown('2026-06-08T22:30:00Z', 40)
  await shown('2026-06-10T09:00:00Z', 7)
  // Half past midnight in Berlin.
  expect(await start()).toMatchObject({ state: 'reached', impressions: 107, reachedOn: '2026-06-09' })
})

test('names what holds it up', async () => {
  await run(sql`update products set status = 'paused'`)
  expect(await start()).toMatchObject({ state: 'hidden', impressions: 0 })
  await run(sql`update products set status = 'active', is_shop_only = true`)
  expect(await start()).toMatchObject({ state: 'shop-only', since: null })
  await run(sql`update products set is_shop_only = false, release_at = '2026-06-20T16:00:00Z'`)
  expect(await start()).toMatchObject({ state: 'drop', since: '2026-06-20T16:00:00.000Z' })
  // A drop begins with its release, not when it was announced.
  await run(sql`update products set release_at = '2026-06-09T16:00:00Z'`)
  await shown('2026-06-08T10:00:00Z', 30)
  await shown('2026-06-09T17:00:00Z', 5)
  expect(await start()).toMatchObject({ state: 'running', impressions: 5, since: '2026-06-09T16:00:00.000Z' })
})

test('goes on after the days are over', async () => {
  await shown('2026-06-08T10:00:00Z', 99)
  app.passTime(5 * 86_400_000)
  expect(await start()).toMatchObject({ state: 'late', impressions: 99 })
  app.passTime(-5 * 86_400_000)
})

test('a draft has not begun', async () => {
  const { rows } = await run(
    sql`insert into products (brand_id, source, name, description_de, description_en, gender, product_type, price_gross_cents)
        values (${brandId}, 'hand', 'Entwurf', '', '', 'men', 'tops', 4900) returning id`,
  )
  expect(await start(String(rows[0]?.['id']))).toMatchObject({ state: 'unpublished', since: null, impressions: 0 })
})

test('the plan changes nothing, and the ranking deals as many as are promised', () => {
  expect(START.impressions).toBe(NEW_BELOW_IMPRESSIONS)
})

test('products of other brands are unknown, and members without the right see nothing', async () => {
  const [editor, outsider] = [await app.person(), await app.person()]
  await insertTestBrand(app.world, { owner: outsider.id, members: { [editor.id]: 'editor' } })
  const address = `/api/brand/insights/products/${product.id}`
  expect((await outsider.get(address)).status).toBe(404)
  expect((await editor.get(address)).status).toBe(403)
  expect((await app.visitor().get(address)).status).toBe(401)
})
