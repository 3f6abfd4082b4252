import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { CARD_SETUP_STATES } from '#contract/billing.limits.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'

/**
 * A brand as the payment provider knows it, and its card for later payments. The card itself lies at the provider; here
 * stand its reference and what is shown of it (Product 11).
 */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    provider: text('provider').notNull(),
    isLive: boolean('is_live').notNull(),
    customer: text('customer').notNull(),
    /** Null: no card is saved. */
    method: text('method'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    expiryMonth: integer('expiry_month'),
    expiryYear: integer('expiry_year'),
    savedAt: moment('saved_at'),
  },
  (t) => [
    primaryKey({ columns: [t.brandId, t.provider, t.isLive] }),
    check(
      'payment_methods_card',
      sql`num_nulls(${t.method}, ${t.cardBrand}, ${t.cardLast4}, ${t.expiryMonth}, ${t.expiryYear}, ${t.savedAt}) in (0, 6)`,
    ),
  ],
)

/** A card that is saved, or changed, without a payment. */
export const cardSetups = pgTable(
  'card_setups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    requestKey: uuid('request_key').notNull(),
    provider: text('provider').notNull(),
    isLive: boolean('is_live').notNull(),
    state: text('state', { enum: CARD_SETUP_STATES }).notNull().default('open'),
    /** What the provider calls it; null: it has not answered yet. */
    reference: text('reference').unique('card_setups_reference'),
    clientSecret: text('client_secret'),
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    unique('card_setups_request').on(t.brandId, t.requestKey),
    index('card_setups_open').on(t.createdAt).where(sql`${t.state} = 'open'`),
    check('card_setups_state', inList(t.state, CARD_SETUP_STATES)),
  ],
)
