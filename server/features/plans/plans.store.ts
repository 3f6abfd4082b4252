import { desc, eq, lte, max, sql } from 'drizzle-orm'
import { FIRST_PRICES } from '#contract/first-prices.ts'
import { PLAN_NAMES } from '#contract/plans.limits.ts'
import type { PriceList } from '#contract/plans.ts'
import { type Database, takeLock } from '#server/platform/data/database.ts'
import { priceVersions } from './plans.tables.ts'

export interface PriceVersion {
  readonly version: number
  readonly validFrom: Date
  readonly prices: PriceList
}

/** Versions that were written before a limit was part of them have its first value. */
function written(row: typeof priceVersions.$inferSelect): PriceVersion {
  const prices = row.prices as PriceList
  const plans = PLAN_NAMES.map((name) => [name, { ...FIRST_PRICES.plans[name], ...prices.plans[name] }])
  return { ...row, prices: { ...prices, plans: Object.fromEntries(plans) as PriceList['plans'] } }
}

export async function selectPrices(db: Database, version: number): Promise<PriceVersion | null> {
  const [row] = await db.select().from(priceVersions).where(eq(priceVersions.version, version))
  return row ? written(row) : null
}

/** The version that holds at a moment; null: none was written yet. */
export async function selectPricesAt(db: Database, at: Date): Promise<PriceVersion | null> {
  const newest = desc(priceVersions.validFrom)
  const [row] = await db.select().from(priceVersions).where(lte(priceVersions.validFrom, at)).orderBy(newest).limit(1)
  return row ? written(row) : null
}

/** Every version that holds at a moment or later, the present one first. */
export async function selectPricesFrom(db: Database, at: Date): Promise<PriceVersion[]> {
  const rows = await db
    .select()
    .from(priceVersions)
    .where(
      sql`${priceVersions.validFrom} >= (select max(valid_from) from price_versions where valid_from <= ${at.toISOString()})`,
    )
    .orderBy(priceVersions.validFrom)
  return rows.map(written)
}

/** Keeps the first version, unless it is there. */
export async function insertFirstPrices(db: Database, first: PriceVersion): Promise<void> {
  await db.insert(priceVersions).values(first).onConflictDoNothing()
}

/** The next version; null when it would not be the last one. One at a time until the caller's transaction ends. */
export async function insertPrices(db: Database, validFrom: Date, prices: PriceList): Promise<number | null> {
  await takeLock(db, 'price-versions')
  const [last] = await db
    .select({ version: max(priceVersions.version), validFrom: max(priceVersions.validFrom) })
    .from(priceVersions)
  if (last?.validFrom && last.validFrom >= validFrom) return null
  const version = (last?.version ?? 0) + 1
  await db.insert(priceVersions).values({ version, validFrom, prices })
  return version
}
