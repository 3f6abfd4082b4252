import { sql } from 'drizzle-orm'
import { date, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

/** Number of searches for a query on a day, without any reference to users (Product 8). */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date('day').notNull(),
    /** The words as interpreted, folded. */
    query: text('query').notNull(),
    searches: integer('searches').notNull().default(1),
    /** Number of products found by the latest search. */
    found: integer('found').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
)

/** Number of users who liked a product of a brand in the last seven days, counted by a job. */
export const brandLikers = pgTable('brand_likers', {
  brandNo: integer('brand_no')
    .primaryKey()
    .references(() => brands.no, { onDelete: 'cascade' }),
  people: integer('people').notNull(),
})

/** Searches without a result that a user saved to repeat later. */
export const searchWishes = pgTable(
  'search_wishes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the user typed it. */
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('search_wishes_own').on(t.userId, sql`lower(${t.query})`)],
)

/** Words that the search treats alike, as staff wrote them. Who did so stands in the audit log. */
export const synonymGroups = pgTable('synonym_groups', {
  id: uuid('id').primaryKey().defaultRandom(),
  words: text('words').array().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull(),
})
