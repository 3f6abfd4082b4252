import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** Numbers of the newest and of the most liked products on sale, `most` of each; null when there are fewer. */
export async function selectFirstProducts(db: Database, most: number): Promise<number[] | null> {
  const rows = await rowsOf<{ no: number; isNewest: boolean }>(
    db,
    sql`(select no, true as "isNewest" from products where is_listed
          order by coalesce(release_at, created_at) desc limit ${most})
        union all
        (select product_no, false from product_counts order by likes desc limit ${most})`,
  )
  const newest = rows.filter(({ isNewest }) => isNewest)
  return newest.length < most ? null : rows.map(({ no }) => no)
}
