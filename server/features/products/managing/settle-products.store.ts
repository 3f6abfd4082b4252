import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

/** Products that are shown for the first time count as new from now on. */
export async function markFirstListed(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db.execute(
    sql`update products p set created_at = ${timestamptz(now)}
        where p.id = any(${sql.param([...ids])}::uuid[]) and p.is_listed and p.source = 'hand'
          and not exists (select 1 from price_history h where h.product_id = p.id)`,
  )
}

/** Those of these products that have a price history. */
export async function selectPriced(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct product_id as id from price_history where product_id = any(${sql.param([...ids])}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Products of a brand that are shown whenever the brand is. */
export async function selectShownIds(db: Database, brandId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from products where brand_id = ${brandId} and status in ('active', 'paused') order by no`,
  )
  return rows.map(({ id }) => id)
}
