import type { Payment, PaymentEvent } from '#server/platform/payments/payment-provider.ts'
import { inTransaction } from '#server/platform/scope/scope.ts'
import type { BillingWorld } from './billing-world.ts'
import { insertEvent, lockPurchase, type PurchaseRow, updatePurchase, upsertDispute } from './purchases.store.ts'
import { settlePurchase } from './settle-purchase.service.ts'

interface Received {
  readonly provider: string
  /** Whether the provider is configured to take money. */
  readonly isLive: boolean
  readonly event: PaymentEvent
}

/**
 * Applies an event of the provider, once. Events only add facts to the row of their purchase, which is locked: whatever
 * order they arrive in, the ledger is brought in line with all facts that are known (Trust S70, S71, I8).
 */
export const receiveEvent = (world: BillingWorld, { provider, isLive, event }: Received): Promise<void> =>
  inTransaction(world, async (inside) => {
    const { id, type, news } = event
    const found = news && (await lockPurchase(inside.db, subjectOf(news)))
    const purchase = found?.provider === provider ? found : null
    const outcome = outcomeOf(purchase, event, isLive)
    const received = { provider, id, type, outcome, purchaseId: purchase?.id ?? null, receivedAt: inside.now() }
    if (!(await insertEvent(inside.db, received))) return
    if (outcome === 'mismatch') inside.log.error({ event: id, type }, 'a payment event does not fit its purchase')
    if (outcome === 'applied' && purchase && news) await addFacts(inside, purchase, news)
  })

function outcomeOf(purchase: PurchaseRow | null, { news, isLive }: PaymentEvent, isLiveHere: boolean): Outcome {
  if (!purchase || !news) return 'ignored'
  const isRight = news.kind !== 'payment' || isPaymentOf(purchase, news.payment)
  return isRight && isLive === isLiveHere ? 'applied' : 'mismatch'
}

type Outcome = Parameters<typeof insertEvent>[1]['outcome']
type News = NonNullable<PaymentEvent['news']>

const subjectOf = (news: News) =>
  news.kind === 'payment'
    ? { id: news.payment.purchaseId, reference: news.payment.reference }
    : { id: null, reference: news.reference }

/** Trust S71: only what was ordered is credited. */
const isPaymentOf = ({ id, grossCents, reference }: PurchaseRow, payment: Payment): boolean =>
  payment.purchaseId === id &&
  payment.cents === grossCents &&
  payment.currency === 'eur' &&
  (reference === null || reference === payment.reference)

async function addFacts(world: BillingWorld, purchase: PurchaseRow, news: News): Promise<void> {
  const { db } = world
  const { id } = purchase
  if (news.kind === 'payment') return addPayment(world, purchase, news.payment)
  if (news.kind === 'refund') {
    const refundedCents = Math.max(purchase.refundedCents, Math.min(news.refundedCents, purchase.grossCents))
    await updatePurchase(db, id, { refundedCents })
    return settlePurchase(world, { ...purchase, refundedCents })
  }
  await upsertDispute(db, { id: news.id, purchaseId: id, cents: news.cents, state: news.state })
  return settlePurchase(world, purchase)
}

async function addPayment(world: BillingWorld, purchase: PurchaseRow, payment: Payment): Promise<void> {
  const { db, now } = world
  const { reference, failure } = payment
  if (purchase.paidAt !== null) return
  if (payment.state === 'paid') {
    const paid = {
      reference,
      failure: null,
      cardBrand: payment.card?.brand ?? purchase.cardBrand,
      cardLast4: payment.card?.last4 ?? purchase.cardLast4,
      paidAt: now(),
    }
    await updatePurchase(db, purchase.id, paid)
    return settlePurchase(world, { ...purchase, ...paid })
  }
  const state = payment.state === 'cancelled' ? 'expired' : purchase.state
  await updatePurchase(db, purchase.id, { reference, failure, state: state === 'created' ? 'pending' : state })
}

/** What the provider says when it is asked: for events that never arrived. */
export const confirmPayment = (world: BillingWorld, payment: Payment): Promise<void> =>
  inTransaction(world, async (inside) => {
    const purchase = await lockPurchase(inside.db, { id: payment.purchaseId, reference: payment.reference })
    if (purchase && isPaymentOf(purchase, payment)) await addPayment(inside, purchase, payment)
    else inside.log.error({ payment: payment.reference }, 'a payment does not fit its purchase')
  })
