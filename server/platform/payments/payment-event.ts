import { z } from 'zod'
import type { PaymentFailure } from '#contract/billing.limits.ts'
import type { Payment, PaymentEvent } from './payment-provider.ts'

/** The parts of Stripe's objects that count here. */
const Intent = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  livemode: z.boolean(),
  status: z.string(),
  metadata: z.record(z.string(), z.string()),
  last_payment_error: z
    .object({ code: z.string().nullish(), decline_code: z.string().nullish(), type: z.string().nullish() })
    .nullish(),
  latest_charge: z
    .union([
      z.string(),
      z.object({
        payment_method_details: z
          .object({ card: z.object({ brand: z.string().nullish(), last4: z.string().nullish() }).nullish() })
          .nullish(),
      }),
    ])
    .nullish(),
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

/** A payment as Stripe writes it; throws where it is none. */
export function readIntent(written: unknown): Payment {
  const {
    id,
    amount,
    currency,
    livemode,
    status,
    metadata,
    last_payment_error: error,
    latest_charge,
  } = Intent.parse(written)
  const card = typeof latest_charge === 'object' ? latest_charge?.payment_method_details?.card : null
  return {
    reference: id,
    // Another product of the same account may name its own purchases in this way.
    purchaseId: z.uuid().safeParse(metadata['purchase_id']).data ?? null,
    cents: amount,
    currency,
    isLive: livemode,
    state: status === 'succeeded' ? 'paid' : status === 'canceled' ? 'cancelled' : 'open',
    failure: error ? (FAILURES[error.decline_code ?? ''] ?? FAILURES[error.code ?? ''] ?? 'declined') : null,
    card: card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null,
  }
}

/** An event whose signature was checked. Those that count for nothing here are read without their object. */
export function readPaymentEvent(written: unknown): PaymentEvent {
  const { id, type, livemode, data } = Event.parse(written)
  return { id, type, isLive: livemode, news: newsOf(type, data.object) }
}

function newsOf(type: string, object: unknown): PaymentEvent['news'] {
  if (type.startsWith('payment_intent.')) return { kind: 'payment', payment: readIntent(object) }
  if (type === 'charge.refunded') {
    const { payment_intent: reference, amount_refunded: refundedCents } = Charge.parse(object)
    return reference ? { kind: 'refund', reference, refundedCents } : null
  }
  if (/^charge\.dispute\.(created|updated|closed|funds_)/.test(type)) {
    const { id, payment_intent: reference, amount: cents, status } = Dispute.parse(object)
    const state = status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open'
    // A request for information moves no money.
    return reference && !status.startsWith('warning_') ? { kind: 'dispute', id, reference, cents, state } : null
  }
  return null
}
