import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { brands } from '#server/features/brands/brands.tables.ts'
import { products } from '#server/features/products/products.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

/** People per step, each once per product and day (Decision 134). */
const steps = () => ({
  shown: integer('shown').notNull(),
  viewed: integer('viewed').notNull(),
  liked: integer('liked').notNull(),
  passed: integer('passed').notNull(),
  tooExpensive: integer('too_expensive').notNull(),
  notMyStyle: integer('not_my_style').notNull(),
  sizeMissing: integer('size_missing').notNull(),
  opened: integer('opened').notNull(),
  saved: integer('saved').notNull(),
  unsaved: integer('unsaved').notNull(),
  clicked: integer('clicked').notNull(),
})

const productNo = () =>
  integer('product_no')
    .notNull()
    .references(() => products.no, { onDelete: 'cascade' })

/** Of the first event of each person: `unknown` where it was not said. */
const groups = () => ({
  source: text('source').notNull(),
  device: text('device').notNull(),
  isPromoted: boolean('is_promoted').notNull(),
})

/** Sums by hour, which is that of the first event of each person on that day: the hours of a day add up to the day. */
export const productHours = pgTable(
  'product_hours',
  { productNo: productNo(), hour: moment('hour').notNull(), ...groups(), ...steps() },
  (t) => [
    primaryKey({ columns: [t.productNo, t.hour, t.source, t.device, t.isPromoted] }),
    index('product_hours_hour').on(t.hour),
  ],
)

/** Sums by day (Berlin). They name no person, so they stay when events are deleted. */
export const productDays = pgTable(
  'product_days',
  { productNo: productNo(), day: date('day').notNull(), ...groups(), ...steps() },
  (t) => [
    primaryKey({ columns: [t.productNo, t.day, t.source, t.device, t.isPromoted] }),
    index('product_days_day').on(t.day),
  ],
)

/** The days that were counted. */
export const countedDays = pgTable('counted_days', {
  day: date('day').primaryKey(),
  countedAt: moment('counted_at').notNull(),
  /** No event of this day is accepted any more: it is never counted again. */
  isSealed: boolean('is_sealed').notNull(),
})

/** The weeks and months that a brand's report, or the mail about trends, was decided on, so that each is sent once. */
export const brandReports = pgTable(
  'brand_reports',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    kind: text('kind', { enum: ['weekly-report', 'monthly-report', 'weekly-trends'] }).notNull(),
    /** Its first day. */
    day: date('day').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brandId, t.kind, t.day] })],
)
