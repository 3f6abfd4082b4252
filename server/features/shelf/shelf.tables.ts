import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { TrainingReport } from '#recommender/learning/report.ts'
import { bytea, moment } from '#server/platform/data/platform.tables.ts'

/** Likes and swipes of each product, without undone ones, counted from the log by a job (Trust I10). */
export const productCounts = pgTable(
  'product_counts',
  {
    productNo: integer('product_no').primaryKey(),
    likes: bigint('likes', { mode: 'number' }).notNull().default(0),
    swipes: bigint('swipes', { mode: 'number' }).notNull().default(0),
    /** Time of the last change: processes read only rows changed since their last read. */
    countedAt: moment('counted_at').notNull().default(sql`clock_timestamp()`),
  },
  (t) => [index('product_counts_counted').on(t.countedAt)],
)

/** `candidate`: in training. `retired`: no longer live. `failed`: never live; `failure` is the reason. */
export const MODEL_STATES = ['candidate', 'live', 'retired', 'failed'] as const

/** Trained models, version by version (Decision 014). Only the live one has bytes. */
export const models = pgTable(
  'models',
  {
    version: integer('version').primaryKey().generatedAlwaysAsIdentity(),
    state: text('state', { enum: MODEL_STATES }).notNull(),
    /** Renewed by the training process; after this time another may begin. */
    claimedUntil: moment('claimed_until').notNull(),
    /** Swipes up to this time were read. */
    readUntil: moment('read_until').notNull(),
    endedAt: moment('ended_at'),
    /** Number of swipes in the training; null when it failed before reading them. */
    swipes: integer('swipes'),
    report: jsonb('report').$type<TrainingReport>(),
    bytes: bytea('bytes'),
    failure: text('failure'),
  },
  (t) => [
    uniqueIndex('models_one_candidate').on(t.state).where(sql`state = 'candidate'`),
    uniqueIndex('models_one_live').on(t.state).where(sql`state = 'live'`),
    check('models_bytes_are_live', sql`(${t.state} = 'live') = (${t.bytes} is not null)`),
  ],
)

/** Progress of the counting job. */
export const countMarks = pgTable('count_marks', {
  name: text('name').primaryKey(),
  countedUntil: moment('counted_until').notNull(),
})
