import { sql } from 'drizzle-orm'

/** Only public products are announced (Trust S41). Of `products p` and its `brands b`. */
export const IS_PUBLIC = sql`(p.is_listed and b.is_public)`

/** Products that stay on a user's own list: also paused ones, which may return. Of the same tables. */
export const MAY_BE_LISTED = sql`(p.is_openable and b.is_public)`
