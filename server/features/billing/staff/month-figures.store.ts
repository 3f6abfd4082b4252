import { sql } from 'drizzle-orm'
import type { TaxReason } from '#contract/billing.limits.ts'
import type { MonthFigures } from '#contract/billing-staff.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { InvoiceContent } from '../invoices/invoice-content.ts'

export interface Span {
  readonly from: Date
  /** Not included. */
  readonly to: Date
  /** Documents of the test mode, or those of payments. */
  readonly isTest: boolean
}

interface Rate {
  readonly basisPoints: number
  readonly reason: TaxReason
  readonly netCents: number
  readonly vatCents: number
  readonly documents: number
  readonly corrections: number
}

/** What was invoiced by rate of tax, corrections taken off. */
export const sumByRate = (db: Database, { from, to, isTest }: Span): Promise<Rate[]> =>
  rowsOf(
    db,
    sql`select (content->>'basisPoints')::int as "basisPoints", content->>'taxReason' as reason,
          sum(net_cents)::int as "netCents", sum(vat_cents)::int as "vatCents", count(*)::int as documents,
          count(*) filter (where kind = 'correction')::int as corrections
        from invoices
        where issued_at >= ${timestamptz(from)} and issued_at < ${timestamptz(to)}
          and (content->>'isTest')::boolean = ${isTest}
        group by 1, 2 order by 1 desc, 2`,
  )

/** Credit and debts of all brands at a moment, from the entries until then. */
export async function sumCreditAt(db: Database, at: Date): Promise<Omit<MonthFigures['unspent'], 'at'>> {
  const [row] = await rowsOf<Omit<MonthFigures['unspent'], 'at'>>(
    db,
    sql`select coalesce(sum(e.cents) filter (where e.account = 'purchased'), 0)::int as "purchasedCents",
          coalesce(sum(e.cents) filter (where e.account = 'bonus'), 0)::int as "bonusCents",
          coalesce(-sum(e.cents) filter (where e.account = 'debt'), 0)::int as "debtCents"
        from ledger_entries e join ledger_postings p on p.id = e.posting_id
        where p.posted_at < ${timestamptz(at)} and e.account in ('purchased', 'bonus', 'debt')`,
  )
  if (!row) throw new Error('sums without a row')
  return row
}

/** Orders of a span that were not paid, or whose payment is contested. */
export async function sumUnpaid(db: Database, { from, to, isTest }: Span): Promise<MonthFigures['unpaid']> {
  const [row] = await rowsOf<MonthFigures['unpaid']>(
    db,
    sql`select
          jsonb_build_object('count', count(*) filter (where is_unpaid and method is not null),
            'grossCents', coalesce(sum(gross_cents) filter (where is_unpaid and method is not null), 0)) as charges,
          jsonb_build_object('count', count(*) filter (where is_unpaid and method is null),
            'grossCents', coalesce(sum(gross_cents) filter (where is_unpaid and method is null), 0)) as orders,
          jsonb_build_object('count', count(*) filter (where state = 'disputed'),
            'grossCents', coalesce(sum(gross_cents) filter (where state = 'disputed'), 0)) as disputed
        from (
          select method, gross_cents, state, state in ('created', 'pending', 'expired') and paid_at is null as is_unpaid
          from purchases
          where created_at >= ${timestamptz(from)} and created_at < ${timestamptz(to)} and is_live = ${!isTest}) p`,
  )
  if (!row) throw new Error('sums without a row')
  return row
}

export interface BookedDocument {
  readonly brand: string
  readonly content: InvoiceContent
  readonly purchaseId: string
  /** What the payment provider calls the payment. */
  readonly reference: string | null
}

/** The documents of a span, by number. */
export const selectBooked = (db: Database, { from, to, isTest }: Span): Promise<BookedDocument[]> =>
  rowsOf(
    db,
    sql`select b.name as brand, i.content, i.purchase_id as "purchaseId", p.reference
        from invoices i join brands b on b.id = i.brand_id join purchases p on p.id = i.purchase_id
        where i.issued_at >= ${timestamptz(from)} and i.issued_at < ${timestamptz(to)}
          and (i.content->>'isTest')::boolean = ${isTest}
        order by i.number`,
  )
