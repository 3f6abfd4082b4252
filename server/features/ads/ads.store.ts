import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'

/** Notes one way out to a shop; nothing when the person was deleted meanwhile. */
export async function insertClick(db: Database, userId: string, productId: string): Promise<void> {
  await db.execute(
    sql`insert into clicks (user_id, product_id) select id, ${productId} from users where id = ${userId} for key share`,
  )
}
