import { and, eq, lte, ne } from 'drizzle-orm'
import type { QueueType } from '#contract/moderation.limits.ts'
import type { Database } from '#server/platform/data/database.ts'
import { reviewClaims } from './moderation.tables.ts'

interface Claim {
  readonly type: QueueType
  readonly id: string
  readonly staffId: string
  readonly now: Date
  readonly until: Date
}

/** Claims an item, or prolongs the own claim; false where another member of staff has it. */
export async function insertClaim(db: Database, { type, id, staffId, now, until }: Claim): Promise<boolean> {
  const free = and(eq(reviewClaims.targetType, type), eq(reviewClaims.targetId, id), lte(reviewClaims.until, now))
  await db.delete(reviewClaims).where(free)
  const rows = await db
    .insert(reviewClaims)
    .values({ targetType: type, targetId: id, staffId, until })
    .onConflictDoUpdate({
      target: [reviewClaims.targetType, reviewClaims.targetId],
      set: { until },
      setWhere: eq(reviewClaims.staffId, staffId),
    })
    .returning({ id: reviewClaims.targetId })
  return rows.length > 0
}

/** Releases what this member of staff had claimed, except one item. */
export async function deleteClaimsOf(db: Database, staffId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(reviewClaims.targetId, exceptId)
  await db.delete(reviewClaims).where(and(eq(reviewClaims.staffId, staffId), others))
}

export async function deleteClaim(db: Database, type: QueueType, id: string): Promise<void> {
  await db.delete(reviewClaims).where(and(eq(reviewClaims.targetType, type), eq(reviewClaims.targetId, id)))
}

export async function deleteClaimsEndedBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(reviewClaims).where(lte(reviewClaims.until, moment))
}
