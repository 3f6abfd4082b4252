import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { releaseSignups } from './products.tables.ts'

/**
 * Keeps one sign-up per product and address; a confirmation, once given, stays. The first to confirm owns it: what
 * somebody else noted for that address before must not go away with that person.
 */
export async function upsertSignup(db: Database, row: typeof releaseSignups.$inferInsert): Promise<void> {
  await db
    .insert(releaseSignups)
    .values(row)
    .onConflictDoUpdate({
      target: [releaseSignups.productId, releaseSignups.emailKey],
      set: { userId: sql`excluded.user_id`, language: sql`excluded.language`, confirmedAt: sql`excluded.confirmed_at` },
      setWhere: sql`${releaseSignups.confirmedAt} is null and excluded.confirmed_at is not null`,
    })
}
