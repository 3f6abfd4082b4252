import { boolean, char, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { brands } from '#server/features/brands/brands.tables.ts'

/** Where the invoices of each month are sent. Its changes, and who confirmed the address, stand in the audit log. */
export const taxAdvisers = pgTable('tax_advisers', {
  brandId: uuid('brand_id')
    .primaryKey()
    .references(() => brands.id, { onDelete: 'restrict' }),
  version: integer('version').notNull().default(1),
  isOn: boolean('is_on').notNull(),
  email: text('email').notNull(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  /** The last month, `2026-11`, that is done: sent, or before it was turned on. */
  doneMonth: char('done_month', { length: 7 }).notNull(),
  sentMonth: char('sent_month', { length: 7 }),
})
