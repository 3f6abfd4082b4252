import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { searchWishes } from './search.tables.ts'

type WishRow = typeof searchWishes.$inferSelect

/** Queries that a user saved, newest first. */
export async function selectWishes(db: Database, userId: string): Promise<string[]> {
  const rows = await rowsOf<{ query: string }>(
    db,
    sql`select query from search_wishes where user_id = ${userId} order by created_at desc, query`,
  )
  return rows.map(({ query }) => query)
}

/**
 * Saves a query unless the user has saved `most` others; returns whether it is saved now. Locks the user's row, so that
 * concurrent calls are counted one after the other.
 */
export async function insertWish(db: Database, { userId, query, createdAt }: WishRow, most: number): Promise<boolean> {
  await db.execute(sql`select from users where id = ${userId} for no key update`)
  const [row] = await rowsOf<{ isKnown: boolean; others: number }>(
    db,
    sql`select coalesce(bool_or(lower(query) = lower(${query})), false) as "isKnown", count(*)::int as others
        from search_wishes where user_id = ${userId}`,
  )
  if (row?.isKnown) return true
  if ((row?.others ?? 0) >= most) return false
  await db.execute(
    sql`insert into search_wishes (user_id, query, created_at)
        select id, ${query}, ${timestamptz(createdAt)} from users where id = ${userId}`,
  )
  return true
}

/** Deletes a query, in upper or lower case. */
export async function deleteWish(db: Database, userId: string, query: string): Promise<void> {
  await db.execute(sql`delete from search_wishes where user_id = ${userId} and lower(query) = lower(${query})`)
}
