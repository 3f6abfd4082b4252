/** What can be bought: ad credit, or a period of a plan. */
export const PURCHASE_KINDS = ['credit', 'plan'] as const
export type PurchaseKind = (typeof PURCHASE_KINDS)[number]

/** Product 10. `created`: the provider has not answered; `pending`: waits for its payment. */
export const PURCHASE_STATES = ['created', 'pending', 'credited', 'expired', 'refunded', 'disputed'] as const

/** How staff look for purchases: by a state, or all that wait for their payment. */
export const PURCHASE_FILTERS = ['open', 'credited', 'expired', 'refunded', 'disputed'] as const

/** For how long credit that staff grant can be spent. */
export const STAFF_GRANT = { days: 365 } as const

/** `ordered`: to be sent to the provider; `sent`: it works on it; `done`: the money left; `failed`: it did not arrive, or was refused. */
export const REFUND_STATES = ['ordered', 'sent', 'done', 'failed'] as const

export const CARD_SETUP_STATES = ['open', 'done', 'expired'] as const

export const DISPUTE_STATES = ['open', 'won', 'lost'] as const

/** Product 11: why a payment failed, as the buyer can mend it. */
export const PAYMENT_FAILURES = ['declined', 'limit', 'expired', 'cvc', 'authentication', 'network'] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]

/** `standard`: German VAT; `reverse-charge`: the buyer owes it; `third-country`: not taxable; `small-business`: § 19 UStG. */
export const TAX_REASONS = ['standard', 'reverse-charge', 'third-country', 'small-business'] as const
export type TaxReason = (typeof TAX_REASONS)[number]

/** Product 10: minutes in which an order can be paid. */
export const CHECKOUT_MINUTES = 30

/** Parts of the ledger that can be looked at alone; all of them where none is chosen. */
export const LEDGER_PARTS = ['bought', 'bonus', 'clicks', 'other'] as const
export type LedgerPart = (typeof LEDGER_PARTS)[number]

/** Days of the chart of what was spent, today included. */
export const SPENDING_DAYS = 30

/** Full days that the present spending is measured by. */
export const SPENDING_BASE_DAYS = 7

/** Rows of a file of the ledger. */
export const LEDGER_FILE_ROWS = 50_000

/** Rows of one page of the ledger, of purchases and of invoices. */
export const BILLING_PAGE = 50

/** Product 10, with what refunds and disputed payments need (Trust S74). */
export const POSTING_KINDS = [
  'topup',
  'bonus_grant',
  'plan_grant',
  'click',
  'click_refund',
  'expire',
  'refund',
  'bonus_return',
  'bonus_restored',
  'dispute',
  'dispute_won',
  'refund_failed',
  'debt_settled',
  'adjustment',
] as const

/**
 * Credit that a brand asks back. `accepted`: its refunds are on the way; `paid-back`: they arrived; `failed`: one of them did
 * not, and its credit stays; `withdrawn`: the brand keeps it after all.
 */
export const CREDIT_RETURN_STATES = ['asked', 'withdrawn', 'refused', 'accepted', 'paid-back', 'failed'] as const
export type CreditReturnState = (typeof CREDIT_RETURN_STATES)[number]

/** Rows of a list of credit that was asked back. */
export const CREDIT_RETURNS_SHOWN = 100

/** Product 10: bounds of automatic top-ups, net. */
export const AUTO_TOPUP = {
  leastThresholdCents: 500,
  mostThresholdCents: 10_000,
  leastCents: 2500,
  mostCapCents: 2_000_000,
} as const

/** Why automatic top-ups are paused: the payment failed, or something of it is missing. */
export const AUTO_TOPUP_PAUSES = [...PAYMENT_FAILURES, 'no-card', 'company', 'package'] as const
export type AutoTopupPause = (typeof AUTO_TOPUP_PAUSES)[number]

/** What members who may pay are told about the ad credit. */
export const CREDIT_NEWS = [
  'topped-up',
  'topup-failed',
  'topup-cap',
  'return-accepted',
  'return-refused',
  'return-paid',
  'return-failed',
  'vat-returned',
] as const

/** Product 5: days for which credit must last at the present spending, else the brand is warned. */
export const LOW_CREDIT_DAYS = 3
/** Days before the end of bonus on which the brand is warned. */
export const EXPIRY_NOTICE_DAYS = 7
