import { z } from 'zod'
import type { PaymentFailure } from '#contract/billing.limits.ts'
import type { Payment, PaymentEvent, Refund, SavedCard, Setup } from './payment-provider.ts'

/** The parts of Stripe's objects that count here. */
const Refusal = z.object({
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
  type: z.string().nullish(),
})
const Card = z.object({
  brand: z.string().nullish(),
  last4: z.string().nullish(),
  exp_month: z.int().nullish(),
  exp_year: z.int().nullish(),
})
/** Events name it alone; asked for, it comes with its card. */
const Method = z
  .union([z.string(), z.object({ id: z.string(), customer: z.string().nullish(), card: Card.nullish() })])
  .nullish()
const Intent = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  livemode: z.boolean(),
  status: z.string(),
  metadata: z.record(z.string(), z.string()),
  last_payment_error: Refusal.nullish(),
  payment_method: Method,
  latest_charge: z
    .union([z.string(), z.object({ payment_method_details: z.object({ card: Card.nullish() }).nullish() })])
    .nullish(),
})
const SetupIntent = z.object({
  id: z.string(),
  livemode: z.boolean(),
  status: z.string(),
  metadata: z.record(z.string(), z.string()),
  last_setup_error: Refusal.nullish(),
  payment_method: Method,
})
const RefundObject = z.object({
  id: z.string(),
  payment_intent: z.string().nullish(),
  amount: z.int(),
  status: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})
const Charge = z.object({ payment_intent: z.string().nullish(), amount_refunded: z.int() })
const Dispute = z.object({
  id: z.string(),
  payment_intent: z.string().nullish(),
  amount: z.int(),
  status: z.string(),
})
const Event = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
})

/** Stripe's codes in the words of Product 11; `declined` where it says nothing better. */
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'limit',
  card_velocity_exceeded: 'limit',
  withdrawal_count_limit_exceeded: 'limit',
  expired_card: 'expired',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  processing_error: 'network',
}

const failureOf = (error: z.output<typeof Refusal> | null | undefined): PaymentFailure | null =>
  error ? (FAILURES[error.decline_code ?? ''] ?? FAILURES[error.code ?? ''] ?? 'declined') : null

/** Another product of the same account may name its own things in this way. */
const ourId = (id: string | undefined): string | null => z.uuid().safeParse(id).data ?? null

function savedCard(method: z.output<typeof Method>): SavedCard | null {
  if (typeof method !== 'object' || !method?.customer) return null
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card ?? {}
  if (!brand || !last4 || !expiryMonth || !expiryYear) return null
  return { customer: method.customer, method: method.id, brand, last4, expiryMonth, expiryYear }
}

/** A payment as Stripe writes it; throws where it is none. */
export function readIntent(written: unknown): Payment {
  const intent = Intent.parse(written)
  const { status, latest_charge: charge, payment_method: method } = intent
  const paidWith = typeof charge === 'object' ? charge?.payment_method_details?.card : null
  const card = paidWith ?? (typeof method === 'object' ? method?.card : null)
  return {
    reference: intent.id,
    purchaseId: ourId(intent.metadata['purchase_id']),
    cents: intent.amount,
    currency: intent.currency,
    isLive: intent.livemode,
    state: status === 'succeeded' ? 'paid' : status === 'canceled' ? 'cancelled' : 'open',
    failure: failureOf(intent.last_payment_error),
    card: card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null,
    saved: savedCard(method),
  }
}

/** A card that is saved without a payment, as Stripe writes it. */
export function readSetupIntent(written: unknown): Setup {
  const { id, livemode, status, metadata, last_setup_error: error, payment_method: method } = SetupIntent.parse(written)
  return {
    reference: id,
    setupId: ourId(metadata['setup_id']),
    isLive: livemode,
    state: status === 'succeeded' ? 'done' : status === 'canceled' ? 'cancelled' : 'open',
    failure: failureOf(error),
    saved: savedCard(method),
  }
}

/** A refund as Stripe writes it; null where it belongs to no payment. */
export function readRefund(written: unknown): Refund | null {
  const { id: refund, payment_intent: reference, amount: cents, status, metadata } = RefundObject.parse(written)
  if (!reference) return null
  const state = status === 'failed' || status === 'canceled' ? 'failed' : status === 'succeeded' ? 'done' : 'sent'
  return { refund, refundId: ourId(metadata?.['refund_id']), reference, cents, state }
}

/** An event whose signature was checked. Those that count for nothing here are read without their object. */
export function readPaymentEvent(written: unknown): PaymentEvent {
  const { id, type, livemode, data } = Event.parse(written)
  return { id, type, isLive: livemode, news: newsOf(type, data.object) }
}

function refundNews(object: unknown): PaymentEvent['news'] {
  const refund = readRefund(object)
  return refund && { kind: 'refund', ...refund }
}

function disputeNews(object: unknown): PaymentEvent['news'] {
  const { id, payment_intent: reference, amount: cents, status } = Dispute.parse(object)
  const state = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open'
  // A request for information moves no money.
  return reference && !status.startsWith('warning_') ? { kind: 'dispute', id, reference, cents, state } : null
}

function newsOf(type: string, object: unknown): PaymentEvent['news'] {
  if (type.startsWith('payment_intent.')) return { kind: 'payment', payment: readIntent(object) }
  if (type.startsWith('setup_intent.')) return { kind: 'setup', setup: readSetupIntent(object) }
  if (type === 'charge.refunded') {
    const { payment_intent: reference, amount_refunded: refundedCents } = Charge.parse(object)
    return reference ? { kind: 'refunded', reference, refundedCents } : null
  }
  if (/^(refund|charge\.refund)\.(created|updated|failed)$/.test(type)) return refundNews(object)
  return /^charge\.dispute\.(created|updated|closed|funds_)/.test(type) ? disputeNews(object) : null
}
