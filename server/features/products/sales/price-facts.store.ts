import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import type { PriceFacts } from './lowest-price.ts'

/** Milliseconds of a moment, as JavaScript has them. */
const ms = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::float8`

/** `PriceFacts` of a product as JSON. */
export const priceFacts = (productId: SQL): SQL => sql`json_build_object(
  'prices', (select coalesce(json_agg(json_build_object('fromMs', ${ms(sql`h.valid_from`)}, 'toMs', ${ms(sql`h.valid_to`)},
      'cents', h.price_gross_cents) order by h.valid_from), '[]')
    from price_history h where h.product_id = ${productId}),
  'sales', (select coalesce(json_agg(json_build_object('saleId', s.id, 'startsAtMs', ${ms(sql`i.starts_at`)},
      'endsAtMs', ${ms(sql`i.ends_at`)}, 'percent', s.percent::float, 'promoCode', s.promo_code, 'badge', s.badge,
      'isImported', s.is_imported) order by i.starts_at), '[]')
    from sale_products i join sales s on s.id = i.sale_id
    where i.product_id = ${productId} and i.starts_at < i.ends_at))`

export async function selectPriceFacts(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, PriceFacts>> {
  const rows = await rowsOf<{ id: string; facts: PriceFacts }>(
    db,
    sql`select p.id, ${priceFacts(sql`p.id`)} as facts from products p where p.id = any(${sql.param([...ids])}::uuid[])`,
  )
  return new Map(rows.map(({ id, facts }) => [id, facts]))
}
