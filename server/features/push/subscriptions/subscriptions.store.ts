import { and, eq, sql } from 'drizzle-orm'
import { type Database, takeLock } from '#server/platform/data/database.ts'
import { pushSubscriptions } from '../push.tables.ts'

type NewSubscription = typeof pushSubscriptions.$inferInsert

/**
 * Keeps a browser's subscription. One that is known becomes this session's: whoever uses the browser now is told, and
 * nobody who used it before.
 */
export async function upsertSubscription(db: Database, row: NewSubscription): Promise<void> {
  // Two accounts at once: whoever comes second finds the first one's row and takes its place.
  await takeLock(db, `push-endpoint ${row.endpoint}`)
  await deleteForeign(db, row)
  await db
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: {
        sessionId: sql`excluded.session_id`,
        p256dh: sql`excluded.p256dh`,
        auth: sql`excluded.auth`,
        language: sql`excluded.language`,
      },
    })
}

/** What still waited for the person before must not be told to the next one. */
async function deleteForeign(db: Database, { endpoint, userId }: NewSubscription): Promise<void> {
  await db.execute(sql`delete from push_subscriptions where endpoint = ${endpoint} and user_id <> ${userId}`)
}

/** Deletes a person's own subscription. */
export async function deleteOwnSubscription(db: Database, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)))
}

/** Keeps a person's newest subscriptions and deletes the others. */
export async function deleteBeyond(db: Database, userId: string, most: number): Promise<void> {
  await db.execute(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId} order by created_at desc, id offset ${most})`)
}

/** The push service knows the browser no more. */
export async function deleteGone(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}
