import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, timestamptz } from '#server/platform/data/database.ts'
import { saleProducts, sales } from '../prices.tables.ts'
import type { SaleInput } from './product-input.ts'

export interface SourceSale {
  readonly productId: string
  /** Null: the source names no sale. */
  readonly sale: SaleInput | null
}

/**
 * Each imported sale has one product, because the shop's prices differ.
 * Updates the sales of imports to those of the source: one that it no longer names ends at this moment, one with the
 * same start continues. Ended sales stay as evidence, and sales made by hand are not touched.
 */
export async function writeImportedSales(
  db: Database,
  brandId: string,
  sources: readonly SourceSale[],
  now: Date,
): Promise<void> {
  if (sources.length === 0) return
  const at = timestamptz(now)
  const ids = sql`${sql.param(sources.map(({ productId }) => productId))}::uuid[]`
  const starts = sql`${sql.param(sources.map(({ sale }) => sale?.startsAt.toISOString() ?? null))}::timestamptz[]`
  const isOpen = sql`i.sale_id = s.id and s.brand_id = ${brandId} and s.is_imported and i.ends_at > ${at}
    and i.product_id = any(${ids})`
  await db.execute(
    sql`with gone as (delete from sale_products i using sales s where ${isOpen} and (i.starts_at >= ${at}
            or (i.product_id, i.starts_at) in (select * from unnest(${ids}, ${starts}))) returning i.sale_id)
        delete from sales s using gone where s.id = gone.sale_id`,
  )
  await db.execute(
    sql`with over as (update sale_products i set ends_at = ${at} from sales s where ${isOpen} returning i.sale_id)
        update sales s set ends_at = ${at} from over where s.id = over.sale_id`,
  )
  const rows = sources.flatMap(({ productId, sale }) =>
    sale ? [{ ...sale, id: randomUUID(), productId, brandId, isImported: true }] : [],
  )
  if (rows.length === 0) return
  await db.insert(sales).values(rows.map(({ productId: _productId, ...sale }) => sale))
  await db
    .insert(saleProducts)
    .values(rows.map(({ id, productId, startsAt, endsAt }) => ({ brandId, saleId: id, productId, startsAt, endsAt })))
}
