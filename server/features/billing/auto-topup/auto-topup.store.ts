import { and, eq, sql } from 'drizzle-orm'
import type { AutoTopupPause } from '#contract/billing.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { autoTopupOrders, autoTopups } from '../auto-topup.tables.ts'

export type AutoTopupRow = typeof autoTopups.$inferSelect
export type AutoOrderRow = typeof autoTopupOrders.$inferSelect
type Written = Omit<typeof autoTopups.$inferInsert, 'version' | 'pausedFor' | 'capToldOf'>

export async function findAutoTopup(db: Database, brandId: string): Promise<AutoTopupRow | null> {
  const [row] = await db.select().from(autoTopups).where(eq(autoTopups.brandId, brandId))
  return row ?? null
}

export async function selectBrandNo(db: Database, brandId: string): Promise<number> {
  const [row] = await rowsOf<{ no: number }>(db, sql`select no from brands where id = ${brandId}`)
  if (!row) throw new Error(`no brand ${brandId}`)
  return row.no
}

/** Locks the order of a brand until the caller's transaction ends. */
export async function lockAutoTopup(db: Database, brandId: string): Promise<AutoTopupRow | null> {
  const [row] = await db.select().from(autoTopups).where(eq(autoTopups.brandId, brandId)).for('update')
  return row ?? null
}

/** Writes what a member chose, which ends a pause. False where another version was saved meanwhile; 0: none was. */
export async function saveAutoTopup(db: Database, version: number, written: Written): Promise<boolean> {
  if (version === 0) {
    const added = await db
      .insert(autoTopups)
      .values(written)
      .onConflictDoNothing()
      .returning({ brandId: autoTopups.brandId })
    return added.length > 0
  }
  const changed = await db
    .update(autoTopups)
    .set({ ...written, version: version + 1, pausedFor: null, capToldOf: null })
    .where(and(eq(autoTopups.brandId, written.brandId), eq(autoTopups.version, version)))
    .returning({ brandId: autoTopups.brandId })
  return changed.length > 0
}

/** Pauses it; false where it is paused already, or off. */
export async function pauseAutoTopup(db: Database, brandId: string, pausedFor: AutoTopupPause): Promise<boolean> {
  const paused = await db
    .update(autoTopups)
    .set({ pausedFor })
    .where(and(eq(autoTopups.brandId, brandId), eq(autoTopups.isOn, true), sql`${autoTopups.pausedFor} is null`))
    .returning({ brandId: autoTopups.brandId })
  return paused.length > 0
}

/** Notes that the brand was told of its cap; false where it was told this month. */
export async function noteCapTold(db: Database, brandId: string, month: string): Promise<boolean> {
  const noted = await db
    .update(autoTopups)
    .set({ capToldOf: month })
    .where(and(eq(autoTopups.brandId, brandId), sql`${autoTopups.capToldOf} is distinct from ${month}`))
    .returning({ brandId: autoTopups.brandId })
  return noted.length > 0
}

interface Month {
  /** Net, of purchases that are open or paid. */
  readonly usedCents: number
  readonly hasOpen: boolean
}

export async function selectMonth(db: Database, brandId: string, month: string): Promise<Month> {
  const [row] = await rowsOf<Month>(
    db,
    sql`select coalesce(sum(net_cents) filter (where month = ${month} and state <> 'failed'), 0)::int as "usedCents",
          coalesce(bool_or(state = 'open'), false) as "hasOpen"
        from auto_topup_orders where brand_id = ${brandId}`,
  )
  return row ?? { usedCents: 0, hasOpen: false }
}

export async function insertAutoOrder(db: Database, row: typeof autoTopupOrders.$inferInsert): Promise<AutoOrderRow> {
  const [stored] = await db.insert(autoTopupOrders).values(row).returning()
  if (!stored) throw new Error('an automatic order was not stored')
  return stored
}

/** What became of an order; a failed one may still be paid by hand. Null: nothing changed. */
export async function closeAutoOrder(db: Database, id: string, state: 'paid' | 'failed'): Promise<AutoOrderRow | null> {
  const isBefore = state === 'paid' ? sql`${autoTopupOrders.state} <> 'paid'` : eq(autoTopupOrders.state, 'open')
  const [row] = await db
    .update(autoTopupOrders)
    .set({ state })
    .where(and(eq(autoTopupOrders.id, id), isBefore))
    .returning()
  return row ?? null
}

/** Brands whose credit is below their threshold and that buy nothing at the moment. What they owe counts. */
export const selectBelow = (db: Database, now: Date, most: number): Promise<{ readonly brandId: string }[]> =>
  rowsOf(
    db,
    sql`select a.brand_id as "brandId" from auto_topups a
        where a.is_on and a.paused_for is null
          and not exists (select from auto_topup_orders o where o.brand_id = a.brand_id and o.state = 'open')
          and coalesce((
              select sum(l.left_cents - l.held_cents) from credit_lots l
              where l.brand_id = a.brand_id and l.left_cents > 0
                and (l.expires_at is null or l.expires_at > ${timestamptz(now)})), 0)
            - coalesce((
              select sum(d.open_cents) from credit_debts d where d.brand_id = a.brand_id and d.open_cents > 0), 0)
            < a.threshold_cents
        order by a.brand_id limit ${most}`,
  )

/** Orders whose purchase was not stored: their process ended in between. */
export const selectUnplaced = (db: Database, before: Date, most: number): Promise<AutoOrderRow[]> =>
  db
    .select()
    .from(autoTopupOrders)
    .where(
      and(
        eq(autoTopupOrders.state, 'open'),
        sql`${autoTopupOrders.createdAt} < ${timestamptz(before)}`,
        sql`not exists (select from purchases p
              where p.brand_id = auto_topup_orders.brand_id and p.request_key = auto_topup_orders.id)`,
      ),
    )
    .orderBy(autoTopupOrders.createdAt)
    .limit(most)
