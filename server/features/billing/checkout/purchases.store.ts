import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { BILLING_PAGE } from '#contract/billing.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { paymentDisputes, paymentEvents, purchases } from '../purchases.tables.ts'
import type { Tax } from '../tax/tax.ts'

/** Who buys, as the invoice says it. */
interface Buyer {
  readonly company: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly vatId: string | null
  /** When VIES confirmed the VAT ID; null: it has not. */
  readonly vatConfirmedAt: string | null
  readonly email: string
}

export type PurchaseRow = Omit<typeof purchases.$inferSelect, 'tax' | 'buyer'> & {
  readonly tax: Tax
  readonly buyer: Buyer
}
export type DisputeRow = typeof paymentDisputes.$inferSelect
type PurchaseChange = Partial<typeof purchases.$inferInsert>

const typed = (row: typeof purchases.$inferSelect | undefined): PurchaseRow | null =>
  row ? ({ ...row } as PurchaseRow) : null

/** False where this order was placed before. */
export async function insertPurchase(db: Database, row: typeof purchases.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(purchases)
    .values(row)
    .onConflictDoNothing({ target: [purchases.brandId, purchases.requestKey] })
    .returning({ id: purchases.id })
  return inserted.length > 0
}

export async function findOrder(db: Database, brandId: string, requestKey: string): Promise<PurchaseRow | null> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.brandId, brandId), eq(purchases.requestKey, requestKey)))
  return typed(row)
}

export async function findPurchase(db: Database, brandId: string, id: string): Promise<PurchaseRow | null> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.brandId, brandId), eq(purchases.id, id)))
  return typed(row)
}

export async function findPurchaseById(db: Database, id: string): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id))
  return typed(row)
}

/** The purchases of a brand after this one, the latest first. */
export async function selectPurchases(
  db: Database,
  brandId: string,
  after: PurchaseRow | null,
): Promise<PurchaseRow[]> {
  const rows = await db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.brandId, brandId),
        after === null
          ? undefined
          : sql`(${purchases.createdAt}, ${purchases.id}) < (${timestamptz(after.createdAt)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(BILLING_PAGE + 1)
  return rows.map((row) => row as PurchaseRow)
}

/** Locks a purchase until the caller's transaction ends: by our id, or by what the provider calls its payment. */
export async function lockPurchase(
  db: Database,
  { id, reference }: { readonly id: string | null; readonly reference: string },
): Promise<PurchaseRow | null> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(id === null ? eq(purchases.reference, reference) : eq(purchases.id, id))
    .for('update')
  return typed(row)
}

export async function updatePurchase(db: Database, id: string, changes: PurchaseChange): Promise<void> {
  await db.update(purchases).set(changes).where(eq(purchases.id, id))
}

/**
 * Stores the payment that the provider opened, unless another request did meanwhile. The provider's own event may have named
 * it before its answer was here.
 */
export async function storePayment(
  db: Database,
  id: string,
  { reference, clientSecret }: { readonly reference: string; readonly clientSecret: string },
): Promise<void> {
  await db
    .update(purchases)
    .set({ reference, clientSecret, state: 'pending' })
    .where(
      and(
        eq(purchases.id, id),
        isNull(purchases.clientSecret),
        inArray(purchases.state, ['created', 'pending']),
        sql`coalesce(${purchases.reference}, ${reference}) = ${reference}`,
      ),
    )
}

/** Adds a dispute, or what became of it; a decided one stays decided (Trust I8). */
export async function upsertDispute(db: Database, dispute: Omit<DisputeRow, 'isDebited'>): Promise<DisputeRow> {
  const [row] = await db
    .insert(paymentDisputes)
    .values(dispute)
    .onConflictDoUpdate({
      target: paymentDisputes.id,
      set: {
        state: sql`case when ${paymentDisputes.state} = 'open' then excluded.state else ${paymentDisputes.state} end`,
      },
    })
    .returning()
  if (!row) throw new Error('a stored dispute was not returned')
  return row
}

export const selectDisputes = (db: Database, purchaseId: string): Promise<DisputeRow[]> =>
  db.select().from(paymentDisputes).where(eq(paymentDisputes.purchaseId, purchaseId)).orderBy(paymentDisputes.id)

export async function updateDispute(db: Database, id: string, isDebited: boolean): Promise<void> {
  await db.update(paymentDisputes).set({ isDebited }).where(eq(paymentDisputes.id, id))
}

/** False where the event was received before. */
export async function insertEvent(db: Database, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return inserted.length > 0
}

export interface OpenPurchase {
  readonly id: string
  readonly reference: string | null
  readonly isOver: boolean
}

interface Open {
  readonly provider: string
  readonly isLive: boolean
  readonly before: Date
  readonly now: Date
  readonly most: number
}

/** Orders with a provider that were placed before `before` and have not been paid, the oldest first. */
export const selectOpen = (db: Database, { provider, isLive, before, now, most }: Open): Promise<OpenPurchase[]> =>
  rowsOf(
    db,
    sql`select id, reference, expires_at <= ${timestamptz(now)} as "isOver" from purchases
        where state in ('created', 'pending') and provider = ${provider} and is_live = ${isLive}
          and created_at < ${timestamptz(before)}
        order by expires_at, id limit ${most}`,
  )

/** Orders of plans that were not paid end now; the provider is told by the job that asks about open orders. */
export async function expireOpenPlans(db: Database, brandId: string, now: Date): Promise<void> {
  await db
    .update(purchases)
    .set({ expiresAt: now })
    .where(
      and(
        eq(purchases.brandId, brandId),
        eq(purchases.kind, 'plan'),
        isNull(purchases.method),
        inArray(purchases.state, ['created', 'pending']),
      ),
    )
}

/** The last plan that the brand paid: its renewal goes to the same mailbox. */
export async function findLastPlan(db: Database, brandId: string): Promise<PurchaseRow | null> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.brandId, brandId), eq(purchases.kind, 'plan'), isNotNull(purchases.paidAt)))
    .orderBy(desc(purchases.paidAt), desc(purchases.id))
    .limit(1)
  return typed(row)
}
