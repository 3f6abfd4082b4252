import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SwipeState } from '#contract/discovery.ts'
import { EVENT_DEVICES, EVENT_SOURCES } from '#contract/event-context.ts'
import type { SizeProfile } from '#contract/size-profile.ts'
import { PASS_REASONS, type PassReason } from '#contract/vocabulary.ts'
import type { Wish } from '#recommender/style/wishes.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { bytea, moment } from '#server/platform/data/platform.tables.ts'

/** One row per user who swipes. All columns but `swipeState` and `sizeProfile` are written under `lockUsers`. */
export const decks = pgTable('decks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Number of the last entry in this user's log. */
  seq: integer('seq').notNull().default(0),
  /** Grows with every restart: caches of an older epoch are discarded. */
  epoch: integer('epoch').notNull().default(0),
  /** Log entries up to this one no longer keep a product out of the deck. */
  viewedAfterSeq: integer('viewed_after_seq').notNull().default(0),
  /** Log entries up to this one no longer affect the taste. */
  learnedAfterSeq: integer('learned_after_seq').notNull().default(0),
  /** Log entries up to this one cannot be undone, because earlier entries changed later. */
  undoAfterSeq: integer('undo_after_seq').notNull().default(0),
  swipeState: jsonb('swipe_state').$type<SwipeState>(),
  /** The user's sizes; null: never set. */
  sizeProfile: jsonb('size_profile').$type<SizeProfile>(),
  /** Arrival time of the rate limit of swipes (`swipe-pace.ts`); null: no swipes so far. */
  pacedUntil: moment('paced_until'),
  /** The user's stated wishes: traits of the recommender, brands by number; null: none. */
  wishes: jsonb('wishes').$type<readonly (Wish & { readonly saidAt: string })[]>(),
})

/**
 * `viewed`: the card must not be shown again, without an opinion on it. `resave` reverses an `unsave`. A reason is for a
 * pass.
 */
export const LOG_ACTIONS = ['like', 'pass', 'unsave', 'undo', 'viewed', ...PASS_REASONS, 'resave'] as const
export type LogAction = (typeof LOG_ACTIONS)[number]

const reasons: ReadonlySet<string> = new Set(PASS_REASONS)
/** Whether the entry is the reason of a pass. */
export const isPassReason = (action: LogAction | undefined): action is PassReason =>
  action !== undefined && reasons.has(action)

/** The log of swipes: append-only, numbered per user in commit order. Only restart, history and account deletion change it. */
export const interactions = pgTable(
  'interactions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    productNo: integer('product_no').notNull(),
    action: text('action', { enum: LOG_ACTIONS }).notNull(),
    /** Idempotency-Key of the caller; a repeat changes nothing. */
    key: uuid('key').notNull(),
    /** For `undo` the reversed entry, for a reason the pass. */
    takesBack: integer('takes_back'),
    /** When the product had been saved before this entry; null when it was not. Undo restores it. */
    savedBefore: moment('saved_before'),
    /** Time of the write, not of the start of the transaction: comparable with the time saved products were cleared. */
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
    /** Where and on what device it was made; null: not said. */
    source: text('source', { enum: EVENT_SOURCES }),
    device: text('device', { enum: EVENT_DEVICES }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.seq] }),
    uniqueIndex('interactions_key').on(t.userId, t.key),
    index('interactions_created').on(t.createdAt),
    index('interactions_liked').on(t.productNo, t.createdAt).where(sql`${t.action} in ('like', 'resave')`),
    index('interactions_undone').on(t.userId, t.takesBack).where(sql`${t.action} = 'undo'`),
    check(
      'interactions_about',
      sql`(${t.action} in ('undo', 'too-expensive', 'not-my-style', 'size-missing')) = (${t.takesBack} is not null)`,
    ),
  ],
)

/** The pages delivered since page 1, so that later pages repeat nothing and a reload keeps the top cards. */
export const dealtPages = pgTable(
  'dealt_pages',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    /** The filters as one string; different filters make a different deck. */
    filterKey: text('filter_key').notNull(),
    /** Product numbers in order, int32 little endian; up to 8 kB stay in the row (migration 0013). */
    productNos: bytea('product_nos').notNull(),
    dealtAt: moment('dealt_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.page] })],
)

/** Snapshots of learned tastes: derived from the log and safe to lose. */
export const tastes = pgTable('tastes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  epoch: integer('epoch').notNull(),
  /** Log entries up to this one are included. */
  uptoSeq: integer('upto_seq').notNull(),
  /** The last entry that changed the taste, which an undo may reverse; 0 when there is none. */
  lastSeq: integer('last_seq').notNull(),
  /** Version of the item vectors that it belongs to. */
  model: text('model').notNull(),
  taste: bytea('taste').notNull(),
  /** Bit set of product numbers that must not be shown. */
  seen: bytea('seen').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** `shown`: it was on the screen; `viewed`: as a card, for at least a second; `detail`: it was opened. */
const EVENT_KINDS = ['shown', 'viewed', 'detail'] as const

/**
 * That a product was shown, viewed or opened: the first time per user, product, day (Berlin) and kind. What users did with
 * it is in `interactions` and `clicks`. Partitioned by month and without foreign keys (Decision 062): the trigger
 * `forget_user` deletes the events of a deleted user.
 */
export const productEvents = pgTable(
  'product_events',
  {
    userId: uuid('user_id').notNull(),
    productNo: integer('product_no').notNull(),
    day: date('day').notNull(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    /** Null: from the time when only days were stored. */
    happenedAt: moment('happened_at'),
    /** Made by the device at the event. */
    key: uuid('key').notNull(),
    /** The advertisement that the card was; null: none. */
    campaignId: uuid('campaign_id'),
    /** Null: not said. */
    source: text('source', { enum: EVENT_SOURCES }),
    device: text('device', { enum: EVENT_DEVICES }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productNo, t.day, t.kind] }),
    // For the figures of one brand.
    index('product_events_product').on(t.productNo, t.day),
  ],
)

/**
 * Answers that were deleted because of their age, as anonymous sums: only of products that at least ten users
 * had answered. `productCounts` contains them.
 */
export const pastCounts = pgTable('past_counts', {
  productNo: integer('product_no').primaryKey(),
  likes: bigint('likes', { mode: 'number' }).notNull(),
  swipes: bigint('swipes', { mode: 'number' }).notNull(),
  /** How many users these were; users who answered again later are counted by that answer. */
  people: bigint('people', { mode: 'number' }).notNull(),
})
