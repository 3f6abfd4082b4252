import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { creditAlerts } from '../auto-topup.tables.ts'

interface Spending {
  readonly brandId: string
  /** Refunds taken off, in the whole span. */
  readonly spentCents: number
  /** What can be spent now. */
  readonly cents: number
}

/** Brands that spent in a span and do not buy by themselves, with what they have. */
export const selectSpenders = (
  db: Database,
  { from, to, now }: { readonly from: Date; readonly to: Date; readonly now: Date },
): Promise<Spending[]> =>
  rowsOf(
    db,
    sql`with spent as (
          select brand_id, sum(case kind when 'click' then cents else -cents end)::int as cents from ledger_postings
          where kind in ('click', 'click_refund') and posted_at >= ${timestamptz(from)} and posted_at < ${timestamptz(to)}
          group by brand_id)
        select s.brand_id as "brandId", s.cents as "spentCents",
          coalesce((
            select sum(l.left_cents - l.held_cents) from credit_lots l
            where l.brand_id = s.brand_id and l.left_cents > 0
              and (l.expires_at is null or l.expires_at > ${timestamptz(now)})), 0)::int as cents
        from spent s
        where s.cents > 0
          and not exists (select from auto_topups a where a.brand_id = s.brand_id and a.is_on and a.paused_for is null)
        order by s.brand_id`,
  )

interface Ending {
  readonly brandId: string
  readonly cents: number
  /** In Berlin, the day on which it ends. */
  readonly day: string
}

/** Bonus that ends before a moment, by brand and day. */
export const selectEnding = (
  db: Database,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<Ending[]> =>
  rowsOf(
    db,
    sql`select brand_id as "brandId", sum(left_cents)::int as cents,
          to_char(expires_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day
        from credit_lots
        where left_cents > 0 and expires_at > ${timestamptz(now)} and expires_at <= ${timestamptz(before)}
        group by brand_id, day order by brand_id, day`,
  )

/** Notes a warning; false where it was sent before. */
export async function insertAlert(db: Database, alert: typeof creditAlerts.$inferInsert): Promise<boolean> {
  const added = await db.insert(creditAlerts).values(alert).onConflictDoNothing().returning({ day: creditAlerts.day })
  return added.length > 0
}

export async function deleteAlertsBefore(db: Database, day: string): Promise<void> {
  await db.delete(creditAlerts).where(sql`${creditAlerts.day} < ${day}::date`)
}
