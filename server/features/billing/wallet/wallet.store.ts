import { sql } from 'drizzle-orm'
import { type LedgerPart, POSTING_KINDS } from '#contract/billing.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { PostingKind } from '../ledger/ledger.store.ts'

export interface WalletEntry {
  readonly id: number
  readonly kind: PostingKind
  readonly at: string
  readonly purchasedCents: number
  readonly bonusCents: number
  readonly debtCents: number
  readonly reason: string
}

const CHOSEN: Readonly<Record<Exclude<LedgerPart, 'other'>, readonly PostingKind[]>> = {
  bought: ['topup', 'refund', 'dispute', 'dispute_won', 'refund_failed', 'debt_settled'],
  bonus: ['bonus_grant', 'plan_grant', 'bonus_return', 'bonus_restored', 'expire'],
  clicks: ['click', 'click_refund'],
}

const kindsOf = (part: LedgerPart): readonly PostingKind[] =>
  part === 'other' ? POSTING_KINDS.filter((kind) => !Object.values(CHOSEN).flat().includes(kind)) : CHOSEN[part]

interface Asked {
  /** Null: all of it. */
  readonly of: LedgerPart | null
  readonly before: number | null
  readonly most: number
}

/** Postings of a brand before this one, the latest first, as changes of what the brand has and owes. */
export const selectEntries = (db: Database, brandId: string, { of, before, most }: Asked): Promise<WalletEntry[]> =>
  rowsOf(
    db,
    sql`select p.id, p.kind, p.reason,
          to_char(p.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          coalesce(sum(e.cents) filter (where e.account = 'purchased'), 0)::int as "purchasedCents",
          coalesce(sum(e.cents) filter (where e.account = 'bonus'), 0)::int as "bonusCents",
          coalesce(-sum(e.cents) filter (where e.account = 'debt'), 0)::int as "debtCents"
        from (
          select * from ledger_postings
          where brand_id = ${brandId} and (${before}::bigint is null or id < ${before}::bigint)
            and ${of === null ? sql`true` : sql`kind = any(${sql.param([...kindsOf(of)])}::text[])`}
          order by id desc limit ${most}) p
        join ledger_entries e on e.posting_id = p.id
        group by p.id, p.kind, p.reason, p.posted_at order by p.id desc`,
  )

interface Span {
  readonly from: Date
  /** Not included. */
  readonly to: Date
}

/** What clicks cost by day in Berlin, refunds taken off; days without any are left out. */
export const selectSpending = (
  db: Database,
  brandId: string,
  { from, to }: Span,
): Promise<{ readonly day: string; readonly cents: number }[]> =>
  rowsOf(
    db,
    sql`select to_char(posted_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day,
          sum(case kind when 'click' then cents else -cents end)::int as cents
        from ledger_postings
        where brand_id = ${brandId} and kind in ('click', 'click_refund')
          and posted_at >= ${timestamptz(from)} and posted_at < ${timestamptz(to)}
        group by 1 order by 1`,
  )
