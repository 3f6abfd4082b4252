import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { brands } from '#server/features/brands/brands.tables.ts'

/** How often something was searched on a day: without any trace of who (product.md 8). */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date('day').notNull(),
    /** The words as they were understood, folded. */
    query: text('query').notNull(),
    searches: integer('searches').notNull().default(1),
    /** Products found the last time. */
    found: integer('found').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
)

/** People who liked something of a brand in the last seven days, counted by a job. */
export const brandLikers = pgTable('brand_likers', {
  brandNo: integer('brand_no')
    .primaryKey()
    .references(() => brands.no, { onDelete: 'cascade' }),
  people: integer('people').notNull(),
})
