import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** Likes and passes of all people from this day on (Berlin), by the counted days. */
export async function sumSwipes(db: Database, day: string): Promise<number> {
  const [row] = await rowsOf<{ swipes: number }>(
    db,
    sql`select coalesce(sum(liked + passed), 0)::int as swipes from product_days where day >= ${day}::date`,
  )
  return row?.swipes ?? 0
}
