import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { sales } from '../products.tables.ts'
import type { SaleInput } from './product-input.ts'

export interface SaidSale {
  readonly productId: string
  /** Null: the source names no sale. */
  readonly sale: SaleInput | null
}

/**
 * Makes the sales of imports what the source says now: one that it no longer names ends at this moment, one with the
 * same start goes on. Ended sales stay as evidence, and sales made by hand are not touched.
 */
export async function writeImportedSales(db: Database, said: readonly SaidSale[], now: Date): Promise<void> {
  if (said.length === 0) return
  const at = sql`${now.toISOString()}::timestamptz`
  const ids = sql`${sql.param(said.map(({ productId }) => productId))}::uuid[]`
  const starts = sql`${sql.param(said.map(({ sale }) => sale?.startsAt.toISOString() ?? null))}::timestamptz[]`
  const open = sql`is_imported and ends_at > ${at} and product_id = any(${ids})`
  await db.execute(
    sql`delete from sales where ${open} and (starts_at >= ${at}
          or (product_id, starts_at) in (select * from unnest(${ids}, ${starts})))`,
  )
  await db.execute(sql`update sales set ends_at = ${at} where ${open}`)
  const rows = said.flatMap(({ productId, sale }) => (sale ? [{ ...sale, productId, isImported: true }] : []))
  if (rows.length > 0) await db.insert(sales).values(rows)
}
