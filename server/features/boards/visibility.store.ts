import { sql } from 'drizzle-orm'

/** SQL condition on `products p` and `brands br`: visitors see active products of approved brands only (Trust S41). */
export const IS_PUBLIC = sql`(p.is_listed and br.is_public)`

/**
 * SQL condition on `products p` and `brands br`: the owner of a list also sees products that are no longer sold, as in
 * Saved, but no drafts and no products of suspended brands.
 */
export const IS_VISIBLE_TO_OWNER = sql`(p.is_kept and br.is_public)`
