import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { AUDIENCE_TRAITS } from '#contract/audience.limits.ts'
import { FEWEST_PEOPLE } from '#contract/product-insights.limits.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList } from '#server/platform/data/platform.tables.ts'

/** `everyone`: how many people they are, once. */
export const AUDIENCE_ROWS = ['everyone', ...AUDIENCE_TRAITS] as const

/**
 * Who liked or clicked products of a brand in a calendar month: counted once when the month is over, and never changed. Months
 * share no event, and what would say something of fewer than 20 people is not stored (Decision 135).
 */
export const brandAudiences = pgTable(
  'brand_audiences',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** Its first day (Berlin). */
    month: date('month').notNull(),
    trait: text('trait', { enum: AUDIENCE_ROWS }).notNull(),
    value: text('value').notNull(),
    /** Rounded down. */
    people: integer('people').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.brandId, t.month, t.trait, t.value] }),
    check('brand_audiences_trait', inList(t.trait, AUDIENCE_ROWS)),
    check('brand_audiences_floor', sql`${t.people} >= ${sql.raw(String(FEWEST_PEOPLE))}`),
  ],
)
