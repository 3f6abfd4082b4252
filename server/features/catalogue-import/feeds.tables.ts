import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { FEED_OUTCOMES, FEED_STATES, type FeedHours } from '#contract/brand-feeds.limits.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { products } from '#server/features/products/products.tables.ts'
import { bytea, inList, moment } from '#server/platform/data/platform.tables.ts'

/** An address from which the products of a brand are kept current. */
export const productFeeds = pgTable(
  'product_feeds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** The member in whose name it runs; null: the account was deleted, and another member stands in. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    address: text('address').notNull(),
    username: text('username').notNull().default(''),
    /** Encrypted; null: none. */
    password: bytea('password'),
    everyHours: integer('every_hours').$type<FeedHours>().notNull(),
    state: text('state', { enum: FEED_STATES }).notNull().default('setup'),
    version: integer('version').notNull().default(1),
    /** Of the content that was imported or declined last. */
    etag: text('etag').notNull().default(''),
    lastModified: text('last_modified').notNull().default(''),
    contentHash: text('content_hash').notNull().default(''),
    /** As the first import had them; null: that is not done. */
    mapping: jsonb('mapping'),
    options: jsonb('options'),
    /** Null: no run is planned. */
    nextRunAt: moment('next_run_at'),
    /** Failed runs in a row. */
    failures: integer('failures').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('product_feeds_brand').on(t.brandId, t.id),
    index('product_feeds_next').on(t.nextRunAt),
    check('product_feeds_state', inList(t.state, FEED_STATES)),
  ],
)

/** What came of fetching a feed once. The newest ones of each feed are kept. */
export const feedRuns = pgTable(
  'feed_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id').notNull(),
    feedId: uuid('feed_id').notNull(),
    /** Its import; null: nothing was imported. */
    batchId: uuid('batch_id'),
    outcome: text('outcome', { enum: FEED_OUTCOMES }).notNull().default('running'),
    /** Why it failed: an error code and what its sentence names. */
    failure: text('failure').notNull().default(''),
    failureValues: jsonb('failure_values').notNull().default({}),
    counts: jsonb('counts').notNull().default({}),
    /** Of the content that it fetched. */
    etag: text('etag').notNull().default(''),
    lastModified: text('last_modified').notNull().default(''),
    contentHash: text('content_hash').notNull().default(''),
    /** Attempts to fetch it. */
    tries: integer('tries').notNull().default(0),
    /** Until then a process fetches it; null: it waits for one. */
    leasedUntil: moment('leased_until'),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    foreignKey({
      name: 'feed_runs_feed',
      columns: [t.brandId, t.feedId],
      foreignColumns: [productFeeds.brandId, productFeeds.id],
    }).onDelete('cascade'),
    index('feed_runs_started').on(t.feedId, t.startedAt),
    uniqueIndex('feed_runs_open').on(t.feedId).where(sql`${t.outcome} in ('running', 'asking')`),
    check('feed_runs_outcome', inList(t.outcome, FEED_OUTCOMES)),
  ],
)

/** A product that a feed has brought: it is paused when the feed no longer has it. */
export const feedProducts = pgTable(
  'feed_products',
  {
    brandId: uuid('brand_id').notNull(),
    feedId: uuid('feed_id').notNull(),
    productId: uuid('product_id').notNull(),
    /** Its key in the feed. */
    externalId: text('external_id').notNull(),
    /** The feed has paused it. */
    isPaused: boolean('is_paused').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.feedId, t.productId] }),
    index('feed_products_product').on(t.productId),
    foreignKey({
      name: 'feed_products_product_of_brand',
      columns: [t.brandId, t.productId],
      foreignColumns: [products.brandId, products.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'feed_products_feed',
      columns: [t.brandId, t.feedId],
      foreignColumns: [productFeeds.brandId, productFeeds.id],
    }).onDelete('cascade'),
  ],
)
