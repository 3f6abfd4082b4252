import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

/** Tables whose rows prove something to brands, people or authorities. */
const EVIDENCE = ['price_history', 'sales', 'sale_products', 'clicks', 'moderation_decisions', 'brand_assurances']

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test.each(EVIDENCE)('rows of %s are not deleted with a person, a brand or a product', async (table) => {
  const keys = await rowsOf<{ target: string; deletion: string }>(
    app.world.db,
    sql`select confrelid::regclass::text as target, confdeltype as deletion from pg_constraint
        where contype = 'f' and conrelid = ${table}::regclass
          and confrelid in ('users'::regclass, 'brands'::regclass, 'products'::regclass)`,
  )
  expect(keys).not.toHaveLength(0)
  // "r": restrict, "n": set null.
  for (const { target, deletion } of keys) expect([target, deletion]).toEqual([target, target === 'users' ? 'n' : 'r'])
})
