import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { HELP_GROUPS } from '#contract/help.limits.ts'
import {
  ATTACHMENT_TYPES,
  TICKET_CATEGORIES,
  TICKET_PRIORITIES,
  TICKET_REFERENCES,
  TICKET_STATES,
  TICKET_URGENCIES,
} from '#contract/support.limits.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { bytea, inList, moment } from '#server/platform/data/platform.tables.ts'

/** Questions to support. Kept for 24 months after the last change (Decision 138). */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    no: bigint('no', { mode: 'number' })
      .notNull()
      .unique('tickets_no')
      .generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** Whose it is, and with whose account it is erased; null: a ticket of a brand. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'restrict' }),
    /** Null: the account was deleted. */
    openedBy: uuid('opened_by').references(() => users.id, { onDelete: 'set null' }),
    /** Of the call that made it, so that a repeat makes no second one. */
    requestKey: uuid('request_key').unique('tickets_request'),
    subject: text('subject').notNull(),
    category: text('category', { enum: TICKET_CATEGORIES }).notNull(),
    urgency: text('urgency', { enum: TICKET_URGENCIES }).notNull(),
    priority: text('priority', { enum: TICKET_PRIORITIES }).notNull(),
    state: text('state', { enum: TICKET_STATES }).notNull().default('new'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    referenceType: text('reference_type', { enum: TICKET_REFERENCES }),
    referenceId: uuid('reference_id'),
    /** Its name when the ticket was opened. */
    referenceName: text('reference_name'),
    /** Version, browser and last error, when the sender agreed; null: not. */
    diagnostics: jsonb('diagnostics'),
    /** The closed ticket to which this one goes on. */
    followsId: uuid('follows_id'),
    /** The conversation with support that it was made of, and up to which message. */
    conversationId: uuid('conversation_id'),
    conversationSeq: integer('conversation_seq'),
    /** Where its messages are now. */
    mergedInto: uuid('merged_into'),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** In `waiting_internal`: the reply clock stands still. */
    ignoresEscalation: boolean('ignores_escalation').notNull().default(false),
    /** The reply clock (`clock/reply-clock.ts`). Which reply is owed; null: none. */
    owed: text('owed', { enum: ['first', 'next'] }),
    owedSince: moment('owed_since'),
    targetMinutes: integer('target_minutes'),
    spentMinutes: doublePrecision('spent_minutes').notNull().default(0),
    /** Since when the clock runs; null: it stands still. */
    runningSince: moment('running_since'),
    dueAt: moment('due_at'),
    escalateAt: moment('escalate_at'),
    escalatedAt: moment('escalated_at'),
    /** Working minutes until the first reply, and whether it was late. */
    firstReplyMinutes: doublePrecision('first_reply_minutes'),
    firstReplyLate: boolean('first_reply_late'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    resolvedAt: moment('resolved_at'),
    closedAt: moment('closed_at'),
    askedForRatingAt: moment('asked_for_rating_at'),
    stars: integer('stars'),
    ratingComment: text('rating_comment').notNull().default(''),
    ratedAt: moment('rated_at'),
  },
  (t) => [
    index('tickets_owner').on(t.ownerId, t.updatedAt),
    index('tickets_brand').on(t.brandId, t.updatedAt),
    index('tickets_conversation').on(t.conversationId),
    index('tickets_opened_by').on(t.openedBy),
    index('tickets_state').on(t.state, t.dueAt),
    index('tickets_escalation').on(t.escalateAt).where(sql`${t.escalatedAt} is null and ${t.escalateAt} is not null`),
    index('tickets_updated').on(t.updatedAt),
    check('tickets_whose', sql`(${t.ownerId} is null) <> (${t.brandId} is null)`),
    check('tickets_state_known', inList(t.state, TICKET_STATES)),
    check('tickets_stars', sql`${t.stars} between 1 and 5`),
  ],
)

/** What sender and support wrote to each other. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    requestKey: uuid('request_key').unique('ticket_messages_request'),
    /** Order of messages of the same moment. */
    no: bigint('no', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    side: text('side', { enum: ['customer', 'staff'] }).notNull(),
    /** Null: the account was deleted. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('ticket_messages_ticket').on(t.ticketId, t.createdAt),
    index('ticket_messages_author').on(t.authorId, t.createdAt),
  ],
)

/** Notes among staff. A table of their own, so that no statement for customers can name them by mistake. */
export const ticketNotes = pgTable(
  'ticket_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('ticket_notes_ticket').on(t.ticketId, t.createdAt)],
)

/** What happened to a ticket. Customers read all of it, without names of staff. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    no: bigint('no', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['state', 'assigned', 'merged', 'merged-here'] }).notNull(),
    /** The new state, or the number of the other ticket. */
    value: text('value').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('ticket_events_ticket').on(t.ticketId, t.createdAt)],
)

/** Files of messages. One that was uploaded and not sent yet is its sender's alone, for a day. */
export const ticketAttachments = pgTable(
  'ticket_attachments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    pendingOf: uuid('pending_of').references(() => users.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => ticketMessages.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** By content, not by name. */
    type: text('type', { enum: ATTACHMENT_TYPES }).notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('ticket_attachments_message').on(t.messageId),
    index('ticket_attachments_pending').on(t.pendingOf, t.createdAt),
    check('ticket_attachments_place', sql`(${t.pendingOf} is null) <> (${t.messageId} is null)`),
  ],
)

/** The bytes, in the database: they are erased with their account or ticket in the same transaction. */
export const ticketFiles = pgTable('ticket_files', {
  attachmentId: uuid('attachment_id')
    .primaryKey()
    .references(() => ticketAttachments.id, { onDelete: 'cascade' }),
  content: bytea('content').notNull(),
})

/** Who of staff has a ticket open, for a minute after the last sign. */
export const ticketViewers = pgTable(
  'ticket_viewers',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isWriting: boolean('is_writing').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ticketId, t.staffId] })],
)

/** Answers that staff insert by their shortcut. */
export const savedReplies = pgTable('saved_replies', {
  id: uuid('id').primaryKey().defaultRandom(),
  shortcut: text('shortcut').notNull().unique('saved_replies_shortcut'),
  text: text('text').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull(),
})

/**
 * Articles of the help that staff wrote, or changed from those of the product, which are in the app
 * (`web/features/support/help/`) and have no row.
 */
export const helpArticles = pgTable(
  'help_articles',
  {
    id: text('id').primaryKey(),
    group: text('group', { enum: HELP_GROUPS }).notNull(),
    place: doublePrecision('place').notNull(),
    isPublished: boolean('is_published').notNull(),
    titleDe: text('title_de').notNull(),
    titleEn: text('title_en').notNull(),
    wordsDe: text('words_de').notNull(),
    wordsEn: text('words_en').notNull(),
    textDe: text('text_de').notNull(),
    textEn: text('text_en').notNull(),
    version: integer('version').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [check('help_articles_group', inList(t.group, HELP_GROUPS))],
)
