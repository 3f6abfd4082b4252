import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { accountViews } from '../accounts.tables.ts'

type AccountView = typeof accountViews.$inferSelect

export async function insertView(db: Database, view: AccountView): Promise<void> {
  await db.insert(accountViews).values(view)
}

/** Marks a view as ended; null when it was before. */
export async function endView(db: Database, id: string, at: Date): Promise<AccountView | null> {
  const [row] = await db
    .update(accountViews)
    .set({ endedAt: at })
    .where(and(eq(accountViews.id, id), isNull(accountViews.endedAt)))
    .returning()
  return row ?? null
}

/** Views of an account, the latest first. */
export const listViews = (db: Database, userId: string, most: number): Promise<AccountView[]> =>
  db
    .select()
    .from(accountViews)
    .where(eq(accountViews.userId, userId))
    .orderBy(desc(accountViews.startedAt))
    .limit(most)

/** Views that are over without having been left: their time has passed, or their session is gone. Locks them. */
export const lockOverViews = (db: Database, now: Date): Promise<{ id: string; userId: string }[]> =>
  rowsOf(
    db,
    sql`select v.id, v.user_id as "userId" from account_views v
        where v.ended_at is null and (v.until <= ${timestamptz(now)}
          or not exists (select 1 from sessions s where s.id = v.id))
        order by v.id for update skip locked`,
  )

export async function deleteViewsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(accountViews).where(lt(accountViews.startedAt, before))
}
