import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { CREDIT_RETURNS_SHOWN, type REFUND_STATES } from '#contract/billing.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { PurchaseRow } from '../checkout/purchases.store.ts'
import { creditReturnParts, creditReturns } from '../credit-returns.tables.ts'
import { purchases } from '../purchases.tables.ts'

export type ReturnRow = typeof creditReturns.$inferSelect
type PartRow = typeof creditReturnParts.$inferSelect

/** What became of the refunds of a return. */
export interface PartOutcome extends PartRow {
  readonly paidAt: string
  readonly cardBrand: string | null
  readonly cardLast4: string | null
  readonly refund: (typeof REFUND_STATES)[number] | null
}

/** Bought credit of a brand by the purchase that it came with, as far as it is unspent and not asked back; the latest first. */
export async function selectUnspent(
  db: Database,
  { brandId, provider, isLive }: { readonly brandId: string; readonly provider: string; readonly isLive: boolean },
): Promise<{ readonly purchase: PurchaseRow; readonly freeCents: number }[]> {
  const rows = await db
    .select({
      purchase: purchases,
      freeCents: sql<number>`(select coalesce(sum(l.left_cents - l.held_cents), 0)::int from credit_lots l
        where l.purchase_id = purchases.id and l.account = 'purchased' and l.brand_id = ${brandId})`,
    })
    .from(purchases)
    .where(
      and(
        eq(purchases.brandId, brandId),
        eq(purchases.kind, 'credit'),
        eq(purchases.state, 'credited'),
        eq(purchases.provider, provider),
        eq(purchases.isLive, isLive),
        sql`exists (select from credit_lots l where l.purchase_id = purchases.id and l.left_cents > l.held_cents)`,
      ),
    )
    .orderBy(desc(purchases.paidAt), desc(purchases.id))
  return rows.map(({ purchase, freeCents }) => ({ purchase: purchase as PurchaseRow, freeCents }))
}

/** Locks the bought credit of a brand until the caller's transaction ends: nothing is spent meanwhile. */
export async function lockBought(db: Database, brandId: string): Promise<void> {
  await db.execute(
    sql`select from credit_lots where brand_id = ${brandId} and account = 'purchased' and left_cents > 0
        order by id for update`,
  )
}

export async function insertReturn(db: Database, row: typeof creditReturns.$inferInsert): Promise<string> {
  const [stored] = await db.insert(creditReturns).values(row).returning({ id: creditReturns.id })
  if (!stored) throw new Error('a stored return was not returned')
  return stored.id
}

export async function insertParts(db: Database, parts: (typeof creditReturnParts.$inferInsert)[]): Promise<void> {
  await db.insert(creditReturnParts).values(parts)
}

export async function findReturnByKey(db: Database, brandId: string, requestKey: string): Promise<ReturnRow | null> {
  const [row] = await db
    .select()
    .from(creditReturns)
    .where(and(eq(creditReturns.brandId, brandId), eq(creditReturns.requestKey, requestKey)))
  return row ?? null
}

export async function findReturn(db: Database, id: string, brandId: string | null): Promise<ReturnRow | null> {
  const [row] = await db
    .select()
    .from(creditReturns)
    .where(and(eq(creditReturns.id, id), brandId === null ? undefined : eq(creditReturns.brandId, brandId)))
  return row ?? null
}

export async function hasOpenReturn(db: Database, brandId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: creditReturns.id })
    .from(creditReturns)
    .where(and(eq(creditReturns.brandId, brandId), eq(creditReturns.state, 'asked')))
  return row !== undefined
}

interface Decision {
  readonly state: 'withdrawn' | 'refused' | 'accepted'
  readonly answer?: string
  readonly decidedAt: Date
}

/** Decides a return that is undecided. Answers null where it was decided before. */
export async function decideReturn(db: Database, id: string, decision: Decision): Promise<ReturnRow | null> {
  const [row] = await db
    .update(creditReturns)
    .set(decision)
    .where(and(eq(creditReturns.id, id), eq(creditReturns.state, 'asked')))
    .returning()
  return row ?? null
}

export const releaseParts = (db: Database, returnId: string): Promise<{ purchaseId: string }[]> =>
  db
    .update(creditReturnParts)
    .set({ isHeld: false })
    .where(eq(creditReturnParts.returnId, returnId))
    .returning({ purchaseId: creditReturnParts.purchaseId })

/** The latest returns of a brand. */
export const selectReturns = (db: Database, brandId: string): Promise<ReturnRow[]> =>
  db
    .select()
    .from(creditReturns)
    .where(eq(creditReturns.brandId, brandId))
    .orderBy(desc(creditReturns.askedAt), desc(creditReturns.id))
    .limit(CREDIT_RETURNS_SHOWN)

/** Returns of all brands, for staff. */
export const selectReturnsOfAll = (
  db: Database,
  of: 'open' | 'decided',
): Promise<{ readonly row: ReturnRow; readonly brandName: string }[]> =>
  db
    .select({
      row: creditReturns,
      brandName: sql<string>`(select b.name from brands b where b.id = credit_returns.brand_id)`,
    })
    .from(creditReturns)
    .where(of === 'open' ? eq(creditReturns.state, 'asked') : ne(creditReturns.state, 'asked'))
    .orderBy(of === 'open' ? creditReturns.askedAt : desc(creditReturns.decidedAt), creditReturns.id)
    .limit(CREDIT_RETURNS_SHOWN)

/** The parts of returns with what became of their refunds. */
export const selectOutcomes = (db: Database, returnIds: readonly string[]): Promise<PartOutcome[]> =>
  rowsOf(
    db,
    sql`select p.refund_key as "refundKey", p.brand_id as "brandId", p.return_id as "returnId",
          p.purchase_id as "purchaseId", p.cents, p.gross_cents as "grossCents", p.is_held as "isHeld",
          to_char(b.paid_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "paidAt",
          b.card_brand as "cardBrand", b.card_last4 as "cardLast4", r.state as refund
        from credit_return_parts p join purchases b on b.id = p.purchase_id
        left join purchase_refunds r on r.purchase_id = p.purchase_id and r.request_key = p.refund_key
        where p.return_id = any(${sql.param([...returnIds])}::uuid[])
        order by b.paid_at desc, p.purchase_id`,
  )

interface Outcome {
  readonly brandId: string
  readonly cents: number
  readonly hasFailed: boolean
}

/** Accepted returns with a part of this purchase whose refunds are all over; each is answered once. */
export const takeOutcomes = (db: Database, purchaseId: string, at: Date): Promise<Outcome[]> =>
  rowsOf(
    db,
    sql`update credit_returns c set told_at = ${timestamptz(at)}
        where c.state = 'accepted' and c.told_at is null
          and c.id in (select return_id from credit_return_parts where purchase_id = ${purchaseId})
          and not exists (
            select from credit_return_parts p
            left join purchase_refunds r on r.purchase_id = p.purchase_id and r.request_key = p.refund_key
            where p.return_id = c.id and (r.state is null or r.state in ('ordered', 'sent')))
        returning c.brand_id as "brandId", c.cents,
          exists (
            select from credit_return_parts p
            join purchase_refunds r on r.purchase_id = p.purchase_id and r.request_key = p.refund_key
            where p.return_id = c.id and r.state = 'failed') as "hasFailed"`,
  )

/** Before an account that its owner closed is erased, its credit is asked back; until then the owner may take the closing back. */
const BEFORE_ERASING = sql`interval '1 day'`

/** Brands whose account is over or will be within a day and that have bought credit without an open return. */
export const selectEndedWithCredit = (db: Database, now: Date): Promise<{ readonly id: string }[]> =>
  rowsOf(
    db,
    sql`select b.id from brands b
        where (b.ended_at is not null or b.erased_at is not null or b.delete_after <= ${timestamptz(now)} + ${BEFORE_ERASING})
          and exists (select from credit_lots l where l.brand_id = b.id and l.account = 'purchased'
            and l.left_cents > l.held_cents)
          and not exists (select from credit_returns r where r.brand_id = b.id and (r.state = 'asked'
            or r.state = 'refused' and r.asked_at >= coalesce(b.ended_at, b.delete_after - ${BEFORE_ERASING})))
        order by b.no`,
  )
