import { type Column, type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

/** A `bytea` column as a Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
/** A timestamp with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The condition of a check: one of these values. */
export const inList = (column: Column, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/** Fixed windows of the limits in `rate-limit.ts`. Keys are hashed, so that no address is stored. */
export const rateWindows = pgTable('rate_windows', {
  keyHash: bytea('key_hash').primaryKey(),
  hits: integer('hits').notNull(),
  resetsAt: moment('resets_at').notNull(),
})

/** Secrets that all processes of one installation share where the environment sets none. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  secret: bytea('secret').notNull(),
})

/** Mails that wait to be sent (`mail/outbox/`). Without personal data: address and text are read when a mail is sent. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    topicId: uuid('topic_id').notNull(),
    subjectId: uuid('subject_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The run that has claimed it. */
    claimedBy: uuid('claimed_by'),
    /** No run claims it earlier: another run has claimed it, or a failed try must wait. */
    holdUntil: moment('hold_until').notNull().default(sql`'epoch'`),
    tries: integer('tries').notNull().default(0),
    /** Of the last failed try, without values (Trust S93). */
    lastError: text('last_error'),
  },
  (t) => [
    unique('outbox_mails_once').on(t.kind, t.subjectId),
    index('outbox_mails_due').on(t.kind, t.createdAt, t.topicId, t.id),
  ],
)

/**
 * What staff and members of brands did: added in the transaction of the change, never changed (Product 14). Partitioned
 * by month; without foreign keys, so that it outlives what it names. Kept for two years.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    at: moment('at').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    /** The user who acted; null for jobs and for accounts that were deleted since. */
    actorId: uuid('actor_id'),
    /** The role by which the action was allowed. */
    role: text('role').notNull(),
    brandId: uuid('brand_id'),
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    targetId: text('target_id').notNull(),
    /** By field, the value before and after: `{"field": [before, after]}`. */
    changed: jsonb('changed').notNull().default({}),
    reason: text('reason').notNull().default(''),
    ipHash: bytea('ip_hash'),
  },
  (t) => [
    primaryKey({ columns: [t.at, t.id] }),
    index('audit_log_actor').on(t.actorId, t.at),
    index('audit_log_brand').on(t.brandId, t.at),
  ],
)

/** What staff switched for the whole installation (`operation/`); a name without a row is as it was delivered. */
export const operationSettings = pgTable('operation_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  version: integer('version').notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** How each queue of jobs ran last, in all processes; pg-boss deletes its jobs within the hour. */
export const jobRuns = pgTable('job_runs', {
  queue: text('queue').primaryKey(),
  doneAt: moment('done_at'),
  /** How long the last run that was done took. */
  doneMs: integer('done_ms'),
  /** What the last run that was done says about its result. */
  result: text('result'),
  failedAt: moment('failed_at'),
  /** Without values of rows (Trust S93). */
  error: text('error'),
})

/** Errors of the last 14 days that an operator must look into, by kind, without personal data (Trust S93). */
export const serverErrors = pgTable(
  'server_errors',
  {
    /** Of what is the same in each case: line of the log, cause, place in the code, route. */
    fingerprint: text('fingerprint').primaryKey(),
    text: text('text').notNull(),
    error: text('error').notNull(),
    /** Method and route of the request; empty for jobs. */
    route: text('route').notNull(),
    place: text('place').notNull(),
    count: integer('count').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** The number that the caller of the last request was shown. */
    requestId: text('request_id').notNull(),
  },
  (t) => [index('server_errors_latest').on(t.lastAt, t.fingerprint)],
)

/** Security events of each hour by kind, of no person (Trust S94). */
export const securityCounts = pgTable(
  'security_counts',
  {
    kind: text('kind').notNull(),
    hour: moment('hour').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.hour] })],
)

/** Processes of this installation, each with its last sign of life. */
export const serverProcesses = pgTable('server_processes', {
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  version: text('version').notNull(),
  commit: text('commit').notNull(),
  runsJobs: boolean('runs_jobs').notNull(),
  startedAt: moment('started_at').notNull(),
  /** By the clock of the database. */
  seenAt: moment('seen_at').notNull(),
  /** How far the clock of the process is ahead of the database. */
  clockMs: integer('clock_ms').notNull(),
  diskFreeBytes: bigint('disk_free_bytes', { mode: 'number' }),
  diskBytes: bigint('disk_bytes', { mode: 'number' }),
  /** When the operator last marked a backup on its disk; null: unknown. */
  backupAt: moment('backup_at'),
})

/** Every stored file of a brand or of a review; pictures of the demo are files of the repository. */
export const files = pgTable(
  'files',
  {
    key: text('key').primaryKey(),
    sha256: bytea('sha256').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Null: belongs to no brand. */
    brandId: uuid('brand_id'),
    /** Public files are shown to everyone who may see what they belong to; private ones to members and staff. */
    visibility: text('visibility', { enum: ['public', 'private'] }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  // The same bytes are stored once for each brand.
  (t) => [unique('files_content').on(t.brandId, t.sha256)],
)

/** Payments, and cards that are saved without one, of the built-in simulator of Stripe, in Stripe's states. */
export const simulatedPayments = pgTable('simulated_payments', {
  reference: text('reference').primaryKey(),
  purchaseId: uuid('purchase_id').notNull().unique('simulated_payments_purchase'),
  cents: integer('cents').notNull(),
  status: text('status').notNull(),
  errorCode: text('error_code'),
  declineCode: text('decline_code'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  refundedCents: integer('refunded_cents').notNull().default(0),
  /** Keys of refunds that were done. */
  refundKeys: text('refund_keys').array().notNull().default([]),
  disputeId: text('dispute_id'),
  /** Null: the card is not kept. */
  customer: text('customer'),
  /** What names the card that was entered. */
  method: text('method'),
})
