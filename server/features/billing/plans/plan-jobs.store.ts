import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

export interface DueBrand {
  readonly brandId: string
  readonly brandNo: number
  /** It is neither suspended nor being deleted. */
  readonly isOpen: boolean
}

/** Brands whose plan is to be renewed, those that wait the longest first. */
export const selectDueRenewals = (db: Database, now: Date, most: number): Promise<DueBrand[]> =>
  rowsOf(
    db,
    sql`select b.id as "brandId", b.no as "brandNo", b.is_public as "isOpen"
        from subscriptions s join brands b on b.id = s.brand_id
        where s.plan <> 'free' and s.period_to <= ${timestamptz(now)}
          and (s.state = 'active' or (s.state = 'past_due' and s.next_attempt_at <= ${timestamptz(now)}))
        order by s.period_to, b.no limit ${most}`,
  )

/** Brands whose monthly credit is due. */
export const selectDueCredits = (db: Database, now: Date, most: number): Promise<{ readonly brandId: string }[]> =>
  rowsOf(
    db,
    sql`select brand_id as "brandId" from subscriptions
        where state in ('active', 'canceled_at_period_end') and credited_until <= ${timestamptz(now)}
          and credited_until < period_to and period_to > ${timestamptz(now)}
        order by credited_until, brand_id limit ${most}`,
  )

/** Verified brands with members that show so many products and have not had their welcome credit. */
export const selectWelcome = (db: Database, products: number, most: number): Promise<{ readonly brandId: string }[]> =>
  rowsOf(
    db,
    sql`select b.id as "brandId" from brands b
        where b.is_public and b.verified_at is not null
          and exists (select 1 from subscriptions s where s.brand_id = b.id)
          and exists (select 1 from brand_members m where m.brand_id = b.id)
          and not exists (select 1 from ledger_postings p where p.key = 'bonus_grant:welcome:' || b.id)
          and (select count(*) from (select 1 from products p where p.brand_id = b.id and p.is_listed limit ${products}) x)
            >= ${products}
        order by b.no limit ${most}`,
  )

/** Brands whose trial or period ends before a moment, and who were not told of it yet. */
export const selectUntold = (
  db: Database,
  { state, before, now }: { readonly state: 'trialing' | 'active'; readonly before: Date; readonly now: Date },
  most: number,
): Promise<{ readonly brandId: string }[]> =>
  rowsOf(
    db,
    sql`select brand_id as "brandId" from subscriptions
        where state = ${state} and period_to > ${timestamptz(now)} and period_to <= ${timestamptz(before)}
          and told_of is distinct from period_to
        order by period_to, brand_id limit ${most}`,
  )
