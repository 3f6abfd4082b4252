import { sql } from 'drizzle-orm'
import { BILLING_PAGE } from '#contract/billing.limits.ts'
import type { BrandAccount } from '#contract/billing-staff.ts'
import type { PlanName } from '#contract/plans.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

export interface FoundBrand {
  readonly id: string
  readonly name: string
  readonly handle: string
  readonly creditCents: number
  readonly plan: PlanName | null
}

/** Brands with these words in name or handle, those with the most credit first. */
export const findBrands = (db: Database, words: string, at: Date): Promise<FoundBrand[]> =>
  rowsOf(
    db,
    sql`select b.id, b.name, b.slug as handle, s.plan, coalesce(l.cents, 0)::int as "creditCents"
        from brands b
          left join subscriptions s on s.brand_id = b.id
          left join lateral (
            select sum(left_cents) as cents from credit_lots
            where brand_id = b.id and left_cents > 0 and (expires_at is null or expires_at > ${timestamptz(at)})) l on true
        where strpos(lower(b.name || ' ' || b.slug), lower(${words})) > 0
        order by coalesce(l.cents, 0) desc, b.name, b.no limit ${BILLING_PAGE}`,
  )

/** The plan of a brand; null: it has none yet. */
export async function selectPlan(db: Database, brandId: string): Promise<BrandAccount['plan']> {
  const [row] = await rowsOf<NonNullable<BrandAccount['plan']>>(
    db,
    sql`select plan, interval, state, ${momentText(sql`period_to`)} as "periodTo"
        from subscriptions where brand_id = ${brandId}`,
  )
  return row ?? null
}

/** What staff have granted a brand since a moment. */
export async function sumGranted(db: Database, brandId: string, since: Date): Promise<number> {
  const [row] = await rowsOf<{ cents: number }>(
    db,
    sql`select coalesce(sum(e.cents), 0)::int as cents
        from ledger_postings p join ledger_entries e on e.posting_id = p.id
        where p.brand_id = ${brandId} and p.kind = 'adjustment' and p.posted_at > ${timestamptz(since)}
          and e.account = 'bonus' and e.cents > 0`,
  )
  return row?.cents ?? 0
}

interface DunnedPlan {
  readonly id: string
  readonly name: string
  readonly plan: PlanName
  readonly interval: 'month' | 'year'
  readonly since: Date
  readonly failures: number
  readonly nextAttemptAt: Date | null
}

/** Plans whose renewal was not paid, the longest first. */
export async function selectDunned(db: Database): Promise<DunnedPlan[]> {
  const rows = await rowsOf<
    Omit<DunnedPlan, 'since' | 'nextAttemptAt'> & { since: string; nextAttemptAt: string | null }
  >(
    db,
    sql`select b.id, b.name, s.plan, s.interval, s.failures, ${momentText(sql`s.period_to`)} as since,
          ${momentText(sql`s.next_attempt_at`)} as "nextAttemptAt"
        from subscriptions s join brands b on b.id = s.brand_id
        where s.state = 'past_due' order by s.period_to, b.id limit ${BILLING_PAGE}`,
  )
  return rows.map(({ since, nextAttemptAt, ...row }) => ({
    ...row,
    since: new Date(since),
    nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt),
  }))
}
