import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveEverything } from '#server/features/accounts/export/testing/everything-of-a-user.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { fillBoosts } from '../boosts.ts'
import { fillDemo } from '../fill-demo.ts'
import { removeDemo } from './remove-demo.ts'
import { isDemoRemoved } from './removed.store.ts'

/** Tables that say how the installation runs, or are counted again from what is left. */
const DERIVED: Readonly<Record<string, string>> = {
  brand_audiences: 'counted by a job',
  brand_likers: 'counted by a job',
  brand_ranks: 'counted by a job',
  brand_sums: 'sums of shown products',
  count_marks: 'how far was counted',
  counted_days: 'days that were counted',
  dealt_pages: 'dealt again at the next request',
  decks: 'counts the swipes of an account',
  job_runs: 'how queues ran',
  models: 'learned by a job',
  operation_settings: 'has the mark of the removal',
  people_groups: 'counted by a job',
  product_days: 'counted by a job',
  product_hours: 'counted by a job',
  rate_windows: 'limits of callers',
  search_counts: 'counts of words, of no person',
  search_terms: 'counted again from the products',
  security_counts: 'counts of no person',
  server_secrets: 'made at the first use',
  tastes: 'learned again from the log',
  trend_cells: 'counted by a job',
}

const DAY_MS = 86_400_000
const NOW = new Date('2026-11-28T12:00:00Z')

let app: TestApp
let products: SavedProduct[]
beforeAll(async () => {
  const drop = inventedProduct(12, { releaseAt: new Date(NOW.getTime() + 9 * DAY_MS) })
  app = await openTestApp({
    now: NOW,
    prepare: async (world) => {
      products = await saveInvented(world, [...Array.from({ length: 12 }, (_, n) => inventedProduct(n)), drop])
    },
  })
})
afterAll(() => app.close())

type Snapshot = ReadonlyMap<string, readonly string[]>

async function snapshot(): Promise<Snapshot> {
  const tables = await rowsOf<{ name: string }>(
    app.world.db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relispartition order by relname`,
  )
  expect(tables.length).toBeGreaterThan(100)
  const rows = new Map<string, string[]>()
  for (const { name } of tables) {
    const found = (await asOwner(
      app.database.url,
      sql`select t::text as row from ${sql.identifier(name)} t order by 1`,
    )) as { row: string }[]
    rows.set(
      name,
      found.map(({ row }) => row),
    )
  }
  return rows
}

test('everything of the demo is removed, and every other row stays as it is', async () => {
  expect((await removeDemo(app.world, { databaseUrl: app.database.url, isMeant: true })).counts.size).toBe(0)
  expect(await isDemoRemoved(app.world)).toBe(false)
  const shopper = await leaveEverything({ app, products, drop: products.at(-1) as SavedProduct }, 'echtemeise')
  const before = await snapshot()

  await fillDemo(app.world)
  await fillBoosts(app.world)
  const [product] = await rowsOf<{ id: string; brand: string }>(
    app.world.db,
    sql`select id, brand_id as brand from products where external_id like 'demo-%' and release_at is null order by no limit 1`,
  )
  expect((await shopper.post('/api/user-interactions', { productId: product?.id, action: 'like' })).status).toBe(200)
  const filled = await snapshot()
  expect(filled.get('products')?.length).toBeGreaterThan((before.get('products')?.length ?? 0) + 100)

  const counted = await removeDemo(app.world, { databaseUrl: app.database.url, isMeant: false })
  expect(counted.counts.get('products')).toBeGreaterThan(100)
  expect(await snapshot()).toEqual(filled)
  const removed = await removeDemo(app.world, { databaseUrl: app.database.url, isMeant: true })
  expect(removed.counts).toEqual(counted.counts)
  const after = await snapshot()
  const differs = [...after].flatMap(([table, rows]) => {
    const wanted = new Set(before.get(table))
    const left = rows.filter((row) => !wanted.has(row))
    const has = new Set(rows)
    const lost = [...wanted].filter((row) => !has.has(row))
    return table in DERIVED || (left.length === 0 && lost.length === 0) ? [] : [{ table, left, lost }]
  })
  expect(differs).toEqual([])
}, 240_000)

test('no start fills it again, and removing it again changes nothing', async () => {
  expect(await isDemoRemoved(app.world)).toBe(true)
  const before = await snapshot()
  expect((await removeDemo(app.world, { databaseUrl: app.database.url, isMeant: true })).counts.size).toBe(0)
  expect(await snapshot()).toEqual(before)
})
