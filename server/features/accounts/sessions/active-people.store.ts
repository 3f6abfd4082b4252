import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

/** People whose last request is not older than a moment. */
export async function countActive(db: Database, since: Date): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(distinct user_id)::int as count from sessions where last_seen_at >= ${timestamptz(since)}`,
  )
  return row?.count ?? 0
}
