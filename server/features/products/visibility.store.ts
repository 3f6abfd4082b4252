import { sql } from 'drizzle-orm'

/** On sale, of an approved brand: what everybody may see (Trust S41). Of `products p` and its `brands b`. */
export const IS_PUBLIC = sql`(p.status = 'active' and b.status = 'approved')`

/** What signed-in people may open: what is paused, too, for they may have saved it. Of `products p` and its `brands b`. */
export const MAY_BE_OPENED = sql`(p.status in ('active', 'paused') and b.status = 'approved')`
