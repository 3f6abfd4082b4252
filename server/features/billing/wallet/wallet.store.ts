import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
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

/** Postings of a brand before this one, the latest first, as changes of what the brand has and owes. */
export const selectEntries = (
  db: Database,
  brandId: string,
  { before, most }: { readonly before: number | null; readonly most: number },
): Promise<WalletEntry[]> =>
  rowsOf(
    db,
    sql`select p.id, p.kind, p.reason,
          to_char(p.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          coalesce(sum(e.cents) filter (where e.account = 'purchased'), 0)::int as "purchasedCents",
          coalesce(sum(e.cents) filter (where e.account = 'bonus'), 0)::int as "bonusCents",
          coalesce(-sum(e.cents) filter (where e.account = 'debt'), 0)::int as "debtCents"
        from (
          select * from ledger_postings where brand_id = ${brandId} and (${before}::bigint is null or id < ${before}::bigint)
          order by id desc limit ${most}) p
        join ledger_entries e on e.posting_id = p.id
        group by p.id, p.kind, p.reason, p.posted_at order by p.id desc`,
  )
