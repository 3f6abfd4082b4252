import { and, eq, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import { type SubscriptionCause, UNPAID_DAYS } from '#contract/subscription.limits.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { subscriptionChanges, subscriptions } from '../subscriptions.tables.ts'

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * 86_400_000)

export type Subscription = typeof subscriptions.$inferSelect
export type NewSubscription = typeof subscriptions.$inferInsert

export async function selectSubscription(db: Database, brandId: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.brandId, brandId))
  return row ?? null
}

/** Locked until the transaction ends. */
export async function lockSubscription(db: Database, brandId: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.brandId, brandId)).for('update')
  return row ?? null
}

/** Adds the subscription of a brand; false: it has one, or another brand had its trial with this VAT ID. */
export async function insertSubscription(db: Database, row: NewSubscription): Promise<boolean> {
  const added = await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: subscriptions.brandId })
  return added.length > 0
}

export async function updateSubscription(db: Database, row: Subscription): Promise<void> {
  const { brandId, ...columns } = row
  await db.update(subscriptions).set(columns).where(eq(subscriptions.brandId, brandId))
}

interface Change {
  readonly cause: SubscriptionCause
  readonly purchaseId?: string
  readonly reason?: string
}

export async function insertChange(db: Database, row: Subscription, change: Change): Promise<void> {
  const { brandId, changedAt: at, plan, interval, state, periodFrom, periodTo, priceVersion, nextPlan } = row
  const after = { brandId, at, plan, interval, state, periodFrom, periodTo, priceVersion, nextPlan }
  await db.insert(subscriptionChanges).values({ ...after, ...change })
}

/** Brands whose subscription changes by itself now: trials and canceled plans that end, and pauses that are over. */
export async function selectEnding(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ brandId: subscriptions.brandId })
    .from(subscriptions)
    .where(
      or(
        and(sql`${subscriptions.state} in ('trialing', 'canceled_at_period_end')`, lte(subscriptions.periodTo, now)),
        and(eq(subscriptions.state, 'past_due'), lte(subscriptions.periodTo, daysBefore(now, UNPAID_DAYS))),
        and(isNotNull(subscriptions.pausedUntil), lte(subscriptions.pausedUntil, now)),
      ),
    )
    .orderBy(subscriptions.brandId)
    .limit(most)
  return rows.map(({ brandId }) => brandId)
}

/** Brands whose plan staff overrode until now, or one of them; locked until the transaction ends. */
export async function selectEndedOverrides(db: Database, now: Date, most: number, brandId?: string): Promise<string[]> {
  const rows = await db
    .select({ brandId: subscriptions.brandId })
    .from(subscriptions)
    .where(and(lte(subscriptions.overrideUntil, now), brandId ? eq(subscriptions.brandId, brandId) : undefined))
    .orderBy(subscriptions.brandId)
    .limit(most)
    .for('update')
  return rows.map((row) => row.brandId)
}

/** Moves the end of trials that would be over by then, and returns how many. */
export async function prolongTrials(db: Database, until: Date): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`update subscriptions set period_to = ${until.toISOString()}
        where state = 'trialing' and period_to < ${until.toISOString()} returning 1`,
  )
  return rows.length
}

/** The VAT ID of the brand's company; null: it has none. */
export async function selectVatId(db: Database, brandId: string): Promise<string | null> {
  const [row] = await rowsOf<{ vatId: string | null }>(
    db,
    sql`select i.vat_id as "vatId" from brands b join brand_imprints i on i.brand_no = b.no where b.id = ${brandId}`,
  )
  return row?.vatId ?? null
}

/** Whether a change was paid by this purchase. */
export async function hasChange(db: Database, purchaseId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: subscriptionChanges.id })
    .from(subscriptionChanges)
    .where(and(eq(subscriptionChanges.purchaseId, purchaseId), ne(subscriptionChanges.cause, 'payment-failed')))
    .limit(1)
  return row !== undefined
}

export async function selectBrandName(db: Database, brandId: string): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(db, sql`select name from brands where id = ${brandId}`)
  return row?.name ?? ''
}
