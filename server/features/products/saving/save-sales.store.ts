import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { sales } from '../products.tables.ts'
import type { SaleInput } from './product-input.ts'

export interface SourceSale {
  readonly productId: string
  /** Null: the source names no sale. */
  readonly sale: SaleInput | null
}

/**
 * Updates the sales of imports to those of the source: one that it no longer names ends at this moment, one with the
 * same start continues. Ended sales stay as evidence, and sales made by hand are not touched.
 */
export async function writeImportedSales(db: Database, sources: readonly SourceSale[], now: Date): Promise<void> {
  if (sources.length === 0) return
  const at = sql`${now.toISOString()}::timestamptz`
  const ids = sql`${sql.param(sources.map(({ productId }) => productId))}::uuid[]`
  const starts = sql`${sql.param(sources.map(({ sale }) => sale?.startsAt.toISOString() ?? null))}::timestamptz[]`
  const open = sql`is_imported and ends_at > ${at} and product_id = any(${ids})`
  await db.execute(
    sql`delete from sales where ${open} and (starts_at >= ${at}
          or (product_id, starts_at) in (select * from unnest(${ids}, ${starts})))`,
  )
  await db.execute(sql`update sales set ends_at = ${at} where ${open}`)
  const rows = sources.flatMap(({ productId, sale }) => (sale ? [{ ...sale, productId, isImported: true }] : []))
  if (rows.length > 0) await db.insert(sales).values(rows)
}
