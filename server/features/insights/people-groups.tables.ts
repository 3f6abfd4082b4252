import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { FEWEST_PEOPLE } from '#contract/product-insights.limits.ts'
import { products } from '#server/features/products/products.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'

/** `price`: people who passed; concerned are those who said "too expensive". `size`: people who saved and have named sizes. */
export const GROUP_KINDS = ['price', 'size'] as const

/**
 * What at least 20 people said of a product, one after the other: a group is counted once, when it is large enough, and never
 * changed. So no figure says something about fewer people, not even the difference of two days (Decision 135).
 */
export const peopleGroups = pgTable(
  'people_groups',
  {
    kind: text('kind', { enum: GROUP_KINDS }).notNull(),
    productNo: integer('product_no')
      .notNull()
      .references(() => products.no, { onDelete: 'cascade' }),
    /** What happened up to this moment is in this group or an earlier one. */
    countedUntil: moment('counted_until').notNull(),
    people: integer('people').notNull(),
    concerned: integer('concerned').notNull(),
    /** The price that they saw; null for sizes. */
    priceGrossCents: integer('price_gross_cents'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.productNo, t.countedUntil] }),
    index('people_groups_price').on(t.priceGrossCents).where(sql`${t.kind} = 'price'`),
    check('people_groups_kind', inList(t.kind, GROUP_KINDS)),
    check('people_groups_floor', sql`${t.people} >= ${sql.raw(String(FEWEST_PEOPLE))}`),
    check('people_groups_part', sql`${t.concerned} between 0 and ${t.people}`),
    check('people_groups_priced', sql`(${t.kind} = 'price') = (${t.priceGrossCents} is not null)`),
  ],
)
