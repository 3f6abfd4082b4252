import { sql } from 'drizzle-orm'

/** Only public products are announced (Trust S41). Of `products p` and its `brands b`. */
export const IS_PUBLIC = sql`(p.status = 'active' and b.status = 'approved')`

/** Products that stay on a user's own list: also paused ones, which may return. Of the same tables. */
export const MAY_BE_LISTED = sql`(p.status in ('active', 'paused') and b.status = 'approved')`
