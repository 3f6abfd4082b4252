import type pg from 'pg'
import { expect, test } from 'vitest'
import { openBenchDatabase } from './bench-database.ts'
import { fillWithoutIndexes } from './bulk-load.ts'
import { fillCatalogue } from './catalogue-100k.ts'

const SHAPE = `
  select conname as name, conrelid::regclass || ' ' || pg_get_constraintdef(oid) as definition from pg_constraint
  where connamespace = 'public'::regnamespace
  union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`
const COUNTS = `
  select (select count(*)::int from products) as products, (select count(*)::int from product_images) as images,
    (select count(*)::int from product_counts) as counts`

const rowsOf = async (pool: pg.Pool, sql: string): Promise<unknown[]> => (await pool.query(sql)).rows

test('tables filled without keys and indexes have all of them back, and a row that a key refuses undoes all', async () => {
  const { pool, close } = await openBenchDatabase()
  try {
    const shape = await rowsOf(pool, SHAPE)
    expect(shape.length).toBeGreaterThan(50)
    await fillCatalogue(pool, 60, 7)
    const counts = [{ products: 60, images: 60, counts: 60 }]
    expect([await rowsOf(pool, SHAPE), await rowsOf(pool, COUNTS)]).toEqual([shape, counts])
    const doubling = fillWithoutIndexes(pool, ['product_counts'], async (client) => {
      await client.query('insert into product_counts (product_no) select product_no from product_counts')
    })
    await expect(doubling).rejects.toThrow('product_counts_pkey')
    expect([await rowsOf(pool, SHAPE), await rowsOf(pool, COUNTS)]).toEqual([shape, counts])
  } finally {
    await close()
  }
}, 60_000)
