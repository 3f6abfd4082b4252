import { sql } from 'drizzle-orm'

/** Nobody is told about what not everybody may see (trust S41). Of `products p` and its `brands b`. */
export const IS_PUBLIC = sql`(p.status = 'active' and b.status = 'approved')`
