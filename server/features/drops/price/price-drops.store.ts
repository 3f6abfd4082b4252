import { eq, sql } from 'drizzle-orm'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { priceAlerts } from '../drops.tables.ts'
import { IS_PUBLIC } from '../visibility.store.ts'

/**
 * Inserts the alert; an existing one is not changed. Returns its id and whether it is new; null when the user was
 * deleted in the meantime.
 */
export async function insertAlert(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ readonly id: string; readonly isNew: boolean } | null> {
  const [row] = await rowsOf<{ id: string; isNew: boolean }>(
    db,
    sql`insert into price_alerts (user_id, created_at, checked_until)
        select id, ${timestamptz(now)}, ${timestamptz(now)} from users where id = ${userId} for key share
        on conflict (user_id) do update set user_id = excluded.user_id
        returning id, (xmax = 0) as "isNew"`,
  )
  return row ?? null
}

/** Deletes the alert; returns its id, null when there was none. */
export async function deleteAlertOf(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.delete(priceAlerts).where(eq(priceAlerts.userId, userId)).returning({ id: priceAlerts.id })
  return row?.id ?? null
}

/** The same by the alert's own id. */
export async function deleteAlert(db: Database, id: string): Promise<void> {
  await db.delete(priceAlerts).where(eq(priceAlerts.id, id))
}

export async function hasAlert(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select({ id: priceAlerts.id }).from(priceAlerts).where(eq(priceAlerts.userId, userId))
  return rows.length > 0
}

/** The recipient of a digest; null when the alert or the account was deleted. */
export async function findReader(
  db: Database,
  alertId: string,
): Promise<{ email: string; username: string; language: Language } | null> {
  const [row] = await rowsOf<{ email: string; username: string; language: Language }>(
    db,
    sql`select u.email, u.username, u.language from price_alerts a join users u on u.id = a.user_id
        where a.id = ${alertId} and u.email_verified_at is not null`,
  )
  return row ?? null
}

export interface DueAlert {
  readonly id: string
  readonly userId: string
  /** Timestamp as text of PostgreSQL: falls before it were processed. */
  readonly checkedUntil: string
  /** Today in the user's time zone. */
  readonly day: string
}

interface Evening {
  readonly now: Date
  /** Hours of the day in the user's time zone: from the first to before the second. */
  readonly fromHour: number
  readonly toHour: number
  readonly most: number
}

/**
 * Claims alerts of users whose evening it is and who were not processed today, and marks them as processed, in the
 * transaction that also enqueues their mails.
 */
export function takeDueAlerts(db: Database, { now, fromHour, toHour, most }: Evening): Promise<DueAlert[]> {
  return rowsOf(
    db,
    sql`with due as materialized (
          select a.id, a.user_id, a.checked_until,
            (${timestamptz(now)} at time zone u.preferred_timezone)::date as day
          from price_alerts a join users u on u.id = a.user_id
          where extract(hour from ${timestamptz(now)} at time zone u.preferred_timezone) >= ${fromHour}
            and extract(hour from ${timestamptz(now)} at time zone u.preferred_timezone) < ${toHour}
            and (a.checked_on is null or a.checked_on < (${timestamptz(now)} at time zone u.preferred_timezone)::date)
          order by a.id limit ${most} for update of a skip locked),
        noted as (
          update price_alerts a set checked_until = ${timestamptz(now)}, checked_on = due.day from due where a.id = due.id)
        select id, user_id as "userId", checked_until as "checkedUntil", day::text as day from due`,
  )
}

export interface FallRow {
  readonly userId: string
  readonly productId: string
  readonly priceCents: number
  readonly lowestCents: number
}

/**
 * Saved products whose current price began after they were saved and after the last processing, and is at least this many
 * percent below the lowest price of the 30 days before it began. The largest falls first. Read from the price history
 * alone, without the user's swipes.
 */
export function selectFalls(
  db: Database,
  alerts: readonly DueAlert[],
  { now, leastPercent }: { readonly now: Date; readonly leastPercent: number },
): Promise<FallRow[]> {
  return rowsOf(
    db,
    sql`select k.user_id as "userId", p.id as "productId", h.price_gross_cents as "priceCents", l.cents as "lowestCents"
        from unnest(${sql.param(alerts.map(({ userId }) => userId))}::uuid[],
            ${sql.param(alerts.map(({ checkedUntil }) => checkedUntil))}::timestamptz[]) k(user_id, checked_until)
          join saved_products s on s.user_id = k.user_id
          join products p on p.no = s.product_no
            and (p.release_at is null or p.release_at <= ${timestamptz(now)})
          join brands b on b.id = p.brand_id and ${IS_PUBLIC}
          join price_history h on h.product_id = p.id and h.valid_to is null
            and h.valid_from > greatest(s.saved_at, k.checked_until),
          lateral (select min(e.price_gross_cents) as cents from price_history e where e.product_id = p.id
            and e.valid_from < h.valid_from and coalesce(e.valid_to, 'infinity') > h.valid_from - interval '30 days') l
        where h.price_gross_cents * 100 <= l.cents * (100 - ${leastPercent}::int)
        order by k.user_id, h.price_gross_cents::float / l.cents, p.no`,
  )
}
