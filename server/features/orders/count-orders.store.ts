import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

export interface OrderSelection {
  readonly brandId: string
  readonly productNo: number | null
  readonly promoted: boolean | null
  /** Days in Berlin, both included, and their bounds. */
  readonly from: string
  readonly to: string
  readonly start: Date
  readonly end: Date
}

export interface OrderCounts {
  readonly organic: number
  readonly promoted: number
}

/** Orders and what remains of older ones; those of the brand's team are left out. */
export async function countOrdersOf(
  db: Database,
  { brandId, productNo, promoted, from, to, start, end }: OrderSelection,
): Promise<OrderCounts> {
  const [row] = await rowsOf<OrderCounts>(
    db,
    sql`select coalesce(sum(orders) filter (where not is_promoted), 0)::int as organic,
          coalesce(sum(orders) filter (where is_promoted), 0)::int as promoted
        from (
          select product_id, is_promoted, 1 as orders from orders
          where brand_id = ${brandId} and not is_own
            and occurred_at >= ${timestamptz(start)} and occurred_at < ${timestamptz(end)}
          union all select product_id, is_promoted, orders from order_days
          where brand_id = ${brandId} and day between ${from}::date and ${to}::date) o
        where (${promoted}::boolean is null or is_promoted = ${promoted})
          and (${productNo}::int is null or product_id = (select id from products where no = ${productNo}))`,
  )
  return row ?? { organic: 0, promoted: 0 }
}
