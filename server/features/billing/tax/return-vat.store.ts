import { and, eq, gt, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import type { PurchaseRow } from '../checkout/purchases.store.ts'
import { purchases } from '../purchases.tables.ts'

interface Late {
  readonly purchaseId: string
  readonly confirmedAt: string
}

/**
 * Paid purchases with VAT of companies abroad whose VAT ID VIES has confirmed since. A check without an answer is repeated; one
 * that refused an ID is not, so the confirmation is of the ID and address that the invoice names. What was refunded or
 * contested is left to staff.
 */
export const selectLateConfirmed = (db: Database, most: number): Promise<Late[]> =>
  rowsOf(
    db,
    sql`select p.id as "purchaseId",
          to_char(i.vat_checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "confirmedAt"
        from purchases p join brands b on b.id = p.brand_id join brand_imprints i on i.brand_no = b.no
        where p.state = 'credited' and p.vat_cents > 0 and p.returned_vat_cents = 0
          and p.refunded_cents = 0 and p.posted_refund_cents = 0
          and p.tax->>'reason' = 'standard' and p.buyer->>'country' <> 'DE' and p.buyer->>'vatConfirmedAt' is null
          and i.vat_check = 'confirmed' and i.vat_id = p.buyer->>'vatId' and i.vat_checked_at >= p.created_at
          and not exists (select from purchase_refunds r where r.purchase_id = p.id)
        order by p.paid_at limit ${most}`,
  )

type Without = Pick<PurchaseRow, 'tax' | 'buyer' | 'returnedVatCents'>

/** Takes the VAT off a paid purchase, once. */
export async function takeVatOff(
  db: Database,
  id: string,
  { tax, buyer, returnedVatCents }: Without,
): Promise<boolean> {
  const changed = await db
    .update(purchases)
    .set({ tax, buyer, returnedVatCents, vatCents: 0, grossCents: sql`${purchases.netCents}` })
    .where(
      and(
        eq(purchases.id, id),
        eq(purchases.state, 'credited'),
        eq(purchases.returnedVatCents, 0),
        gt(purchases.vatCents, 0),
      ),
    )
    .returning({ id: purchases.id })
  return changed.length > 0
}
