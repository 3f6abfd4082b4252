import { desc, eq, lte, max, sql } from 'drizzle-orm'
import { FIRST_PRICES } from '#contract/first-prices.ts'
import { PLAN_NAMES } from '#contract/plans.limits.ts'
import type { PriceList } from '#contract/plans.ts'
import { type Database, rowsOf, takeLock } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import { priceVersions } from './plans.tables.ts'

export interface PriceVersion {
  readonly version: number
  readonly validFrom: Date
  readonly prices: PriceList
}

/** Versions that were written before a limit was part of them have its first value. */
function written({ version, validFrom, ...row }: typeof priceVersions.$inferSelect): PriceVersion {
  const prices = row.prices as PriceList
  const plans = PLAN_NAMES.map((name) => [name, { ...FIRST_PRICES.plans[name], ...prices.plans[name] }])
  return { version, validFrom, prices: { ...prices, plans: Object.fromEntries(plans) as PriceList['plans'] } }
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

export interface SetPrices extends PriceVersion {
  readonly setBy: string | null
  /** ISO 8601. */
  readonly setAt: string | null
  readonly reason: string
}

/** Every version with who set it and why, the first one first. */
export async function selectAllPrices(db: Database): Promise<SetPrices[]> {
  const rows = await rowsOf<Omit<SetPrices, 'validFrom'> & { readonly validFrom: string }>(
    db,
    sql`select p.version, ${momentText(sql`p.valid_from`)} as "validFrom", p.prices, u.username as "setBy",
          ${momentText(sql`l.at`)} as "setAt", coalesce(l.reason, '') as reason
        from price_versions p
          left join audit_log l on l.action = 'prices.added' and l.target_id = p.version::text
          left join users u on u.id = l.actor_id
        order by p.version`,
  )
  return rows.map((row) => ({ ...row, ...written({ ...row, validFrom: new Date(row.validFrom) }) }))
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
