import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { authCodes, type CodePurpose, usedIdTokens } from '../accounts.tables.ts'

export type NewCode = typeof authCodes.$inferInsert

/** Stores the new code in place of the one before. */
export async function replaceCode(db: Database, code: NewCode): Promise<void> {
  const { userId: _, purpose: __, ...rest } = code
  await db
    .insert(authCodes)
    .values(code)
    .onConflictDoUpdate({ target: [authCodes.userId, authCodes.purpose], set: rest })
}

const isCode = (userId: string, purpose: CodePurpose) =>
  and(eq(authCodes.userId, userId), eq(authCodes.purpose, purpose))

/**
 * Counts one guess and returns what to compare with; null when no guess is left or there is no valid code.
 * One statement, before comparing: simultaneous guesses cannot exceed the number (Trust S10).
 */
export async function countGuess(
  db: Database,
  userId: string,
  purpose: CodePurpose,
  now: Date,
): Promise<Buffer | null> {
  const [row] = await db
    .update(authCodes)
    .set({ guessesLeft: sql`${authCodes.guessesLeft} - 1` })
    .where(and(isCode(userId, purpose), gt(authCodes.guessesLeft, 0), gt(authCodes.expiresAt, now)))
    .returning({ codeHmac: authCodes.codeHmac })
  return row?.codeHmac ?? null
}

/** Uses a code up. False when it was used or replaced meanwhile. */
export async function deleteCode(
  db: Database,
  userId: string,
  purpose: CodePurpose,
  codeHmac: Buffer,
): Promise<boolean> {
  const rows = await db
    .delete(authCodes)
    .where(and(isCode(userId, purpose), eq(authCodes.codeHmac, codeHmac)))
    .returning({ userId: authCodes.userId })
  return rows.length > 0
}

export async function deleteCodesOf(db: Database, userId: string): Promise<void> {
  await db.delete(authCodes).where(eq(authCodes.userId, userId))
}

export async function deleteCodesExpiredBefore(db: Database, before: Date): Promise<void> {
  await db.delete(authCodes).where(lt(authCodes.expiresAt, before))
}

/** Marks an ID token as used. False when it already was. */
export async function markIdTokenUsed(db: Database, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(usedIdTokens)
    .values({ tokenHash, expiresAt })
    .onConflictDoNothing()
    .returning({ tokenHash: usedIdTokens.tokenHash })
  return rows.length > 0
}

export async function deleteIdTokensExpiredBefore(db: Database, before: Date): Promise<void> {
  await db.delete(usedIdTokens).where(lt(usedIdTokens.expiresAt, before))
}
