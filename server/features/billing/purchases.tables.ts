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
import { DISPUTE_STATES, PURCHASE_KINDS, PURCHASE_STATES, REFUND_STATES } from '#contract/billing.limits.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { inList, moment } from '#server/platform/data/platform.tables.ts'

/** Ad credit, or a period of a plan, that a brand ordered. Amounts are the server's; what the provider says of its payment is added to the row. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'restrict' }),
    /** `Idempotency-Key` of the order: repeating it finds this row. */
    requestKey: uuid('request_key').notNull(),
    state: text('state', { enum: PURCHASE_STATES }).notNull().default('created'),
    kind: text('kind', { enum: PURCHASE_KINDS }).notNull().default('credit'),
    /** What a plan purchase is of, in the shape of its kind; null: ad credit. */
    item: jsonb('item'),
    /** Whether money is taken, or this is a test. */
    isLive: boolean('is_live').notNull().default(false),
    /** The card is kept for later payments: the buyer agreed, or it is a plan. */
    savesCard: boolean('saves_card').notNull().default(false),
    /** The saved card that pays, without the buyer; null: the buyer enters one. The same in each attempt (Trust S72). */
    method: text('method'),
    /** Null: an amount of one's own, or no credit. */
    packageName: text('package_name'),
    priceVersion: integer('price_version').notNull(),
    netCents: integer('net_cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
    grossCents: integer('gross_cents').notNull(),
    bonusCents: integer('bonus_cents').notNull(),
    bonusMonths: integer('bonus_months').notNull(),
    /** Rate, why, and who buys, as they were at the order. */
    tax: jsonb('tax').notNull(),
    buyer: jsonb('buyer').notNull(),
    orderReference: text('order_reference').notNull().default(''),
    language: text('language', { enum: LANGUAGES }).notNull(),
    provider: text('provider').notNull(),
    /** What the provider calls its payment; null: it has not answered yet. */
    reference: text('reference').unique('purchases_reference'),
    clientSecret: text('client_secret'),
    /** Why the last attempt to pay failed; null: none has, or a later one did not. */
    failure: text('failure'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    /** Gross, of all refunds together, as the provider says and as the ledger has it. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    postedRefundCents: integer('posted_refund_cents').notNull().default(0),
    /** VAT that was returned because VIES confirmed the VAT ID after the payment: it is not part of the rest any more. */
    returnedVatCents: integer('returned_vat_cents').notNull().default(0),
    /** How often the ledger followed a refund, which names the next time. */
    refundPostings: integer('refund_postings').notNull().default(0),
  },
  (t) => [
    unique('purchases_request').on(t.brandId, t.requestKey),
    unique('purchases_of_brand').on(t.brandId, t.id),
    index('purchases_brand').on(t.brandId, t.createdAt, t.id),
    index('purchases_open').on(t.createdAt).where(sql`${t.state} in ('created', 'pending')`),
    check('purchases_kind', sql`${inList(t.kind, PURCHASE_KINDS)} and (${t.kind} = 'plan') = (${t.item} is not null)`),
    check('purchases_state', inList(t.state, PURCHASE_STATES)),
    check(
      'purchases_gross',
      sql`${t.netCents} > 0 and ${t.vatCents} >= 0 and ${t.grossCents} = ${t.netCents} + ${t.vatCents}`,
    ),
    check('purchases_refunded', sql`${t.refundedCents} between 0 and ${t.grossCents}`),
    check('purchases_returned_vat', sql`${t.returnedVatCents} >= 0`),
    check('purchases_posted', sql`${t.postedRefundCents} between 0 and ${t.grossCents}`),
  ],
)

/**
 * Refunds of a purchase, each with the key that the provider gets in every attempt (Trust S72). One that was not ordered
 * here has no key.
 */
export const purchaseRefunds = pgTable(
  'purchase_refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'restrict' }),
    requestKey: uuid('request_key'),
    cents: integer('cents').notNull(),
    reason: text('reason').notNull(),
    /** Returns VAT alone: no credit is taken back for it. */
    isVat: boolean('is_vat').notNull().default(false),
    state: text('state', { enum: REFUND_STATES }).notNull(),
    /** What the provider calls it; null: it has not answered yet. */
    reference: text('reference').unique('purchase_refunds_reference'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('purchase_refunds_request').on(t.purchaseId, t.requestKey),
    uniqueIndex('purchase_refunds_vat').on(t.purchaseId).where(sql`${t.isVat}`),
    index('purchase_refunds_ordered').on(t.createdAt).where(sql`${t.state} = 'ordered'`),
    check('purchase_refunds_state', inList(t.state, REFUND_STATES)),
    check('purchase_refunds_cents', sql`${t.cents} > 0`),
  ],
)

/** Payments that their card holders contest (Trust S74). */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    id: text('id').primaryKey(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'restrict' }),
    cents: integer('cents').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull(),
    isDebited: boolean('is_debited').notNull().default(false),
  },
  (t) => [
    index('payment_disputes_purchase').on(t.purchaseId),
    check('payment_disputes_state', inList(t.state, DISPUTE_STATES)),
  ],
)

/** Signed events of payment providers, each once (Trust S70). Rows are never changed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    /** Null: it concerns nothing that we know. */
    purchaseId: uuid('purchase_id'),
    /** `mismatch`: amount, currency or mode are not those of the purchase. */
    outcome: text('outcome', { enum: ['applied', 'ignored', 'mismatch'] }).notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.id] })],
)
