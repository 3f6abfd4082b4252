import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { releaseSignups } from '../drops.tables.ts'
import { IS_PUBLIC } from '../visibility.store.ts'
import type { Claim, Reader } from './mailing.store.ts'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const isOut = (now: Date) => sql`(p.release_at is null or p.release_at <= ${at(now)}) and ${IS_PUBLIC}`

/** Products that are out and visible, and whose confirmed subscribers still wait; the longest released first. */
export async function selectReleased(db: Database, now: Date): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select p.id from products p join brands b on b.id = p.brand_id
        where ${isOut(now)}
          and exists (select 1 from release_signups s where s.product_id = p.id
            and s.confirmed_at is not null and s.ended_at is null and s.hold_until <= ${at(now)})
        order by p.release_at, p.id`,
  )
  return rows.map((row) => row.id)
}

/**
 * Takes subscribers of a product whom nobody else is writing to. Two processes never get the same one. Nobody, once the
 * product is taken back: a large drop is written to for minutes.
 */
export function claimSubscribers(db: Database, claim: Claim): Promise<Reader[]> {
  const { productId, claimId, now, until, most } = claim
  return rowsOf(
    db,
    sql`with free as materialized (
          select s.id from release_signups s join products p on p.id = s.product_id join brands b on b.id = p.brand_id
          where s.product_id = ${productId} and s.confirmed_at is not null and s.ended_at is null
            and s.hold_until <= ${at(now)} and ${isOut(now)}
          order by s.hold_until limit ${most} for update of s skip locked),
        taken as (
          update release_signups s set claimed_by = ${claimId}, hold_until = ${at(until)}
          from free where s.id = free.id
          returning s.id, s.email, s.user_id, s.language, s.tries)
        select t.id, coalesce(u.email, t.email) as email, t.language, t.tries
        from taken t left join users u on u.id = t.user_id`,
  )
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
