import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { products } from '#server/features/products/products.tables.ts'
import { bytea, moment } from '#server/platform/data/platform.tables.ts'

/** `failed`: given up. Mails that are being sent are rows of the outbox. */
const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

/** Sign-ups for mails about a drop, with the state of the mail. Unique per product and address. */
export const releaseSignups = pgTable(
  'release_signups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    emailKey: text('email_key').notNull(),
    email: text('email').notNull(),
    /**
     * Unconfirmed: the user who entered it. Confirmed: the account that owns the address; its current address gets the
     * mail. Null where the address belongs to no account.
     */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Set at once for the account's own verified address, otherwise by the link in the mail (Trust C10). */
    confirmedAt: moment('confirmed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    state: text('state', { enum: MAIL_STATES }).notNull().default('waiting'),
    /** When it was sent or given up. */
    endedAt: moment('ended_at'),
    /** When push messages to the account's browsers were enqueued; once per sign-up. */
    pushOrderedAt: moment('push_ordered_at'),
    /**
     * The release date that the subscriber was told last: at signing up or by a mail about a move. Null: signed up before
     * such mails existed, only for the mail at release.
     */
    toldReleaseAt: moment('told_release_at'),
    /** When a job first saw that the product's date differs. */
    moveSeenAt: moment('move_seen_at'),
    /** When the last mail about a move was sent or given up. */
    moveMailedAt: moment('move_mailed_at'),
  },
  (t) => [
    unique('release_signups_once').on(t.productId, t.emailKey),
    index('release_signups_user').on(t.userId),
    index('release_signups_open').on(t.productId).where(sql`${t.confirmedAt} is not null and ${t.endedAt} is null`),
    index('release_signups_address').on(t.emailKey),
    index('release_signups_unpushed')
      .on(t.productId)
      .where(sql`${t.pushOrderedAt} is null and ${t.userId} is not null and ${t.confirmedAt} is not null`),
    check('release_signups_ended', sql`(${t.endedAt} is not null) = (${t.state} in ('sent', 'failed'))`),
  ],
)

/**
 * How often the link of a drop's mails was followed, per product. All mails contain the same link, so that nothing is known
 * of who followed it.
 */
export const releaseClicks = pgTable(
  'release_clicks',
  {
    productId: uuid('product_id').primaryKey(),
    brandId: uuid('brand_id').notNull(),
    clicks: integer('clicks').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'release_clicks_product',
      columns: [t.brandId, t.productId],
      foreignColumns: [products.brandId, products.id],
    }).onDelete('cascade'),
  ],
)

/** Users who want mails when a saved product gets cheaper. Switching the alert off deletes the row. */
export const priceAlerts = pgTable('price_alerts', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique('price_alerts_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  /** Price falls up to this moment were processed. */
  checkedUntil: moment('checked_until').notNull(),
  /** The last processed day in the user's time zone: at most one mail a day. */
  checkedOn: date('checked_on', { mode: 'string' }),
})

/**
 * Proof of consent to mails (UWG § 7, Trust L27). It outlives the sign-up and contains only a keyed hash of the
 * address: the proof of a given address can be found, but the address cannot be read from it.
 */
export const mailConsents = pgTable(
  'mail_consents',
  {
    /** Id of the sign-up or the alert. */
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: ['release', 'price-drop'] }).notNull(),
    productId: uuid('product_id'),
    addressHmac: bytea('address_hmac').notNull(),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
    confirmedBy: text('confirmed_by', { enum: ['account', 'link'] }).notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [index('mail_consents_ended').on(t.endedAt)],
)

/**
 * What was announced of a drop, and when it was live: the record that the shop shows. The announced date may move until a day
 * before it; then it is a promise.
 */
export const dropPromises = pgTable('drop_promises', {
  productNo: integer('product_no')
    .primaryKey()
    .references(() => products.no, { onDelete: 'cascade' }),
  announcedAt: moment('announced_at').notNull(),
  /** When it was released and shown; null: not so far. */
  liveAt: moment('live_at'),
})
