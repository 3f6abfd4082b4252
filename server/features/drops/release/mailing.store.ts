import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { releaseSignups } from '../drops.tables.ts'

/** Whoever a letter goes to. */
export interface Reader {
  /** Of the sign-up. */
  readonly id: string
  /** The account's present address where there is an account. */
  readonly email: string
  readonly language: Language
  /** How often this letter was tried before. */
  readonly tries: number
}

export interface Claim {
  readonly productId: string
  readonly claimId: string
  readonly now: Date
  /** Nobody else takes them before. */
  readonly until: Date
  readonly most: number
}

/** When the last of those that some run holds is free again; null when none is held. */
export async function lastClaimUntil(db: Database, now: Date): Promise<Date | null> {
  const [row] = await rowsOf<{ until: string | null }>(
    db,
    sql`select max(hold_until) as until from release_signups
        where claimed_by is not null and hold_until > ${now.toISOString()}::timestamptz`,
  )
  return row?.until ? new Date(row.until) : null
}

/** How often a kind of letter was tried, in the column that counts it. */
export type Tried =
  | Pick<typeof releaseSignups.$inferInsert, 'tries'>
  | Pick<typeof releaseSignups.$inferInsert, 'moveTries'>

interface Postponement {
  readonly id: string
  readonly claimId: string
  /** Not before this moment again. */
  readonly until: Date
  readonly tried: Tried
}

/** After a failure that may pass. */
export async function postponeMail(db: Database, { id, claimId, until, tried }: Postponement): Promise<void> {
  await db
    .update(releaseSignups)
    .set({ state: 'waiting', claimedBy: null, holdUntil: until, ...tried })
    .where(and(eq(releaseSignups.id, id), eq(releaseSignups.claimedBy, claimId)))
}

/** Gives back those that a run claimed and did not come to. */
export async function giveBack(db: Database, ids: readonly string[], claimId: string): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(releaseSignups)
    .set({ claimedBy: null, holdUntil: sql`'epoch'` })
    .where(
      and(
        inArray(releaseSignups.id, [...ids]),
        eq(releaseSignups.claimedBy, claimId),
        ne(releaseSignups.state, 'sending'),
        isNull(releaseSignups.endedAt),
      ),
    )
}
