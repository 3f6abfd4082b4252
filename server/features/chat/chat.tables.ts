import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import type { BusinessHours } from '#contract/business-hours.ts'
import { CHAT_SIDES, CONVERSATION_KINDS, CONVERSATION_STATES } from '#contract/chat.limits.ts'
import type { SavedReply } from '#contract/chat-settings.ts'
import { FILTER_ACTIONS, FILTER_KINDS } from '#contract/message-filters.limits.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { products } from '#server/features/products/products.tables.ts'
import { bytea, inList, moment } from '#server/platform/data/platform.tables.ts'

/** Of a user with a brand, one for each pair, or with the support, one for each user. Deleted with the account. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: CONVERSATION_KINDS }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: with the support. */
    brandId: uuid('brand_id').references(() => brands.id),
    state: text('state', { enum: CONVERSATION_STATES }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** Number of the last message. */
    lastSeq: integer('last_seq').notNull().default(0),
    lastMessageAt: moment('last_message_at').notNull(),
    /** The first message that the desk has not answered was sent then. */
    waitingSince: moment('waiting_since'),
    firstReplyAt: moment('first_reply_at'),
    /** Who of the desk answers. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Words of the desk, at most five. */
    labels: text('labels').array().notNull().default(sql`'{}'`),
    /** The desk has put it aside until then; a message of the user brings it back. */
    snoozedUntil: moment('snoozed_until'),
    /** Up to which message each side has received and read. */
    userDeliveredSeq: integer('user_delivered_seq').notNull().default(0),
    userReadSeq: integer('user_read_seq').notNull().default(0),
    deskDeliveredSeq: integer('desk_delivered_seq').notNull().default(0),
    deskReadSeq: integer('desk_read_seq').notNull().default(0),
    /** Messages of the other side above the read mark. */
    userUnread: integer('user_unread').notNull().default(0),
    deskUnread: integer('desk_unread').notNull().default(0),
    /** Up to which message a side was told by mail or push of what it has not read, and when. */
    userToldSeq: integer('user_told_seq').notNull().default(0),
    userToldAt: moment('user_told_at'),
    deskToldSeq: integer('desk_told_seq').notNull().default(0),
    deskToldAt: moment('desk_told_at'),
    /** The absence of the brand, by its end, for which the user got the automatic answer. */
    awayOpensAt: moment('away_opens_at'),
    /** When a side blocked the other one. */
    userBlockedAt: moment('user_blocked_at'),
    deskBlockedAt: moment('desk_blocked_at'),
  },
  (t) => [
    unique('conversations_pair').on(t.userId, t.brandId),
    uniqueIndex('conversations_support').on(t.userId).where(sql`${t.kind} = 'support'`),
    index('conversations_user').on(t.userId, t.lastMessageAt),
    index('conversations_brand').on(t.brandId, t.lastMessageAt),
    index('conversations_with_support').on(t.lastMessageAt).where(sql`${t.kind} = 'support'`),
    index('conversations_assignee').on(t.assigneeId),
    index('conversations_user_unread').on(t.lastMessageAt).where(sql`${t.userUnread} > 0`),
    index('conversations_desk_unread').on(t.lastMessageAt).where(sql`${t.deskUnread} > 0`),
    index('conversations_old').on(t.lastMessageAt),
    index('conversations_labelled').on(t.brandId).where(sql`cardinality(${t.labels}) > 0`),
    check('conversations_labels', sql`cardinality(${t.labels}) <= 5`),
    check('conversations_kind', sql`(${t.kind} = 'brand') = (${t.brandId} is not null)`),
    check('conversations_state', inList(t.state, CONVERSATION_STATES)),
  ],
)

/** Numbered without gaps under the lock of the conversation's row. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    /** Made by the device that sent it: a repeat is recognised by it. */
    id: uuid('id').notNull().unique('conversation_messages_once'),
    side: text('side', { enum: CHAT_SIDES }).notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** As the reader sees it: what was masked is not stored. */
    text: text('text').notNull(),
    isMasked: boolean('is_masked').notNull().default(false),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** The text of a brand outside of its hours, and when it opens. It answers nothing, and no one wrote it. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    opensAt: moment('opens_at'),
    /** Taken out after a report; the text is gone. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    index('conversation_messages_author').on(t.authorId),
    index('conversation_messages_product').on(t.productId),
    check('conversation_messages_side', inList(t.side, CHAT_SIDES)),
  ],
)

/** Pictures of messages. One that was uploaded and not sent yet is its sender's alone, for a day. */
export const conversationPictures = pgTable(
  'conversation_pictures',
  {
    /** Made by the device that sent it. */
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: text('side', { enum: CHAT_SIDES }).notNull(),
    pendingOf: uuid('pending_of').references(() => users.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => conversationMessages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('conversation_pictures_conversation').on(t.conversationId),
    index('conversation_pictures_message').on(t.messageId),
    index('conversation_pictures_pending').on(t.pendingOf, t.createdAt),
    check('conversation_pictures_place', sql`(${t.pendingOf} is null) <> (${t.messageId} is null)`),
    check('conversation_pictures_side', inList(t.side, CHAT_SIDES)),
  ],
)

/** The bytes, re-encoded, in the database: they go with their conversation or account in the same transaction. */
export const conversationPictureFiles = pgTable('conversation_picture_files', {
  pictureId: uuid('picture_id')
    .primaryKey()
    .references(() => conversationPictures.id, { onDelete: 'cascade' }),
  content: bytea('content').notNull(),
})

/** Who of staff has a conversation with the support open, for a minute after the last sign. */
export const conversationViewers = pgTable(
  'conversation_viewers',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isWriting: boolean('is_writing').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.staffId] })],
)

/** When a brand answers messages, and the replies that it has saved. */
export const brandChatSettings = pgTable('brand_chat_settings', {
  brandId: uuid('brand_id')
    .primaryKey()
    .references(() => brands.id, { onDelete: 'restrict' }),
  version: integer('version').notNull().default(1),
  /** Null: no hours are named. */
  hours: jsonb('hours').$type<BusinessHours>(),
  awayText: text('away_text').notNull(),
  replies: jsonb('replies').$type<readonly SavedReply[]>().notNull(),
})

/** Rules of staff by which messages are masked, marked or refused. Who set them stands in the audit log. */
export const messageFilters = pgTable(
  'message_filters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: FILTER_KINDS }).notNull(),
    pattern: text('pattern').notNull(),
    action: text('action', { enum: FILTER_ACTIONS }).notNull(),
    note: text('note').notNull(),
    isOn: boolean('is_on').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('message_filters_kind', inList(t.kind, FILTER_KINDS)),
    check('message_filters_action', inList(t.action, FILTER_ACTIONS)),
  ],
)
