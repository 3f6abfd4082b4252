import { sql } from 'drizzle-orm'

/** SQL condition on `products p` and `brands br`: visitors see active products of approved brands only (Trust S41). */
export const IS_PUBLIC = sql`(p.status = 'active' and br.status = 'approved')`

/**
 * SQL condition on `products p` and `brands br`: the owner of a list also sees products that are no longer sold, as in
 * Saved, but no drafts and no products of suspended brands.
 */
export const IS_VISIBLE_TO_OWNER = sql`(p.status <> 'draft' and br.status = 'approved')`
