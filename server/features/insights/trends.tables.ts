import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { TREND_KINDS } from '#contract/trends.limits.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'

/** How liking changed on the whole platform, made anew every night. What too few people or brands made is not stored. */
export const trendCells = pgTable(
  'trend_cells',
  {
    kind: text('kind', { enum: TREND_KINDS }).notNull(),
    /** A word of the vocabulary, the lower bound of a price band, or a tag. */
    key: text('key').notNull(),
    /** Of the like rate against that of all products, percent. */
    changePercent: integer('change_percent').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] }), check('trend_cells_kind', inList(t.kind, TREND_KINDS))],
)

/** Where a brand stands by its like rate, made anew every night; only brands that enough people saw. */
export const brandRanks = pgTable('brand_ranks', {
  brandNo: integer('brand_no')
    .primaryKey()
    .references(() => brands.no, { onDelete: 'cascade' }),
  /** Of the other brands, how many percent are liked less. */
  percentile: integer('percentile').notNull(),
  /** How many brands were compared. */
  brands: integer('brands').notNull(),
})
