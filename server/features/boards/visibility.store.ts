import { sql } from 'drizzle-orm'

/** On sale now, of an approved brand: what everybody may see (Trust S41). Of `products p` and its `brands br`. */
export const IS_PUBLIC = sql`(p.status = 'active' and br.status = 'approved')`

/**
 * What its owner sees, as in Saved: also what is sold no more, but neither what went back to being a draft nor what a
 * suspended brand sells. Of `products p` and its `brands br`.
 */
export const CAN_BE_SEEN = sql`(p.status <> 'draft' and br.status = 'approved')`
