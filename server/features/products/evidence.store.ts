import { sql } from 'drizzle-orm'

/**
 * Condition on `products p`: its prices, its sales, clicks to its shop or decisions about it must be kept, so the product is
 * not deleted.
 */
export const HAS_EVIDENCE = sql`(exists (select 1 from price_history h where h.product_id = p.id)
  or exists (select 1 from sale_products s where s.product_id = p.id)
  or exists (select 1 from clicks c where c.product_id = p.id)
  or exists (select 1 from moderation_decisions d where d.target_type = 'product' and d.target_id = p.id))`
