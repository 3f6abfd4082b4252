import { and, desc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#server/platform/data/database.ts'
import { createGroupRead } from '#server/platform/data/group-read.ts'
import { accountKinds, sessions, users } from '../accounts.tables.ts'

export type NewSession = typeof sessions.$inferInsert
export type SessionRow = typeof sessions.$inferSelect

/** One prepared statement per pool. It runs for every request, so requests that arrive together share one execution. */
const checks = new WeakMap<Database, ReturnType<typeof openCheck>>()

/** Sessions of staff who see the app as another person. */
const viewers = alias(sessions, 'viewers')

function openCheck(db: Database) {
  const select = db
    .select({
      sessionId: sessions.id,
      tokenHash: sessions.tokenHash,
      userId: sessions.userId,
      signedInAt: sessions.signedInAt,
      secondFactorAt: sessions.secondFactorAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      endsAt: sessions.endsAt,
      userType: accountKinds.userType,
      staffRole: accountKinds.staffRole,
      personalised: users.personalised,
      isView: sql<boolean>`${sessions.viewerSessionId} is not null`,
      staffId: viewers.userId,
      viewerExpiresAt: viewers.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(accountKinds, eq(accountKinds.userId, users.id))
    .leftJoin(viewers, eq(viewers.id, sessions.viewerSessionId))
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::bytea[])`)
    .prepare('check_sessions')
  return createGroupRead(async (tokenHashes: readonly Buffer[]) => {
    const rows = await select.execute({ tokenHashes })
    const byHash = new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]))
    return tokenHashes.map((hash) => byHash.get(hash.toString('hex')) ?? null)
  })
}

/** The unexpired session of a token, with its user. */
export async function findLivingSession(db: Database, tokenHash: Buffer, now: Date) {
  let check = checks.get(db)
  if (!check) {
    check = openCheck(db)
    checks.set(db, check)
  }
  const row = await check(tokenHash)
  if (!row || row.expiresAt <= now) return null
  // A view lasts no longer than the session of the member of staff.
  if (row.isView && !(row.viewerExpiresAt && row.viewerExpiresAt > now)) return null
  const { tokenHash: _hash, expiresAt: _end, isView: _view, viewerExpiresAt: _viewer, ...living } = row
  return living
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session)
}

/**
 * Records the use of a session and moves its idle limit, unless another request did so since `seenBefore`. Of many
 * simultaneous requests only the first writes: each write would wait for the disk while it holds the row and a connection.
 */
export async function prolongSession(
  db: Database,
  id: string,
  { seenBefore, ...changes }: { readonly lastSeenAt: Date; readonly expiresAt: Date; readonly seenBefore: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set(changes)
    .where(and(eq(sessions.id, id), lte(sessions.lastSeenAt, seenBefore)))
}

/** Whether the session still exists; it is not deleted by others before the transaction ends. */
export async function lockSession(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('share')
  return rows.length > 0
}

/** Unexpired sessions of a user without views of staff, last used first. */
export async function listSessionRows(db: Database, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), isNull(sessions.viewerSessionId)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
}

/** False when this user has no such session. */
export async function deleteSession(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

export async function deleteSessionsOf(db: Database, userId: string, exceptId: string | null = null): Promise<void> {
  const kept = exceptId === null ? undefined : ne(sessions.id, exceptId)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), kept))
}

export async function deleteSessionsExpiredBefore(db: Database, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before))
}

/** Records that the second factor was given in this session. */
export async function markSecondFactor(db: Database, id: string, at: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: at }).where(eq(sessions.id, id))
}
