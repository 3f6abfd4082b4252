import { and, eq, gt, gte, lt, notInArray, or } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { emailReverts } from '../accounts.tables.ts'

export type EmailRevert = typeof emailReverts.$inferSelect
type NewEmailRevert = typeof emailReverts.$inferInsert

export async function insertRevert(db: Database, revert: NewEmailRevert): Promise<void> {
  await db.insert(emailReverts).values(revert)
}

/** The change that a link takes back; null when the link was used, expired or never existed. */
export async function findRevert(db: Database, tokenHash: Buffer, now: Date): Promise<EmailRevert | null> {
  const [row] = await db
    .select()
    .from(emailReverts)
    .where(and(eq(emailReverts.tokenHash, tokenHash), gt(emailReverts.expiresAt, now)))
  return row ?? null
}

/**
 * Uses a link up, and with it every other one to the same address and those of later changes. Links of earlier changes
 * stay: their owners had the account before. False when it was used meanwhile.
 */
export async function spendRevert(db: Database, revert: EmailRevert): Promise<boolean> {
  const { id, userId, position, emailKey } = revert
  const spent = await db
    .delete(emailReverts)
    .where(
      and(
        eq(emailReverts.userId, userId),
        or(gte(emailReverts.position, position), eq(emailReverts.emailKey, emailKey)),
      ),
    )
    .returning({ id: emailReverts.id })
  return spent.some((row) => row.id === id)
}

/** Whether the address is reserved for an account that had it until recently, other than these. */
export async function isReserved(
  db: Database,
  emailKey: string,
  { exceptIds, now }: { readonly exceptIds: readonly string[]; readonly now: Date },
): Promise<boolean> {
  const isOther = exceptIds.length === 0 ? undefined : notInArray(emailReverts.userId, [...exceptIds])
  const rows = await db
    .select({ id: emailReverts.id })
    .from(emailReverts)
    .where(and(eq(emailReverts.emailKey, emailKey), gt(emailReverts.expiresAt, now), isOther))
    .limit(1)
  return rows.length > 0
}

/** Addresses that the account had until recently. */
export async function listFormerEmails(db: Database, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ email: emailReverts.email })
    .from(emailReverts)
    .where(eq(emailReverts.userId, userId))
  return rows.map(({ email }) => email)
}

export async function deleteRevertsOf(db: Database, userId: string): Promise<void> {
  await db.delete(emailReverts).where(eq(emailReverts.userId, userId))
}

export async function deleteRevertsExpiredBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(emailReverts).where(lt(emailReverts.expiresAt, moment))
}
