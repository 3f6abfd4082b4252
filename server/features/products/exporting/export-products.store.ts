import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

export async function selectExportIds(db: Database, brandId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from products where brand_id = ${brandId} and delete_after is null order by no`,
  )
  return rows.map(({ id }) => id)
}
