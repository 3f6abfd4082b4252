import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { sessions, users } from '#server/features/accounts/accounts.tables.ts'
import { products } from '#server/features/products/products.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

/** A browser that is subscribed. The row goes with its session: a signed-out device gets no messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Address at the push service; it identifies one browser. */
    endpoint: text('endpoint').notNull().unique('push_subscriptions_endpoint'),
    /** The browser's public key and secret, base64url: messages are encrypted for them. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('push_subscriptions_user').on(t.userId), index('push_subscriptions_session').on(t.sessionId)],
)

/** `sending`: sent to the push service, whose answer is not stored yet; never retried, because it may have arrived. */
const PUSH_STATES = ['waiting', 'sending', 'sent', 'skipped', 'failed'] as const

/** Outbox of push messages: one row per browser and product, ever. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    state: text('state', { enum: PUSH_STATES }).notNull().default('waiting'),
    /** Not tried before this moment; once it is being sent, when it was claimed. */
    dueAt: moment('due_at').notNull(),
    /** Not sent after this moment. */
    expiresAt: moment('expires_at').notNull(),
    /** Day in the user's time zone that it counts for, within the limit per day. */
    sentOn: date('sent_on', { mode: 'string' }),
    tries: integer('tries').notNull().default(0),
    endedAt: moment('ended_at'),
  },
  (t) => [
    unique('push_messages_once').on(t.subscriptionId, t.productId),
    index('push_messages_waiting').on(t.dueAt).where(sql`${t.state} = 'waiting'`),
    index('push_messages_product').on(t.productId),
    check('push_messages_ended', sql`(${t.endedAt} is not null) = (${t.state} in ('sent', 'skipped', 'failed'))`),
  ],
)
