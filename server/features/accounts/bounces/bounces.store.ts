import { count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { emailBounces } from '../accounts.tables.ts'

export type BounceRow = typeof emailBounces.$inferSelect

export async function findBounces(db: Database, emailKeys: readonly string[]): Promise<BounceRow[]> {
  if (emailKeys.length === 0) return []
  return db
    .select()
    .from(emailBounces)
    .where(inArray(emailBounces.emailKey, [...emailKeys]))
}

/** Those whose address contains this text, the latest first. */
export const listBounceRows = (
  db: Database,
  { text, most }: { readonly text: string; readonly most: number },
): Promise<BounceRow[]> =>
  db
    .select()
    .from(emailBounces)
    .where(sql`position(${text} in ${emailBounces.emailKey}) > 0`)
    .orderBy(desc(emailBounces.bouncedAt), desc(emailBounces.emailKey))
    .limit(most)

export async function countBounceRows(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(emailBounces)
  return row?.count ?? 0
}

/** A later refusal replaces the one before. */
export async function upsertBounce(db: Database, { emailKey, ...values }: BounceRow): Promise<void> {
  await db
    .insert(emailBounces)
    .values({ emailKey, ...values })
    .onConflictDoUpdate({ target: emailBounces.emailKey, set: values })
}

/** Returns the deleted row; null when the address is not marked. */
export async function deleteBounce(db: Database, emailKey: string): Promise<BounceRow | null> {
  const [row] = await db.delete(emailBounces).where(eq(emailBounces.emailKey, emailKey)).returning()
  return row ?? null
}

export async function deleteBouncesBefore(db: Database, before: Date): Promise<void> {
  await db.delete(emailBounces).where(lt(emailBounces.bouncedAt, before))
}
