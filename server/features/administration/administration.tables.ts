import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

/** What staff note about a brand, one text for all of them. Deleted with the brand. */
export const brandNotes = pgTable(
  'brand_notes',
  {
    brandId: uuid('brand_id')
      .primaryKey()
      .references(() => brands.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    /** Null: the account was deleted. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [index('brand_notes_author').on(t.changedBy)],
)
