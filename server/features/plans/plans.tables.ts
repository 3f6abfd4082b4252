import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/data/platform.tables.ts'

/** What plans and ad credit cost and allow, by version; the newest that is valid counts. Rows are never changed. */
export const priceVersions = pgTable('price_versions', {
  version: integer('version').primaryKey(),
  validFrom: moment('valid_from').notNull().unique('price_versions_valid_from'),
  /** In the shape of `PriceList`. */
  prices: jsonb('prices').notNull(),
})
