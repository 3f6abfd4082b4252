import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { type Database, timestamptz } from '#server/platform/data/database.ts'
import { mailConsents } from './drops.tables.ts'

/** Stores the proof of consent; keeps the first confirmation. */
export async function insertConsent(db: Database, proof: typeof mailConsents.$inferInsert): Promise<void> {
  await db.insert(mailConsents).values(proof).onConflictDoNothing()
}

/** Records the end of what was agreed to. */
export async function endConsent(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(mailConsents)
    .set({ endedAt: at })
    .where(and(eq(mailConsents.id, id), isNull(mailConsents.endedAt)))
}

/** Ends the proofs whose sign-up or alert was deleted, for example with its account. */
export async function endOrphanedConsents(db: Database, at: Date): Promise<void> {
  await db.execute(sql`
    update mail_consents c set ended_at = ${timestamptz(at)}
    where c.ended_at is null
      and not exists (select 1 from release_signups s where s.id = c.id)
      and not exists (select 1 from price_alerts a where a.id = c.id)`)
}

/** Deletes proofs that ended before this moment. */
export async function deleteConsentsEndedBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(mailConsents).where(lt(mailConsents.endedAt, moment))
}
