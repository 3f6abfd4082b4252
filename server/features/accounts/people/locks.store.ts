import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { accountLocks } from '../accounts.tables.ts'

type AccountLock = typeof accountLocks.$inferSelect

/** The lock of an account that is in force now. */
export async function findLock(db: Database, userId: string, now: Date): Promise<AccountLock | null> {
  const isInForce = or(isNull(accountLocks.until), gt(accountLocks.until, now))
  const [row] = await db
    .select()
    .from(accountLocks)
    .where(and(eq(accountLocks.userId, userId), isInForce))
  return row ?? null
}

/** Locks an account, in place of a lock that it has or had. */
export async function upsertLock(db: Database, lock: AccountLock): Promise<void> {
  const { userId: _, ...changes } = lock
  await db.insert(accountLocks).values(lock).onConflictDoUpdate({ target: accountLocks.userId, set: changes })
}

export async function deleteLock(db: Database, userId: string): Promise<void> {
  await db.delete(accountLocks).where(eq(accountLocks.userId, userId))
}
