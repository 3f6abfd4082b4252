import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CLICK_REFUNDS, CONTEST_STATES, FREE_REASONS } from '#contract/campaigns.limits.ts'
import { EVENT_DEVICES } from '#contract/event-context.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { bytea, inList, moment } from '#server/platform/data/platform.tables.ts'
import { campaigns } from './campaigns.tables.ts'

/** Promoted cards that were seen, each token once. Without their users after 90 days, deleted after 13 months (Decision 138). */
export const adImpressions = pgTable(
  'ad_impressions',
  {
    token: uuid('token').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'restrict' }),
    productId: uuid('product_id').notNull(),
    seenAt: moment('seen_at').notNull(),
    /** In Berlin. */
    day: date('day').notNull(),
  },
  (t) => [
    index('ad_impressions_user').on(t.userId, t.seenAt).where(sql`${t.userId} is not null`),
    index('ad_impressions_campaign').on(t.campaignId, t.day),
    index('ad_impressions_seen').on(t.seenAt),
  ],
)

/**
 * Each click on a promoted card, charged or free: the receipt that a brand sees. Rows are never deleted; the server changes
 * user and address alone, which it removes after 90 days.
 */
export const adClicks = pgTable(
  'ad_clicks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the click (`clicks.key`, Decision 132). */
    clickKey: uuid('click_key').notNull(),
    /** Null: the token was not ours. */
    token: uuid('token'),
    clickedAt: moment('clicked_at').notNull(),
    /** In Berlin. */
    day: date('day').notNull(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    /** Null: the token was not ours. */
    campaignId: uuid('campaign_id'),
    productId: uuid('product_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    ipHash: bytea('ip_hash'),
    device: text('device', { enum: EVENT_DEVICES }),
    /** When the card was seen; null: it was not, yet. */
    seenAt: moment('seen_at'),
    bidCents: integer('bid_cents'),
    /** What the next bid was worth for this card; null: there was none. */
    secondRankCents: integer('second_rank_cents'),
    /** Set by the auction. */
    priceCents: integer('price_cents').notNull(),
    /** The price, or 0. */
    chargedCents: integer('charged_cents').notNull(),
    freeReason: text('free_reason', { enum: FREE_REASONS }),
  },
  (t) => [
    uniqueIndex('ad_clicks_key').on(t.clickKey),
    uniqueIndex('ad_clicks_charged').on(t.token).where(sql`${t.chargedCents} > 0`),
    unique('ad_clicks_of_brand').on(t.brandId, t.id),
    foreignKey({
      name: 'ad_clicks_campaign_of_brand',
      columns: [t.brandId, t.campaignId],
      foreignColumns: [campaigns.brandId, campaigns.id],
    }).onDelete('restrict'),
    index('ad_clicks_campaign').on(t.campaignId, t.id),
    index('ad_clicks_paid').on(t.clickedAt).where(sql`${t.chargedCents} > 0`),
    index('ad_clicks_user').on(t.userId, t.clickedAt).where(sql`${t.userId} is not null`),
    index('ad_clicks_address').on(t.ipHash, t.clickedAt).where(sql`${t.ipHash} is not null`),
    check('ad_clicks_charged', sql`${t.chargedCents} in (0, ${t.priceCents})`),
    check('ad_clicks_reason', sql`(${t.chargedCents} = 0) = (${t.freeReason} is not null)`),
    check('ad_clicks_reason_known', inList(t.freeReason, FREE_REASONS)),
  ],
)

/** A charged click whose credit was returned. Rows are never changed. */
export const adClickRefunds = pgTable(
  'ad_click_refunds',
  {
    clickId: bigint('click_id', { mode: 'number' })
      .primaryKey()
      .references(() => adClicks.id, { onDelete: 'restrict' }),
    reason: text('reason', { enum: CLICK_REFUNDS }).notNull(),
    /** The rule that a later look found; null: another reason. */
    rule: text('rule', { enum: FREE_REASONS }),
    refundedAt: moment('refunded_at').notNull(),
  },
  (t) => [check('ad_click_refunds_reason', inList(t.reason, CLICK_REFUNDS))],
)

/** A charged click that a brand contests, and what staff decided; who did it stands in the audit log. */
export const adClickContests = pgTable(
  'ad_click_contests',
  {
    clickId: bigint('click_id', { mode: 'number' }).primaryKey(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    reason: text('reason').notNull(),
    openedAt: moment('opened_at').notNull(),
    state: text('state', { enum: CONTEST_STATES }).notNull().default('open'),
    /** What staff say; empty: undecided. */
    decision: text('decision').notNull().default(''),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    foreignKey({
      name: 'ad_click_contests_click_of_brand',
      columns: [t.brandId, t.clickId],
      foreignColumns: [adClicks.brandId, adClicks.id],
    }).onDelete('restrict'),
    index('ad_click_contests_open').on(t.openedAt).where(sql`${t.state} = 'open'`),
    check('ad_click_contests_state', inList(t.state, CONTEST_STATES)),
    check('ad_click_contests_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
)
