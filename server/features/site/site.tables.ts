import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { LANDING_FIGURES } from '#contract/landing-figures.limits.ts'
import { MAIL_KINDS } from '#contract/mail-texts.limits.ts'
import { APPEAL_OUTCOMES, APPEAL_SUBJECTS, NOTICE_OUTCOMES } from '#contract/moderation.limits.ts'
import { CONTACT_TOPICS, LANGUAGES, NOTICE_REASONS } from '#contract/vocabulary.ts'
import { bytea, inList, moment } from '#server/platform/data/platform.tables.ts'

/**
 * Messages to the operator. They refer to no account: the sender may have none, and messages are business
 * correspondence that outlives an account. Deleted after 24 months (Trust 4.3).
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The number of the message that sender and operator can quote. */
    reference: text('reference').notNull().unique('contact_messages_reference'),
    topic: text('topic', { enum: CONTACT_TOPICS }).notNull(),
    name: text('name'),
    email: text('email').notNull(),
    message: text('message').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('contact_messages_age').on(t.createdAt)],
)

export const NOTICE_TARGETS = ['product', 'brand', 'list', 'message'] as const

/** Reports of content (DSA art. 16), with the times as evidence. */
export const contentNotices = pgTable(
  'content_notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reference: text('reference').notNull().unique('content_notices_reference'),
    reason: text('reason', { enum: NOTICE_REASONS }).notNull(),
    location: text('location').notNull(),
    /** What the location names; null: nothing of ours that we know. */
    targetType: text('target_type', { enum: NOTICE_TARGETS }),
    targetId: uuid('target_id'),
    /** Of a message: the brand of its conversation, whose members do not decide; null: none. */
    targetBrandId: uuid('target_brand_id'),
    /** What a reported message said when it was reported; null: it is about something else. */
    snapshot: text('snapshot'),
    explanation: text('explanation').notNull(),
    /** Null only for reports that protect minors. */
    name: text('name'),
    email: text('email'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the receipt was sent; null where there was no address. */
    confirmedAt: moment('confirmed_at'),
    /** What staff decided, with the words that the reporter reads; null: not decided. Who did so stands in the audit log. */
    outcome: text('outcome', { enum: NOTICE_OUTCOMES }),
    answer: text('answer').notNull().default(''),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('content_notices_age').on(t.createdAt),
    index('content_notices_target').on(t.targetId).where(sql`${t.targetId} is not null`),
  ],
)

/** The pictures of a reported message as they were; deleted with the report. */
export const noticePictures = pgTable(
  'notice_pictures',
  {
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => contentNotices.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    content: bytea('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.noticeId, t.position] })],
)

/** Appeals against decisions (DSA art. 20): at most one by each side. They refer to no account, like reports. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reference: text('reference').notNull().unique('appeals_reference'),
    about: text('about', { enum: APPEAL_SUBJECTS }).notNull(),
    /** The first decision: a row of `moderation_decisions` or of `content_notices`. */
    subjectId: uuid('subject_id').notNull(),
    subjectReference: text('subject_reference').notNull(),
    /** Whose members do not decide; null: none. */
    brandId: uuid('brand_id'),
    email: text('email').notNull(),
    text: text('text').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the receipt was sent. */
    confirmedAt: moment('confirmed_at'),
    /** What staff decided, with the words that its sender reads; null: not decided. Who did so stands in the audit log. */
    outcome: text('outcome', { enum: APPEAL_OUTCOMES }),
    answer: text('answer').notNull().default(''),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    uniqueIndex('appeals_once').on(t.subjectId, t.about),
    index('appeals_age').on(t.createdAt),
    check('appeals_about', inList(t.about, APPEAL_SUBJECTS)),
  ],
)

/** Figures of reports, restrictions and appeals of a year, kept when the reports themselves are deleted (DSA art. 15). */
export const transparencyYears = pgTable('transparency_years', {
  year: integer('year').primaryKey(),
  /** In the form of `contract/transparency.ts`. */
  figures: jsonb('figures').notNull(),
  countedAt: moment('counted_at').notNull(),
})

/**
 * Pictures behind the deck. The scheduled one is shown, otherwise the active one. Periods do not overlap: the database
 * excludes that (`background_images_periods`, which only the migration can express).
 */
export const backgroundImages = pgTable(
  'background_images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Path on this site: pages load nothing from elsewhere (Decision 117). */
    path: text('path').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    name: text('name').notNull().default(''),
    /** WebP; null: put in before staff could upload. */
    content: bytea('content'),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    /** Of white text on its brightest part under the veil. */
    contrast: real('contrast').notNull().default(1),
    shownFrom: moment('shown_from'),
    shownUntil: moment('shown_until'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('background_images_one_active').on(t.isActive).where(sql`${t.isActive}`),
    check('background_images_own_path', sql`${t.path} ~ '^/[^/]'`),
    check(
      'background_images_period',
      sql`(${t.shownFrom} is null) = (${t.shownUntil} is null) and coalesce(${t.shownFrom} < ${t.shownUntil}, true)`,
    ),
  ],
)

/** Versions of the start page's figures; the highest one of a name counts. Who made it stands in the audit log. */
export const landingFigures = pgTable(
  'landing_figures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name', { enum: LANDING_FIGURES }).notNull(),
    version: integer('version').notNull(),
    value: integer('value').notNull(),
    suffix: text('suffix').notNull(),
    source: text('source'),
    asOf: date('as_of', { mode: 'string' }),
    isConfirmed: boolean('is_confirmed').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('landing_figures_version').on(t.name, t.version),
    check('landing_figures_name', inList(t.name, LANDING_FIGURES)),
    check(
      'landing_figures_confirmed',
      sql`not ${t.isConfirmed} or (${t.source} is not null and ${t.asOf} is not null)`,
    ),
  ],
)

/** What staff add to mails; a mail without a row is as the product has it. Who wrote it stands in the audit log. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    subject: text('subject').notNull(),
    intro: text('intro').notNull(),
    closing: text('closing').notNull(),
    version: integer('version').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.language] })],
)
