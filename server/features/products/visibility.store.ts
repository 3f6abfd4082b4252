import { sql } from 'drizzle-orm'

/** On sale, of an approved brand: public (Trust S41). Of `products p` and its `brands b`. */
export const IS_PUBLIC = sql`(p.is_listed and b.is_public)`

/** What signed-in users may open: also paused products, because they may be saved. Of `products p` and its `brands b`. */
export const MAY_BE_OPENED = sql`(p.is_openable and b.is_public)`
