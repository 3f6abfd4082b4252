import { z } from 'zod'
import { Password } from './accounts.ts'
import {
  BILLING_PAGE,
  CARD_SETUP_STATES,
  PAYMENT_FAILURES,
  PURCHASE_KINDS,
  PURCHASE_STATES,
  TAX_REASONS,
} from './billing.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { MoneyAnswer } from './money-requests.ts'
import { CREDIT_PACKAGES, OWN_AMOUNT, PAID_PLANS } from './plans.limits.ts'
import { Id, line } from './schemas.ts'
import { PLAN_INTERVALS } from './subscription.limits.ts'

const tag = 'billing'
const brandCall = { access: 'brand', brandRight: 'billing', tag } as const
const params = z.strictObject({ id: Id })
const Cents = z.int().nonnegative()

/** The server computes the price; an amount of one's own is net. */
const Credit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('package'), name: z.enum(CREDIT_PACKAGES) }),
  z.strictObject({ kind: z.literal('own'), cents: z.int().min(OWN_AMOUNT.leastCents).max(OWN_AMOUNT.mostCents) }),
  // A plan: its card is saved for the renewal.
  z.strictObject({ kind: z.literal('plan'), name: z.enum(PAID_PLANS), interval: z.enum(PLAN_INTERVALS) }),
])

const Order = z.strictObject({
  credit: Credit,
  /** Where the invoice is sent. */
  billingEmail: z.email().max(254),
  /** Printed on the invoice; empty: none. */
  orderReference: line(60),
  /** Whether the card is kept for later payments. */
  savesCard: z.boolean().default(false),
})
export type Order = Output<typeof Order>

const Buyer = z.object({
  company: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string().nullable(),
  email: z.string(),
})

/** How to pay, or to save a card; null: there is nothing to do (any more). */
const Payment = z
  .object({
    provider: z.enum(['stripe', 'simulator']),
    clientSecret: z.string(),
    /** For the provider's script; null in the simulator. */
    publishableKey: z.string().nullable(),
    /** The bank waits for the buyer; only in the simulator, as Stripe's script asks by itself. */
    asksBank: z.boolean(),
  })
  .nullable()

export const Purchase = z
  .object({
    id: Id,
    kind: z.enum(PURCHASE_KINDS),
    /** What the invoice calls it. */
    title: z.string(),
    state: z.enum(PURCHASE_STATES),
    packageName: z.enum(CREDIT_PACKAGES).nullable(),
    netCents: Cents,
    vatCents: Cents,
    grossCents: Cents,
    vatBasisPoints: z.int(),
    taxReason: z.enum(TAX_REASONS),
    bonusCents: Cents,
    refundedCents: Cents,
    buyer: Buyer,
    orderReference: z.string(),
    createdAt: z.iso.datetime(),
    /** Until then it can be paid. */
    expiresAt: z.iso.datetime(),
    failure: z.enum(PAYMENT_FAILURES).nullable(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** The card is kept for later payments. */
    savesCard: z.boolean(),
    payment: Payment,
  })
  .meta({ id: 'Purchase' })
export type Purchase = Output<typeof Purchase>

/** A card that is saved without a payment. */
const CardSetup = z.object({
  id: Id,
  state: z.enum(CARD_SETUP_STATES),
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  expiresAt: z.iso.datetime(),
  payment: Payment,
})
export type CardSetup = Output<typeof CardSetup>

const SavedCardAnswer = z.object({
  /** Pays without the buyer; null: none is saved. */
  card: z.object({ brand: z.string(), last4: z.string(), expiryMonth: z.int(), expiryYear: z.int() }).nullable(),
})
const TestCard = z.strictObject({ number: z.string().regex(/^[\d ]{12,24}$/) })

/** What an order would cost now. */
const Quote = z.object({
  kind: z.enum(PURCHASE_KINDS),
  title: z.string(),
  netCents: Cents,
  vatCents: Cents,
  grossCents: Cents,
  vatBasisPoints: z.int(),
  taxReason: z.enum(TAX_REASONS),
  bonusCents: Cents,
  bonusMonths: z.int(),
  /** Where the last invoice was sent, or the caller's own address. */
  buyer: Buyer,
  sells: z.enum(['live', 'test']),
  /** For the provider's script; null in the simulator. */
  publishableKey: z.string().nullable(),
})
export type Quote = Output<typeof Quote>

export const billingContract = defineContract({
  'GET /api/brand/purchases': {
    ...brandCall,
    summary: 'Ad credit that was bought, the latest first',
    query: z.strictObject({ cursor: Id.optional() }),
    response: z.object({
      purchases: z.array(Purchase.omit({ payment: true })).max(BILLING_PAGE),
      cursor: Id.nullable(),
    }),
  },
  'GET /api/brand/invoices': {
    ...brandCall,
    summary: 'Invoices and corrections, the latest first',
    query: z.strictObject({ cursor: Id.optional() }),
    response: z.object({
      invoices: z
        .array(
          z.object({
            id: Id,
            number: z.string(),
            kind: z.enum(['invoice', 'correction']),
            purchaseId: Id,
            issuedAt: z.iso.datetime(),
            netCents: z.int(),
            vatCents: z.int(),
            grossCents: z.int(),
            /** Nothing was paid for it. */
            isTest: z.boolean(),
          }),
        )
        .max(BILLING_PAGE),
      cursor: Id.nullable(),
    }),
  },
  'GET /api/brand/invoices/{id}/invoice.pdf': {
    ...brandCall,
    summary: 'An invoice as PDF/A-3 with its data by EN 16931',
    params,
    response: z.unknown(),
    raw: true,
    errors: ['billing.unknown-invoice'],
  },
  'GET /api/checkout/quote': {
    ...brandCall,
    summary: 'What ad credit, or a plan, would cost now, for this brand',
    query: z.strictObject({
      package: z.enum(CREDIT_PACKAGES).optional(),
      /** An amount of one's own, net; where no package is named. */
      cents: z.coerce.number<string>().int().min(OWN_AMOUNT.leastCents).max(OWN_AMOUNT.mostCents).optional(),
      /** A plan, in place of ad credit. */
      plan: z.enum(PAID_PLANS).optional(),
      interval: z.enum(PLAN_INTERVALS).optional(),
    }),
    response: Quote,
    errors: ['billing.not-sold', 'billing.company', 'billing.package', 'billing.closed', 'plans.impossible'],
  },
  'POST /api/checkout': {
    ...brandCall,
    summary: 'Order ad credit; repeatable with the same Idempotency-Key (UUID), which is required',
    headers: z.object({ 'idempotency-key': Id }),
    body: Order,
    response: Purchase,
    errors: [
      'operation.part-off',
      'billing.not-sold',
      'billing.native',
      'billing.company',
      'billing.closed',
      'billing.package',
      'plans.impossible',
      'billing.provider',
      'idempotency-key.reused',
    ],
  },
  'GET /api/checkout/{id}': {
    ...brandCall,
    summary: 'An order and what became of its payment',
    params,
    response: Purchase,
    errors: ['billing.unknown'],
  },
  'POST /api/checkout/{id}/test-card': {
    ...brandCall,
    summary: 'Test mode: pay with a test card; no other number is taken',
    params,
    body: TestCard,
    response: Purchase,
    errors: ['billing.unknown', 'billing.test-card'],
  },
  'POST /api/checkout/{id}/test-bank': {
    ...brandCall,
    summary: 'Test mode: answer the bank that asks whether it is you',
    params,
    body: z.strictObject({ isApproved: z.boolean() }),
    response: Purchase,
    errors: ['billing.unknown', 'billing.test-card'],
  },
  'GET /api/brand/payment-method': { ...brandCall, summary: 'The saved card', response: SavedCardAnswer },
  'DELETE /api/brand/payment-method': {
    ...brandCall,
    summary: 'Forget the saved card: nothing can be paid with it any more',
    response: SavedCardAnswer,
    errors: ['billing.provider'],
  },
  'POST /api/brand/payment-method/setups': {
    ...brandCall,
    summary:
      'Begin to save a card without a payment; repeatable with the same Idempotency-Key (UUID), which is required',
    headers: z.object({ 'idempotency-key': Id }),
    response: CardSetup,
    errors: ['billing.not-sold', 'billing.native', 'billing.company', 'billing.provider'],
  },
  'GET /api/brand/payment-method/setups/{id}': {
    ...brandCall,
    summary: 'What became of a card that is saved',
    params,
    response: CardSetup,
    errors: ['billing.unknown'],
  },
  'POST /api/brand/payment-method/setups/{id}/test-card': {
    ...brandCall,
    summary: 'Test mode: save a test card; no other number is taken',
    params,
    body: TestCard,
    response: CardSetup,
    errors: ['billing.unknown', 'billing.test-card'],
  },
  'POST /api/brand/payment-method/setups/{id}/test-bank': {
    ...brandCall,
    summary: 'Test mode: answer the bank that asks whether it is you',
    params,
    body: z.strictObject({ isApproved: z.boolean() }),
    response: CardSetup,
    errors: ['billing.unknown', 'billing.test-card'],
  },
  'POST /api/admin/purchases/{id}/refund': {
    access: 'staff',
    staffRight: 'money',
    tag,
    summary:
      'Refund a payment or a part of it, gross, the credit is taken back when the provider confirms it; above 100 € for a brand in 24 hours it is asked for (Trust S43)',
    params,
    headers: z.object({ 'idempotency-key': Id }),
    body: z.strictObject({
      cents: z.int().min(1).max(1_000_000),
      reason: line(300).min(3),
      /** Where the sign-in is older than 15 minutes. */
      password: Password.optional(),
    }),
    response: MoneyAnswer,
    errors: [
      'billing.unknown',
      'billing.refund',
      'billing.provider',
      'idempotency-key.reused',
      'accounts.reauth',
      'accounts.credentials',
      'billing.own-brand',
    ],
  },
  'POST /api/webhooks/{provider}': {
    access: 'public',
    tag,
    summary: 'Events of the payment provider, signed as Stripe signs them',
    params: z.strictObject({ provider: z.enum(['stripe', 'simulator']) }),
    bodyBytes: 1_000_000,
    signedBody: true,
    response: z.object({ received: z.literal(true) }),
    errors: ['billing.signature', 'not-found'],
  },
})
