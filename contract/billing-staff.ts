import { z } from 'zod'
import { Password } from './accounts.ts'
import {
  BILLING_PAGE,
  DISPUTE_STATES,
  POSTING_KINDS,
  PURCHASE_FILTERS,
  PURCHASE_KINDS,
  REFUND_STATES,
  TAX_REASONS,
} from './billing.limits.ts'
import { Purchase } from './billing.ts'
import { defineContract, type Output } from './endpoint.ts'
import { FOUR_EYES } from './money-requests.limits.ts'
import { MoneyAnswer } from './money-requests.ts'
import { PLAN_NAMES } from './plans.limits.ts'
import { Id, line, Ok } from './schemas.ts'
import { PLAN_INTERVALS, SUBSCRIPTION_STATES } from './subscription.limits.ts'

const tag = 'billing'
const moneyCall = { access: 'staff', staffRight: 'money', tag } as const
/** Product 14: by superadmins alone. */
const overrideCall = { access: 'staff', staffRight: 'system', tag } as const
const params = z.strictObject({ id: Id })
const Moment = z.iso.datetime()
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

/** What acts of staff on money ask for: a reason, and the password where the sign-in is older than 15 minutes (Product 14). */
const MoneyAct = { reason: line(300).min(3), password: Password.optional() }
const MONEY_ACT_ERRORS = ['accounts.reauth', 'accounts.credentials', 'billing.own-brand'] as const

const Brand = z.object({ id: Id, name: z.string() })

const ListedPurchase = z.object({
  ...Purchase.pick({ id: true, kind: true, title: true, state: true, grossCents: true, refundedCents: true }).shape,
  createdAt: Moment,
  brand: Brand,
  company: z.string(),
  /** Of the first document; null: none was issued. */
  number: z.string().nullable(),
  /** Whether money was taken. */
  isLive: z.boolean(),
})

const PurchaseDetail = Purchase.omit({ payment: true })
  .extend({
    brand: Brand,
    isLive: z.boolean(),
    provider: z.string(),
    /** What the provider calls the payment; null: it has not answered. */
    reference: z.string().nullable(),
    paidAt: Moment.nullable(),
    /** What can be refunded now; 0: nothing. */
    refundableCents: z.int().nonnegative(),
    documents: z.array(
      z.object({
        id: Id,
        number: z.string(),
        kind: z.enum(['invoice', 'correction']),
        issuedAt: Moment,
        grossCents: z.int(),
      }),
    ),
    refunds: z.array(
      z.object({ id: Id, cents: z.int(), reason: z.string(), state: z.enum(REFUND_STATES), createdAt: Moment }),
    ),
    disputes: z.array(z.object({ id: z.string(), cents: z.int(), state: z.enum(DISPUTE_STATES) })),
    /** What the provider told, the latest first. */
    events: z.array(
      z.object({ type: z.string(), outcome: z.enum(['applied', 'ignored', 'mismatch']), receivedAt: Moment }),
    ),
  })
  .meta({ id: 'StaffPurchase' })
export type PurchaseDetail = Output<typeof PurchaseDetail>

const Plan = z.object({
  plan: z.enum(PLAN_NAMES),
  interval: z.enum(PLAN_INTERVALS),
  state: z.enum(SUBSCRIPTION_STATES),
  periodTo: Moment.nullable(),
})

const BrandAccount = z
  .object({
    brand: Brand,
    purchasedCents: z.int(),
    bonusCents: z.int(),
    debtCents: z.int(),
    /** Null: it has none yet. */
    plan: Plan.nullable(),
    /** What staff let hold instead until the end of a day (Berlin); null: nothing. */
    override: z.object({ plan: z.enum(PLAN_NAMES), until: z.iso.date(), reason: z.string() }).nullable(),
    /** What one member of staff alone may still grant now. */
    grantableCents: z.int().nonnegative(),
    /** The last movements of its credit. */
    entries: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(POSTING_KINDS),
        at: Moment,
        purchasedCents: z.int(),
        bonusCents: z.int(),
        debtCents: z.int(),
        reason: z.string(),
      }),
    ),
  })
  .meta({ id: 'BrandAccount' })
export type BrandAccount = Output<typeof BrandAccount>

const Sums = z.object({ count: z.int(), grossCents: z.int() })

const MonthFigures = z
  .object({
    month: Month,
    /** Nothing is paid here: the figures are of documents of the test mode. */
    isTest: z.boolean(),
    /** Of documents that were issued in the month, corrections taken off. */
    netCents: z.int(),
    vatCents: z.int(),
    grossCents: z.int(),
    documents: z.int(),
    corrections: z.int(),
    byRate: z.array(
      z.object({
        basisPoints: z.int(),
        reason: z.enum(TAX_REASONS),
        netCents: z.int(),
        vatCents: z.int(),
        documents: z.int(),
      }),
    ),
    /** Credit of all brands at the end of the month, or now. */
    unspent: z.object({ purchasedCents: z.int(), bonusCents: z.int(), debtCents: z.int(), at: Moment }),
    /** Orders of the month that were not paid. */
    unpaid: z.object({
      /** By the saved card: renewals and others without the buyer. */
      charges: Sums,
      /** By the buyer, who did not finish. */
      orders: Sums,
      /** Paid, and contested by the holder of the card. */
      disputed: Sums,
    }),
  })
  .meta({ id: 'MonthFigures' })
export type MonthFigures = Output<typeof MonthFigures>

const Dunned = z.object({
  brand: Brand,
  plan: z.enum(PLAN_NAMES),
  interval: z.enum(PLAN_INTERVALS),
  /** End of the period that was paid. */
  since: Moment,
  failures: z.int(),
  nextAttemptAt: Moment.nullable(),
  /** When it becomes Free. */
  endsAt: Moment,
})

export const billingStaffContract = defineContract({
  'GET /api/admin/billing/purchases': {
    ...moneyCall,
    summary:
      'Purchases of all brands, the latest first; searched by brand, company, number of a document or of the order',
    query: z.strictObject({
      q: z.string().trim().max(100).optional(),
      state: z.enum(PURCHASE_FILTERS).optional(),
      kind: z.enum(PURCHASE_KINDS).optional(),
      cursor: Id.optional(),
    }),
    response: z.object({ purchases: z.array(ListedPurchase).max(BILLING_PAGE), cursor: Id.nullable() }),
  },
  'GET /api/admin/billing/purchases/{id}': {
    ...moneyCall,
    summary: 'A purchase with its payment, documents, refunds and disputes',
    params,
    response: PurchaseDetail,
    errors: ['billing.unknown'],
  },
  'GET /api/admin/billing/invoices/{id}/invoice.pdf': {
    ...moneyCall,
    summary: 'The PDF of an invoice or a correction',
    params,
    response: z.unknown(),
    raw: true,
    errors: ['billing.unknown-invoice'],
  },
  'GET /api/admin/billing/brands': {
    ...moneyCall,
    summary: 'Brands by name or handle, with their credit',
    query: z.strictObject({ q: z.string().trim().max(100).optional() }),
    response: z.object({
      brands: z
        .array(
          z.object({ ...Brand.shape, handle: z.string(), creditCents: z.int(), plan: z.enum(PLAN_NAMES).nullable() }),
        )
        .max(BILLING_PAGE),
    }),
  },
  'GET /api/admin/billing/brands/{id}': {
    ...moneyCall,
    summary: 'Credit, plan and last movements of a brand',
    params,
    response: BrandAccount,
    errors: ['brands.unknown'],
  },
  'POST /api/admin/billing/brands/{id}/grants': {
    ...moneyCall,
    summary:
      'Grant bonus credit, which the brand reads with its reason; above 100 € in 24 hours it is asked for (Trust S43)',
    params,
    headers: z.object({ 'idempotency-key': Id }),
    body: z.strictObject({ cents: z.int().min(1).max(FOUR_EYES.mostCents), ...MoneyAct }),
    response: MoneyAnswer,
    errors: ['brands.unknown', 'idempotency-key.reused', ...MONEY_ACT_ERRORS],
  },
  'POST /api/admin/billing/brands/{id}/plan-override': {
    ...overrideCall,
    summary: 'Let another plan hold until the end of a day, free of charge; the brand reads why',
    params,
    body: z.strictObject({ plan: z.enum(PLAN_NAMES), until: z.iso.date(), ...MoneyAct }),
    response: Ok,
    errors: ['brands.unknown', 'billing.override-day', 'billing.no-plan', ...MONEY_ACT_ERRORS],
  },
  'POST /api/admin/billing/brands/{id}/plan-override/end': {
    ...overrideCall,
    summary: 'Give the brand its own plan back before the day',
    params,
    body: z.strictObject(MoneyAct),
    response: Ok,
    errors: ['brands.unknown', 'billing.no-override', ...MONEY_ACT_ERRORS],
  },
  'GET /api/admin/billing/ledger-check': {
    ...moneyCall,
    summary: 'Recompute the ad credit of all brands from its entries',
    response: z.object({ checkedAt: Moment, postings: z.int(), differences: z.array(z.string()) }),
  },
  'GET /api/admin/billing/months/{month}': {
    ...moneyCall,
    summary: 'Turnover, VAT by rate, unspent credit and what was not paid in a month (Berlin)',
    params: z.strictObject({ month: Month }),
    response: MonthFigures,
  },
  'GET /api/admin/billing/months/{month}/documents.csv': {
    ...moneyCall,
    summary: 'All documents of a month as a table',
    params: z.strictObject({ month: Month }),
    response: z.unknown(),
    raw: true,
  },
  'GET /api/admin/billing/dunning': {
    ...moneyCall,
    summary: 'Plans whose renewal was not paid, the first to end before the others',
    response: z.object({ plans: z.array(Dunned).max(BILLING_PAGE) }),
  },
})
