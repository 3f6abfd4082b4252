import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'

/** Counts one click; does nothing when the product was deleted. */
export async function addReleaseClick(db: Database, productId: string): Promise<void> {
  await db.execute(
    sql`insert into release_clicks as c (product_id, brand_id, clicks)
        select id, brand_id, 1 from products where id = ${productId}
        on conflict (product_id) do update set clicks = c.clicks + 1`,
  )
}
