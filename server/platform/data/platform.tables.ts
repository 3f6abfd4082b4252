import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** A `bytea` column as a Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
/** A timestamp with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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
  },
  (t) => [
    unique('outbox_mails_once').on(t.kind, t.subjectId),
    index('outbox_mails_due').on(t.kind, t.createdAt, t.topicId, t.id),
  ],
)
