import { sql } from 'drizzle-orm'
import type { ProductHistoryEntry } from '#contract/brand-products.ts'
import { DECISIONS } from '#contract/moderation.limits.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

const MOST = 100

/** Actions of the review: brands do not see the names of staff. */
const REVIEWS = DECISIONS.map((decision) => `product.${decision}`)

/** The latest entries of the audit log about a product of a brand. */
export function selectEntries(db: Database, brandId: string, productId: string): Promise<ProductHistoryEntry[]> {
  return rowsOf(
    db,
    sql`select ${momentText(sql`l.at`)} as at, l.action, l.changed,
          case when not r.is_review then u.username end as by, r.is_review and l.role <> 'automatic' as "isByStaff"
        from audit_log l left join users u on u.id = l.actor_id
          cross join lateral (select l.action = any(${sql.param(REVIEWS)}::text[]) as is_review) r
        where l.brand_id = ${brandId} and l.target_type = 'product' and l.target_id = ${productId}
        order by l.at desc, l.id limit ${MOST}`,
  )
}

interface PriceRow {
  readonly from: string
  readonly to: string | null
  readonly priceCents: number
  readonly cause: string
}

export function selectPrices(db: Database, brandId: string, productId: string): Promise<PriceRow[]> {
  return rowsOf(
    db,
    sql`select ${momentText(sql`valid_from`)} as "from", ${momentText(sql`valid_to`)} as "to",
          price_gross_cents as "priceCents", cause
        from price_history where brand_id = ${brandId} and product_id = ${productId}
        order by valid_from desc limit ${MOST}`,
  )
}
