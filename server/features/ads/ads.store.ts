import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'

/** Inserts a click; does nothing when the user was deleted in the meantime. */
export async function insertClick(db: Database, userId: string, productId: string): Promise<void> {
  await db.execute(
    sql`insert into clicks (user_id, product_id) select id, ${productId} from users where id = ${userId} for key share`,
  )
}

/** Removes the user from some of the clicks before a moment; returns how many. */
export async function anonymiseClicksBefore(db: Database, before: Date, most: number): Promise<number> {
  const changed = await db.execute(
    sql`update clicks set user_id = null where id = any(array(
          select id from clicks where user_id is not null and clicked_at < ${before.toISOString()}::timestamptz
          order by clicked_at limit ${most} for update skip locked))`,
  )
  return changed.rowCount ?? 0
}
