import { and, eq, isNull, sql } from 'drizzle-orm'
import { DEFAULT_TIMEZONE, type Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { addMails } from '#server/platform/mail/outbox/outbox.store.ts'
import { releaseSignups } from '../drops.tables.ts'
import { IS_PUBLIC } from '../visibility.store.ts'

/** When a mail about a moved date may be sent. */
export interface MovedMailTiming {
  /** Within this time of the old or the new date the `near` values apply, and quiet hours do not. */
  readonly nearHours: number
  /** Waiting time after the first run that saw the move; further moves in this time are part of the same mail. */
  readonly settleMinutes: { readonly near: number; readonly far: number }
  /** Minimum time between two such mails for the same sign-up. */
  readonly gapHours: { readonly near: number; readonly far: number }
  /** Hours of the day in the subscriber's time zone. */
  readonly quietFrom: number
  readonly quietTo: number
}

/** Dates are compared by minute, because the mail shows minutes. */
const IS_MOVED = sql`(date_trunc('minute', s.told_release_at) <> date_trunc('minute', p.release_at))`

/**
 * Records when a subscriber's date was first seen to differ from the product's, and clears it where both are equal again.
 * A sign-up without a date asked for the mail at release only and is left out.
 */
export async function noteMoves(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    update release_signups s set move_seen_at = case when ${IS_MOVED} then ${timestamptz(now)} end
    from products p
    where p.id = s.product_id and s.confirmed_at is not null and s.ended_at is null
      and (s.move_seen_at is not null) <> ${IS_MOVED}`)
}

const TIMEZONE = sql`coalesce(u.preferred_timezone, ${DEFAULT_TIMEZONE}::text)`

const minutes = (count: number) => sql`${count}::int * interval '1 minute'`
const hours = (count: number) => sql`${count}::int * interval '1 hour'`

/** Condition on `release_signups s`, its account `u`, and `products p` with `brands b`: a mail is due now. */
function isDue(now: Date, { nearHours, settleMinutes, gapHours, quietFrom, quietTo }: MovedMailTiming) {
  const hour = sql`extract(hour from ${timestamptz(now)} at time zone ${TIMEZONE})`
  const waited = (settle: number, gap: number) => sql`
    s.move_seen_at <= ${timestamptz(now)} - ${minutes(settle)}
    and (s.move_mailed_at is null or s.move_mailed_at <= ${timestamptz(now)} - ${hours(gap)})`
  const [past, soon] = [sql`${timestamptz(now)} - ${hours(nearHours)}`, sql`${timestamptz(now)} + ${hours(nearHours)}`]
  return sql`s.confirmed_at is not null and s.ended_at is null
    and p.release_at > ${timestamptz(now)} and ${IS_MOVED} and ${IS_PUBLIC}
    and case when p.release_at < ${soon} or s.told_release_at > ${past} and s.told_release_at < ${soon}
      then ${waited(settleMinutes.near, gapHours.near)}
      else ${waited(settleMinutes.far, gapHours.far)} and ${hour} >= ${quietTo} and ${hour} < ${quietFrom} end`
}

const JOINS = sql`release_signups s join products p on p.id = s.product_id join brands b on b.id = p.brand_id
  left join users u on u.id = s.user_id`

/** Adds a mail to the outbox for every due sign-up, the nearest release first. Returns how many. */
export function addMovedMails(db: Database, kind: string, now: Date, timing: MovedMailTiming): Promise<number> {
  return addMails(
    db,
    kind,
    sql`select p.id, s.id from ${JOINS} where ${isDue(now, timing)} order by p.release_at, p.id`,
  )
}

interface MovedSignUp {
  /** The account's current address where there is an account. */
  readonly email: string
  readonly language: Language
  readonly timezone: string
  /** Timestamps in PostgreSQL's text format: the date in the last mail, the current date, the first run that saw the move. */
  readonly toldAt: string
  readonly releaseAt: string
  readonly seenAt: string
}

/** Null when no mail is due for this sign-up any more: withdrawn, sent, moved back, or quiet hours. */
export async function findMoved(
  db: Database,
  signUpId: string,
  now: Date,
  timing: MovedMailTiming,
): Promise<MovedSignUp | null> {
  const [row] = await rowsOf<MovedSignUp & Record<string, unknown>>(
    db,
    sql`select coalesce(u.email, s.email) as email, s.language, ${TIMEZONE} as timezone, s.told_release_at as "toldAt",
          p.release_at as "releaseAt", s.move_seen_at as "seenAt"
        from ${JOINS} where s.id = ${signUpId} and ${isDue(now, timing)}`,
  )
  return row ?? null
}

/** Records that the mail about this date was sent or cancelled, so that no second one is sent. */
export async function endMoved(db: Database, id: string, releaseAt: string, now: Date): Promise<void> {
  await db
    .update(releaseSignups)
    .set({ toldReleaseAt: sql`${releaseAt}::timestamptz`, moveSeenAt: null, moveMailedAt: now })
    .where(and(eq(releaseSignups.id, id), isNull(releaseSignups.endedAt)))
}
