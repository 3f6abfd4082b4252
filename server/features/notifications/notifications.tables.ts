import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { NOTICE_CHANNELS } from '#contract/notifications.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { moment } from '#server/platform/data/platform.tables.ts'

/** What the bell shows. The text is made at reading, from the kind and its data, in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The brand whose workspace it belongs to; null: none. */
    brandId: uuid('brand_id'),
    kind: text('kind').notNull(),
    /** What the text names, in the shape of the kind. */
    data: jsonb('data').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (t) => [index('notifications_user').on(t.userId, t.createdAt), index('notifications_brand').on(t.brandId)],
)

/** Channels that a user switched on or off; without a row the default of the kind holds. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    channel: text('channel', { enum: NOTICE_CHANNELS }).notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
)
