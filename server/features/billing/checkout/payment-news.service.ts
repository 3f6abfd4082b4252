import type { Payment, PaymentEvent, Refund } from '#server/platform/payments/payment-provider.ts'
import { inTransaction } from '#server/platform/scope/scope.ts'
import { confirmSetupJob, readPaidCardJob } from '../cards/card-jobs.ts'
import type { BillingWorld } from './billing-world.ts'
import { effectsOf } from './purchase-kinds.ts'
import { insertEvent, lockPurchase, type PurchaseRow, updatePurchase, upsertDispute } from './purchases.store.ts'
import { tellRefundFailedJob } from './refund-jobs.ts'
import { findOrAddRefund, updateRefund } from './refunds.store.ts'
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
    const subject = news && subjectOf(news)
    const found = subject && (await lockPurchase(inside.db, subject))
    const purchase = found?.provider === provider ? found : null
    const outcome = outcomeOf(purchase, event, isLive)
    const received = { provider, id, type, outcome, purchaseId: purchase?.id ?? null, receivedAt: inside.now() }
    if (!(await insertEvent(inside.db, received))) return
    if (outcome === 'mismatch') inside.log.error({ event: id, type }, 'a payment event does not fit its purchase')
    if (outcome === 'applied' && purchase && news) await addFacts(inside, purchase, news)
    if (news?.kind === 'setup' && event.isLive === isLive) await followSetup(inside, news.setup.setupId)
  })

/** What an event says of a card is asked for: it does not name the card itself. */
async function followSetup({ db, jobs }: BillingWorld, setupId: string | null): Promise<void> {
  if (setupId !== null) await jobs.enqueue(db, confirmSetupJob, { setupId })
}

function outcomeOf(purchase: PurchaseRow | null, { news, isLive }: PaymentEvent, isLiveHere: boolean): Outcome {
  if (!purchase || !news) return 'ignored'
  const isRight = news.kind !== 'payment' || isPaymentOf(purchase, news.payment)
  return isRight && isLive === isLiveHere ? 'applied' : 'mismatch'
}

type Outcome = Parameters<typeof insertEvent>[1]['outcome']
type News = NonNullable<PaymentEvent['news']>

/** The purchase that it is about; null: none. */
function subjectOf(news: News) {
  if (news.kind === 'setup') return null
  return news.kind === 'payment'
    ? { id: news.payment.purchaseId, reference: news.payment.reference }
    : { id: null, reference: news.reference }
}

/** Trust S71: only what was ordered is credited. */
const isPaymentOf = ({ id, grossCents, returnedVatCents, reference }: PurchaseRow, payment: Payment): boolean =>
  payment.purchaseId === id &&
  payment.cents === grossCents + returnedVatCents &&
  payment.currency === 'eur' &&
  (reference === null || reference === payment.reference)

async function addFacts(world: BillingWorld, purchase: PurchaseRow, news: News): Promise<void> {
  const { db } = world
  const { id } = purchase
  if (news.kind === 'payment') return addPayment(world, purchase, news.payment)
  if (news.kind === 'refund') return addRefund(world, purchase, news)
  if (news.kind === 'setup') return
  if (news.kind === 'refunded') {
    const { grossCents, returnedVatCents } = purchase
    const told = Math.min(news.refundedCents - returnedVatCents, grossCents)
    const refundedCents = Math.max(purchase.refundedCents, told)
    await updatePurchase(db, id, { refundedCents })
    return settlePurchase(world, { ...purchase, refundedCents })
  }
  await upsertDispute(db, { id: news.id, purchaseId: id, cents: news.cents, state: news.state })
  return settlePurchase(world, purchase)
}

/** What becomes of one refund: of one that fails staff are told, and what it took is given back. */
async function addRefund(world: BillingWorld, purchase: PurchaseRow, news: Refund): Promise<void> {
  const { db, jobs, now } = world
  const refund = await findOrAddRefund(db, purchase.id, news, now())
  const isChanged = await updateRefund(db, refund.id, { state: news.state, reference: news.refund })
  if (isChanged && news.state === 'failed') await jobs.enqueue(db, tellRefundFailedJob, { refundId: refund.id })
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
    if (purchase.savesCard || payment.card === null) {
      await world.jobs.enqueue(db, readPaidCardJob, { purchaseId: purchase.id })
    }
    return settlePurchase(world, { ...purchase, ...paid })
  }
  const isOver = payment.state === 'cancelled'
  const state = isOver ? 'expired' : purchase.state === 'created' ? 'pending' : purchase.state
  await updatePurchase(db, purchase.id, { reference, failure, state })
  if (isOver || failure !== null) await effectsOf(purchase).failed(world, { ...purchase, failure, state })
}

/** Ends an order whose payment was never opened, and cannot be paid any more. */
export const expirePurchase = (world: BillingWorld, id: string): Promise<void> =>
  inTransaction(world, async (inside) => {
    const purchase = await lockPurchase(inside.db, { id, reference: '' })
    if (purchase?.state !== 'created' || purchase.reference !== null) return
    await updatePurchase(inside.db, id, { state: 'expired' })
    await effectsOf(purchase).failed(inside, { ...purchase, state: 'expired' })
  })

/** What the provider says when it is asked: for events that never arrived. */
export const confirmPayment = (world: BillingWorld, payment: Payment): Promise<void> =>
  inTransaction(world, async (inside) => {
    const purchase = await lockPurchase(inside.db, { id: payment.purchaseId, reference: payment.reference })
    if (purchase && isPaymentOf(purchase, payment)) await addPayment(inside, purchase, payment)
    else inside.log.error({ payment: payment.reference }, 'a payment does not fit its purchase')
  })
