import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import type { Refund } from '#server/platform/payments/payment-provider.ts'
import { purchaseRefunds, purchases } from '../purchases.tables.ts'

export type RefundRow = typeof purchaseRefunds.$inferSelect

export const selectRefunds = (db: Database, purchaseId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(purchaseRefunds)
    .where(eq(purchaseRefunds.purchaseId, purchaseId))
    .orderBy(purchaseRefunds.createdAt, purchaseRefunds.id)

export async function insertRefund(db: Database, row: typeof purchaseRefunds.$inferInsert): Promise<RefundRow> {
  const [stored] = await db.insert(purchaseRefunds).values(row).returning()
  if (!stored) throw new Error('a stored refund was not returned')
  return stored
}

export async function findRefundRow(db: Database, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(purchaseRefunds).where(eq(purchaseRefunds.id, id))
  return row ?? null
}

const isBefore = (state: RefundRow['state']) =>
  inArray(
    purchaseRefunds.state,
    state === 'failed' ? ['ordered', 'sent', 'done'] : state === 'done' ? ['ordered', 'sent'] : ['ordered'],
  )

/** What became of a refund: one that is done can only fail, and one that failed stays so. Answers false where nothing changed. */
export async function updateRefund(
  db: Database,
  id: string,
  changes: Pick<RefundRow, 'state'> & Partial<Pick<RefundRow, 'reference'>>,
): Promise<boolean> {
  const changed = await db
    .update(purchaseRefunds)
    .set(changes)
    .where(and(eq(purchaseRefunds.id, id), isBefore(changes.state)))
    .returning({ id: purchaseRefunds.id })
  return changed.length > 0
}

/** The row of a refund that the provider names: by our id, by its own, or a new one where it was ordered elsewhere. */
export async function findOrAddRefund(
  db: Database,
  purchaseId: string,
  { refund, refundId, cents, state }: Refund,
  at: Date,
): Promise<RefundRow> {
  const known = (await selectRefunds(db, purchaseId)).find(
    ({ id, reference }) => id === refundId || reference === refund,
  )
  if (known) return known
  const created = { purchaseId, cents, state, reference: refund, createdAt: at, reason: '' }
  return insertRefund(db, { ...created, state: state === 'failed' ? 'sent' : state })
}

/** Refunds that the provider has not answered for some time, the oldest first. */
export const selectOrdered = (
  db: Database,
  { name, isLive }: { readonly name: string; readonly isLive: boolean },
  before: Date,
  most: number,
) =>
  db
    .select({ refund: purchaseRefunds, reference: purchases.reference })
    .from(purchaseRefunds)
    .innerJoin(purchases, eq(purchases.id, purchaseRefunds.purchaseId))
    .where(
      and(
        eq(purchaseRefunds.state, 'ordered'),
        lt(purchaseRefunds.createdAt, before),
        eq(purchases.provider, name),
        eq(purchases.isLive, isLive),
      ),
    )
    .orderBy(purchaseRefunds.createdAt)
    .limit(most)
