import { sql } from 'drizzle-orm'

/** Nobody is told about what not everybody may see (Trust S41). Of `products p` and its `brands b`. */
export const IS_PUBLIC = sql`(p.status = 'active' and b.status = 'approved')`

/** What may still stand on a person's own list: what is paused, too, for it may come back. Of the same two. */
export const MAY_BE_LISTED = sql`(p.status in ('active', 'paused') and b.status = 'approved')`
