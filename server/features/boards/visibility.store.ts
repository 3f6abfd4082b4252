import { sql } from 'drizzle-orm'

/** On sale now, of an approved brand: what is public (Trust S41). Of `products p` and its `brands br`. */
export const IS_PUBLIC = sql`(p.status = 'active' and br.status = 'approved')`

/**
 * What the owner of a list sees, as in Saved: also products that are no longer sold, but no drafts and none of suspended
 * brands. Of `products p` and its `brands br`.
 */
export const CAN_BE_SEEN = sql`(p.status <> 'draft' and br.status = 'approved')`
