import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { AUTO_TOPUP_PAUSES } from '#contract/billing.limits.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'

/** What a brand ordered to be bought by itself. Its changes stand in the audit log. */
export const autoTopups = pgTable(
  'auto_topups',
  {
    brandId: uuid('brand_id')
      .primaryKey()
      .references(() => brands.id, { onDelete: 'restrict' }),
    version: integer('version').notNull().default(1),
    isOn: boolean('is_on').notNull(),
    thresholdCents: integer('threshold_cents').notNull(),
    /** Null: an amount of one's own. */
    packageName: text('package_name'),
    ownCents: integer('own_cents'),
    capCents: integer('cap_cents').notNull(),
    pausedFor: text('paused_for', { enum: AUTO_TOPUP_PAUSES }),
    /** Where invoices are sent, and in which language. */
    billingEmail: text('billing_email').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** The month, `2026-11`, in which the brand was told that the cap is reached; null: none. */
    capToldOf: char('cap_told_of', { length: 7 }),
  },
  (t) => [
    index('auto_topups_on').on(t.brandId).where(sql`${t.isOn} and ${t.pausedFor} is null`),
    check('auto_topups_amount', sql`num_nulls(${t.packageName}, ${t.ownCents}) = 1`),
    check('auto_topups_paused', sql`${t.pausedFor} is null or ${inList(t.pausedFor, AUTO_TOPUP_PAUSES)}`),
  ],
)

export const AUTO_ORDER_STATES = ['open', 'paid', 'failed'] as const

/** Purchases that were begun by themselves, one at a time for each brand. The id is the key of the purchase. */
export const autoTopupOrders = pgTable(
  'auto_topup_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id').notNull(),
    /** In Berlin, `2026-11`: its cap counts it. */
    month: char('month', { length: 7 }).notNull(),
    state: text('state', { enum: AUTO_ORDER_STATES }).notNull().default('open'),
    /** As it was offered then. */
    packageName: text('package_name'),
    priceVersion: integer('price_version').notNull(),
    netCents: integer('net_cents').notNull(),
    bonusCents: integer('bonus_cents').notNull(),
    bonusMonths: integer('bonus_months').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'auto_topup_orders_brand',
      columns: [t.brandId],
      foreignColumns: [autoTopups.brandId],
    }).onDelete('restrict'),
    unique('auto_topup_orders_of_brand').on(t.brandId, t.id),
    uniqueIndex('auto_topup_orders_open').on(t.brandId).where(sql`${t.state} = 'open'`),
    index('auto_topup_orders_month').on(t.brandId, t.month),
    check('auto_topup_orders_state', inList(t.state, AUTO_ORDER_STATES)),
    check('auto_topup_orders_cents', sql`${t.netCents} > 0`),
  ],
)

/** Which warnings of a brand's credit were sent: each once. */
export const creditAlerts = pgTable(
  'credit_alerts',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: ['low', 'expiring'] }).notNull(),
    /** The day of the warning; of bonus, the day on which it ends. */
    day: date('day').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.brandId, t.kind, t.day] }),
    check('credit_alerts_kind', inList(t.kind, ['low', 'expiring'])),
  ],
)
