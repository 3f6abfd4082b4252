import { and, eq, sql } from 'drizzle-orm'
import { type Database, takeLock } from '#server/platform/data/database.ts'
import { pushSubscriptions } from '../push.tables.ts'

type NewSubscription = typeof pushSubscriptions.$inferInsert

/**
 * Stores a browser's subscription. An existing one moves to this session, so that only the browser's present user gets
 * messages.
 */
export async function upsertSubscription(db: Database, row: NewSubscription): Promise<void> {
  // Two accounts at once: the second insert finds the first one's row and replaces it.
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

/** Deletes the subscription of a former user of the browser, with the messages that still waited. */
async function deleteForeign(db: Database, { endpoint, userId }: NewSubscription): Promise<void> {
  await db.execute(sql`delete from push_subscriptions where endpoint = ${endpoint} and user_id <> ${userId}`)
}

/** Deletes a user's own subscription. */
export async function deleteOwnSubscription(db: Database, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)))
}

/** Deletes all but a user's newest subscriptions. */
export async function deleteBeyond(db: Database, userId: string, most: number): Promise<void> {
  await db.execute(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId} order by created_at desc, id offset ${most})`)
}

/** Deletes a subscription that the push service reports as gone. */
export async function deleteGone(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}
