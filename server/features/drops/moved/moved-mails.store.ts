import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { releaseSignups } from '../drops.tables.ts'
import type { Claim, Reader } from '../release/mailing.store.ts'
import { IS_PUBLIC } from '../visibility.store.ts'

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** When a letter about a moved date may go. */
export interface Patience {
  /** The old or the new date is so near that the letter must not wait for company or for the morning. */
  readonly nearHours: number
  /** From the first look that saw the move: further moves until then become one letter. */
  readonly settleMinutes: { readonly near: number; readonly far: number }
  /** Between two such letters about the same sign-up. */
  readonly gapHours: { readonly near: number; readonly far: number }
  /** Hours of the day in the reader's zone. */
  readonly quietFrom: number
  readonly quietTo: number
}

/** The letter names minutes: within one there is nothing to tell. */
const IS_MOVED = sql`(date_trunc('minute', s.told_release_at) <> date_trunc('minute', p.release_at))`

/**
 * Notes when a reader's date was first seen to be no longer the product's, and forgets it where it is again. Who was
 * never told a date is left alone: they signed up for a single letter.
 */
export async function noteMoves(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    update release_signups s
      set move_seen_at = case when ${IS_MOVED} then ${at(now)} end, move_tries = 0
    from products p
    where p.id = s.product_id and s.confirmed_at is not null and s.ended_at is null
      and (s.move_seen_at is not null) <> ${IS_MOVED}`)
}

const ZONE = sql`coalesce(u.preferred_timezone, 'Europe/Berlin')`

const minutes = (count: number) => sql`${count}::int * interval '1 minute'`
const hours = (count: number) => sql`${count}::int * interval '1 hour'`

/** Of `release_signups s`, its account `u`, and `products p` with `brands b`: is to be written to now. */
function isDue(now: Date, { nearHours, settleMinutes, gapHours, quietFrom, quietTo }: Patience) {
  const hour = sql`extract(hour from ${at(now)} at time zone ${ZONE})`
  const waited = (settle: number, gap: number) => sql`
    s.move_seen_at <= ${at(now)} - ${minutes(settle)}
    and (s.move_mailed_at is null or s.move_mailed_at <= ${at(now)} - ${hours(gap)})`
  const [past, soon] = [sql`${at(now)} - ${hours(nearHours)}`, sql`${at(now)} + ${hours(nearHours)}`]
  return sql`s.confirmed_at is not null and s.ended_at is null and s.hold_until <= ${at(now)}
    and p.release_at > ${at(now)} and ${IS_MOVED} and ${IS_PUBLIC}
    and case when p.release_at < ${soon} or s.told_release_at > ${past} and s.told_release_at < ${soon}
      then ${waited(settleMinutes.near, gapHours.near)}
      else ${waited(settleMinutes.far, gapHours.far)} and ${hour} >= ${quietTo} and ${hour} < ${quietFrom} end`
}

const SOURCES = sql`release_signups s join products p on p.id = s.product_id join brands b on b.id = p.brand_id
  left join users u on u.id = s.user_id`

/** Products some of whose readers are to be written to, the nearest release first. */
export async function selectMoved(db: Database, now: Date, patience: Patience): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select p.id from ${SOURCES} where ${isDue(now, patience)} group by p.id order by p.release_at, p.id`,
  )
  return rows.map((row) => row.id)
}

export interface MovedReader extends Reader {
  /** Time zone. */
  readonly zone: string
  /** Moments as PostgreSQL writes them: what the reader was told last, what it is now, when that was first seen. */
  readonly toldAt: string
  readonly releaseAt: string
  readonly seenAt: string
}

/** Takes readers of a product whom nobody else is writing to. Two processes never get the same one. */
export function claimMoved(db: Database, claim: Claim, patience: Patience): Promise<MovedReader[]> {
  const { productId, claimId, now, until, most } = claim
  return rowsOf(
    db,
    sql`with free as materialized (
          select s.id, coalesce(u.email, s.email) as email, ${ZONE} as zone, p.release_at
          from ${SOURCES}
          where p.id = ${productId} and ${isDue(now, patience)}
          order by s.hold_until limit ${most} for update of s skip locked)
        update release_signups s set claimed_by = ${claimId}, hold_until = ${at(until)}
        from free where s.id = free.id
        returning s.id, free.email, s.language, s.move_tries as tries, free.zone,
          s.told_release_at as "toldAt", free.release_at as "releaseAt", s.move_seen_at as "seenAt"`,
  )
}

/** Before sending: notes that it is being tried. False when it was withdrawn, or the date moved on meanwhile. */
export async function beginMoved(
  db: Database,
  { id, releaseAt }: Pick<MovedReader, 'id' | 'releaseAt'>,
  claimId: string,
  until: Date,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update release_signups s set state = 'sending', move_tries = move_tries + 1, hold_until = ${at(until)}
        from products p
        where s.id = ${id} and s.claimed_by = ${claimId} and s.ended_at is null
          and p.id = s.product_id and p.release_at = ${releaseAt}::timestamptz
        returning s.id`,
  )
  return rows.length > 0
}

/** The reader was told this date, or cannot be reached: either way there is nothing more to say about it. */
export async function endMoved(
  db: Database,
  { id, releaseAt }: Pick<MovedReader, 'id' | 'releaseAt'>,
  claimId: string,
  now: Date,
): Promise<void> {
  await db
    .update(releaseSignups)
    .set({
      toldReleaseAt: sql`${releaseAt}::timestamptz`,
      moveSeenAt: null,
      moveTries: 0,
      moveMailedAt: now,
      state: 'waiting',
      claimedBy: null,
      holdUntil: sql`'epoch'`,
    })
    .where(and(eq(releaseSignups.id, id), eq(releaseSignups.claimedBy, claimId), isNull(releaseSignups.endedAt)))
}
