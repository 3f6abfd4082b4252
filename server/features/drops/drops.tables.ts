import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { products } from '#server/features/products/products.tables.ts'
import { bytea, moment } from '#server/platform/data/platform.tables.ts'

/** `failed`: given up. Mails under way are rows of the outbox. */
const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

/** Who wants mails about a drop, and how far they are. Unique per product and address. */
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
     * Unconfirmed: who noted it. Confirmed: the account whose own address it is, and whose present address gets the
     * mail; null where the address belongs to no account.
     */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Set at once for the account's own verified address, else by the link in the mail (Trust C10). */
    confirmedAt: moment('confirmed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    state: text('state', { enum: MAIL_STATES }).notNull().default('waiting'),
    /** When it was sent or given up. */
    endedAt: moment('ended_at'),
    /** When the account's browsers were put down to be told; once per sign-up. */
    pushOrderedAt: moment('push_ordered_at'),
    /**
     * The release date that the reader was told last: at signing up or by a mail about a move. Null: signed up before
     * there were such mails, for the one at release alone.
     */
    toldReleaseAt: moment('told_release_at'),
    /** When it was first seen that this is no longer the product's date. */
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

/** Who wants to be told when a saved product gets cheaper. A row is the wish; taking it back deletes it. */
export const priceAlerts = pgTable('price_alerts', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique('price_alerts_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  /** Falls up to this moment were looked at. */
  checkedUntil: moment('checked_until').notNull(),
  /** Day, in the person's zone, that was looked at last: one mail a day at most. */
  checkedOn: date('checked_on', { mode: 'string' }),
})

/**
 * Proof that somebody agreed to mails (UWG § 7, Trust L27). It outlives the sign-up and names nobody: whoever brings
 * the address can be shown the proof, the address cannot be read from it.
 */
export const mailConsents = pgTable(
  'mail_consents',
  {
    /** Of the sign-up or the alert it is about. */
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
