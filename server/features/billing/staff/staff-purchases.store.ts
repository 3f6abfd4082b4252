import { type SQL, sql } from 'drizzle-orm'
import { BILLING_PAGE, type PURCHASE_FILTERS, type PurchaseKind } from '#contract/billing.limits.ts'
import type { PurchaseDetail } from '#contract/billing-staff.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import type { PurchaseRow } from '../checkout/purchases.store.ts'
import { purchases } from '../purchases.tables.ts'

export interface Searched {
  readonly q?: string | undefined
  readonly state?: (typeof PURCHASE_FILTERS)[number] | undefined
  readonly kind?: PurchaseKind | undefined
  /** The last purchase of the page before. */
  readonly cursor?: string | undefined
}

interface Found {
  readonly id: string
  readonly brandId: string
  readonly brandName: string
  readonly number: string | null
}

/** Words that stand anywhere in a text, whatever signs they have. */
const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`

function conditionOf({ q = '', state, kind, cursor }: Searched): SQL {
  const words = containing(q)
  const conditions = [
    q !== '' &&
      sql`(b.name ilike ${words} or b.slug ilike ${words} or p.buyer->>'company' ilike ${words}
        or p.id::text = lower(${q}) or p.order_reference ilike ${words} or p.reference = ${q}
        or exists (select from invoices i where i.purchase_id = p.id and i.number ilike ${words}))`,
    state === 'open' && sql`p.state in ('created', 'pending')`,
    state !== undefined && state !== 'open' && sql`p.state = ${state}`,
    kind !== undefined && sql`p.kind = ${kind}`,
    cursor !== undefined &&
      sql`(p.created_at, p.id) < (select created_at, id from purchases where id = ${cursor}::uuid)`,
  ].filter((each) => each !== false)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** Purchases of all brands, the latest first; one more than a page. */
export const findPurchases = (db: Database, searched: Searched): Promise<Found[]> =>
  rowsOf(
    db,
    sql`select p.id, b.id as "brandId", b.name as "brandName",
          (select number from invoices i where i.purchase_id = p.id order by issued_at, number limit 1) as number
        from purchases p join brands b on b.id = p.brand_id
        where ${conditionOf(searched)}
        order by p.created_at desc, p.id desc limit ${BILLING_PAGE + 1}`,
  )

/** The rows of these purchases, in any order. */
export async function selectPurchasesById(db: Database, ids: readonly string[]): Promise<PurchaseRow[]> {
  const rows = await db
    .select()
    .from(purchases)
    .where(sql`${purchases.id} = any(${sql.param([...ids])}::uuid[])`)
  return rows.map((row) => row as PurchaseRow)
}

export const selectDocuments = (db: Database, purchaseId: string): Promise<PurchaseDetail['documents']> =>
  rowsOf(
    db,
    sql`select id, number, kind, ${momentText(sql`issued_at`)} as "issuedAt", gross_cents as "grossCents"
        from invoices where purchase_id = ${purchaseId} order by issued_at, number`,
  )

export const selectEvents = (db: Database, purchaseId: string): Promise<PurchaseDetail['events']> =>
  rowsOf(
    db,
    sql`select type, outcome, ${momentText(sql`received_at`)} as "receivedAt"
        from payment_events where purchase_id = ${purchaseId} order by received_at desc, id limit 50`,
  )

/** Whether this user works for the brand; null: there is no such brand. */
export async function selectBrandFor(db: Database, brandId: string, userId: string) {
  const [row] = await rowsOf<{ name: string; isOwn: boolean }>(
    db,
    sql`select name, exists (select from brand_members m where m.brand_id = b.id and m.user_id = ${userId}) as "isOwn"
        from brands b where id = ${brandId}`,
  )
  return row ?? null
}
