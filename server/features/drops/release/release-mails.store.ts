import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Language } from '#contract/limits.ts'
import { type Database, rowsOf } from '#server/platform/database.ts'
import { releaseSignups } from '../drops.tables.ts'
import { IS_PUBLIC } from '../visibility.store.ts'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** Products that are out and visible, and whose confirmed subscribers still wait; the longest released first. */
export async function selectReleased(db: Database, now: Date): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select p.id from products p join brands b on b.id = p.brand_id
        where (p.release_at is null or p.release_at <= ${at(now)}) and ${IS_PUBLIC}
          and exists (select 1 from release_signups s where s.product_id = p.id
            and s.confirmed_at is not null and s.ended_at is null and s.hold_until <= ${at(now)})
        order by p.release_at, p.id`,
  )
  return rows.map((row) => row.id)
}

export interface Subscriber {
  readonly id: string
  /** The account's present address where there is an account. */
  readonly email: string
  readonly language: Language
  readonly tries: number
}

interface Claim {
  readonly productId: string
  readonly claimId: string
  readonly now: Date
  /** Nobody else takes them before. */
  readonly until: Date
  readonly most: number
}

/** Takes subscribers of a product whom nobody else is writing to. Two processes never get the same one. */
export function claimSubscribers(db: Database, claim: Claim): Promise<Subscriber[]> {
  const { productId, claimId, now, until, most } = claim
  return rowsOf(
    db,
    sql`with free as materialized (
          select id from release_signups
          where product_id = ${productId} and confirmed_at is not null and ended_at is null and hold_until <= ${at(now)}
          order by hold_until limit ${most} for update skip locked),
        taken as (
          update release_signups s set claimed_by = ${claimId}, hold_until = ${at(until)}
          from free where s.id = free.id
          returning s.id, s.email, s.user_id, s.language, s.tries)
        select t.id, coalesce(u.email, t.email) as email, t.language, t.tries
        from taken t left join users u on u.id = t.user_id`,
  )
}

/** When the last of those that some run holds is free again; null when none is held. */
export async function lastClaimUntil(db: Database, now: Date): Promise<Date | null> {
  const [row] = await rowsOf<{ until: string | null }>(
    db,
    sql`select max(hold_until) as until from release_signups where claimed_by is not null and hold_until > ${at(now)}`,
  )
  return row?.until ? new Date(row.until) : null
}

/** Before sending: notes that this one is being tried. False when it was withdrawn or taken by somebody else. */
export async function beginMail(db: Database, id: string, claimId: string, until: Date): Promise<boolean> {
  const rows = await db
    .update(releaseSignups)
    .set({ state: 'sending', tries: sql`${releaseSignups.tries} + 1`, holdUntil: until })
    .where(and(eq(releaseSignups.id, id), eq(releaseSignups.claimedBy, claimId), isNull(releaseSignups.endedAt)))
    .returning({ id: releaseSignups.id })
  return rows.length > 0
}

/** After the post office took it, or for good refused it. */
export async function endMail(db: Database, id: string, state: 'sent' | 'failed', now: Date): Promise<void> {
  await db
    .update(releaseSignups)
    .set({ state, endedAt: now, claimedBy: null })
    .where(and(eq(releaseSignups.id, id), isNull(releaseSignups.endedAt)))
}

/** After a failure that may pass: not before this moment again. */
export async function postponeMail(db: Database, id: string, claimId: string, until: Date): Promise<void> {
  await db
    .update(releaseSignups)
    .set({ state: 'waiting', claimedBy: null, holdUntil: until })
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
