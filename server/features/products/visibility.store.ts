import { sql } from 'drizzle-orm'

/** On sale, of an approved brand: public (Trust S41). Of `products p` and its `brands b`. */
export const IS_PUBLIC = sql`(p.status = 'active' and b.status = 'approved')`

/** What signed-in users may open: also paused products, because they may be saved. Of `products p` and its `brands b`. */
export const MAY_BE_OPENED = sql`(p.status in ('active', 'paused') and b.status = 'approved')`
