import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { AD_ALERTS, CAMPAIGN_STATUSES, PACINGS } from '#contract/campaigns.limits.ts'
import { GENDERS } from '#contract/vocabulary.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { products } from '#server/features/products/products.tables.ts'
import { bytea, inList, moment } from '#server/platform/data/platform.tables.ts'

/** Boosts (Product 5). What was spent is changed in the transaction of each charged click, under the lock of this row. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    status: text('status', { enum: CAMPAIGN_STATUSES }).notNull(),
    bidCents: integer('bid_cents').notNull(),
    dailyBudgetCents: integer('daily_budget_cents').notNull(),
    /** Null: none. */
    totalBudgetCents: integer('total_budget_cents'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** Empty: everyone whom the products are for. */
    genders: text('genders', { enum: GENDERS }).array().notNull().default([]),
    pacing: text('pacing', { enum: PACINGS }).notNull(),
    note: text('note').notNull().default(''),
    /** Without what was refunded. */
    spentCents: bigint('spent_cents', { mode: 'number' }).notNull().default(0),
    /** The day (Berlin) of the last charged click, and what was spent on it. */
    spentDay: date('spent_day'),
    spentDayCents: integer('spent_day_cents').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** By staff, with the reason that the brand reads; null: not blocked. */
    blockedReason: text('blocked_reason'),
    blockedAt: moment('blocked_at'),
  },
  (t) => [
    unique('campaigns_of_brand').on(t.brandId, t.id),
    index('campaigns_brand').on(t.brandId, t.createdAt),
    index('campaigns_active').on(t.id).where(sql`${t.status} = 'active'`),
    check('campaigns_status', inList(t.status, CAMPAIGN_STATUSES)),
    check('campaigns_pacing', inList(t.pacing, PACINGS)),
    check('campaigns_spent', sql`${t.spentCents} >= 0 and ${t.spentDayCents} >= 0`),
    check('campaigns_blocked', sql`(${t.blockedReason} is null) = (${t.blockedAt} is null)`),
    check('campaigns_dates', sql`${t.endsAt} is null or ${t.startsAt} < ${t.endsAt}`),
  ],
)

/** What a campaign bid and could spend a day from then on: a row for each change. Rows are never changed. */
export const campaignTerms = pgTable(
  'campaign_terms',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** In Berlin. */
    day: date('day').notNull(),
    bidCents: integer('bid_cents').notNull(),
    dailyBudgetCents: integer('daily_budget_cents').notNull(),
  },
  (t) => [index('campaign_terms_campaign').on(t.campaignId, t.day, t.id)],
)

/** The products of a campaign. */
export const campaignProducts = pgTable(
  'campaign_products',
  {
    campaignId: uuid('campaign_id').notNull(),
    brandId: uuid('brand_id').notNull(),
    productId: uuid('product_id').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.productId] }),
    index('campaign_products_product').on(t.productId),
    foreignKey({
      name: 'campaign_products_campaign_of_brand',
      columns: [t.brandId, t.campaignId],
      foreignColumns: [campaigns.brandId, campaigns.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'campaign_products_product_of_brand',
      columns: [t.brandId, t.productId],
      foreignColumns: [products.brandId, products.id],
    }).onDelete('cascade'),
  ],
)

/** What holds for all campaigns of a brand. */
export const adSettings = pgTable(
  'ad_settings',
  {
    brandId: uuid('brand_id')
      .primaryKey()
      .references(() => brands.id, { onDelete: 'restrict' }),
    isStopped: boolean('is_stopped').notNull().default(false),
    /** Of a calendar month in Berlin; null: none. */
    monthlyLimitCents: integer('monthly_limit_cents'),
    /** The first day of the month of the last charged click, and what was spent in it. */
    spentMonth: date('spent_month'),
    spentMonthCents: integer('spent_month_cents').notNull().default(0),
    version: integer('version').notNull().default(0),
    /** All campaigns of the brand, by staff, with the reason that it reads; null: not blocked. */
    blockedReason: text('blocked_reason'),
    blockedAt: moment('blocked_at'),
  },
  (t) => [
    check('ad_settings_spent', sql`${t.spentMonthCents} >= 0`),
    check('ad_settings_blocked', sql`(${t.blockedReason} is null) = (${t.blockedAt} is null)`),
  ],
)

/** The lowest price of a click; the latest row holds. Rows are never changed; who set it stands in the audit log. */
export const adReserves = pgTable(
  'ad_reserves',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cents: integer('cents').notNull(),
    setAt: moment('set_at').notNull(),
  },
  (t) => [check('ad_reserves_cents', sql`${t.cents} between 1 and 500`)],
)

/** R3: network addresses from which members of a brand used its workspace lately, as hashes with our key. */
export const adOwnAddresses = pgTable(
  'ad_own_addresses',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    ipHash: bytea('ip_hash').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.brandId, t.ipHash] }), index('ad_own_addresses_seen').on(t.seenAt)],
)

/** Where and how often promoted cards are shown; the latest row holds. Rows are never changed. */
export const adPlacements = pgTable('ad_placements', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  everyCards: integer('every_cards').notNull(),
  freeCards: integer('free_cards').notNull(),
  brandDistance: integer('brand_distance').notNull(),
  impressions: integer('impressions').notNull(),
  days: integer('days').notNull(),
  setAt: moment('set_at').notNull(),
})

/** What members were told about a campaign: each cause once, until it is over. */
export const adAlerts = pgTable(
  'ad_alerts',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: AD_ALERTS }).notNull(),
    /** Why it stopped, or the id of a product. */
    cause: text('cause').notNull(),
    raisedAt: moment('raised_at').notNull(),
    /** Null: it still holds. */
    endedAt: moment('ended_at'),
    /** Of a weak picture: billed clicks per impression, and the median of its type. */
    clickRate: doublePrecision('click_rate'),
    usualRate: doublePrecision('usual_rate'),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.kind, t.cause] }),
    check('ad_alerts_kind', inList(t.kind, AD_ALERTS)),
    check(
      'ad_alerts_rates',
      sql`(${t.kind} = 'weak-picture') = (${t.clickRate} is not null and ${t.usualRate} is not null)`,
    ),
  ],
)

/** What happened to a campaign in auctions, by day (Berlin): positions that it could have had, and why it lost them. */
export const adAuctionDays = pgTable(
  'ad_auction_days',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    offered: integer('offered').notNull(),
    won: integer('won').notNull(),
    lostBudget: integer('lost_budget').notNull(),
    lostRank: integer('lost_rank').notNull(),
    lostFit: integer('lost_fit').notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.day] }), index('ad_auction_days_day').on(t.day)],
)
