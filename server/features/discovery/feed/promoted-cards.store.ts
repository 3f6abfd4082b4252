import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** Numbers of the products that a user passed before the cards were brought back; those passed since are not dealt anyway. */
export async function selectPassedBefore(db: Database, userId: string): Promise<number[]> {
  const rows = await rowsOf<{ no: number }>(
    db,
    sql`select distinct i.product_no as no from decks d join interactions i on i.user_id = d.user_id
        where d.user_id = ${userId} and d.viewed_after_seq > 0 and i.seq <= d.viewed_after_seq and i.action = 'pass'`,
  )
  return rows.map(({ no }) => no)
}
