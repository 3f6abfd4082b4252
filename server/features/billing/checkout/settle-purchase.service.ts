import { takeLock } from '#server/platform/data/database.ts'
import { issueCorrection, issueInvoice, revokeCorrection } from '../invoices/issue-invoice.service.ts'
import { followReturns } from '../returns/follow-returns.service.ts'
import { netShare } from '../tax/tax.ts'
import type { BillingWorld } from './billing-world.ts'
import type { PaymentPart, PurchaseEffects } from './purchase-effects.ts'
import { effectsOf } from './purchase-kinds.ts'
import { type DisputeRow, type PurchaseRow, selectDisputes, updateDispute, updatePurchase } from './purchases.store.ts'
import { type RefundRow, selectRefunds } from './refunds.store.ts'

/**
 * Brings what was bought and the invoices in line with what is known of a payment; the row is locked. Nothing happens before
 * it was paid, and every part happens once.
 */
export async function settlePurchase(world: BillingWorld, purchase: PurchaseRow): Promise<void> {
  const { id, brandId, grossCents, paidAt } = purchase
  if (paidAt === null) return
  // Another purchase of the brand may be settled at the same time: a debt must see the credit that pays it.
  await takeLock(world.db, `ledger:${brandId}`)
  const effects = effectsOf(purchase)
  await effects.paid(world, { ...purchase, paidAt })
  await issueInvoice(world, purchase, effects.lineText(purchase))
  const refundedCents = refundedOf(purchase, await selectRefunds(world.db, id))
  await followRefunds(world, purchase, effects, refundedCents)
  await followReturns(world, id)
  const disputes = await selectDisputes(world.db, id)
  for (const dispute of disputes) await settleDispute(world, purchase, effects, dispute)
  const isContested = disputes.some(({ state }) => state !== 'won')
  const isRefunded = refundedCents === grossCents
  await updatePurchase(world.db, id, { state: isContested ? 'disputed' : isRefunded ? 'refunded' : 'credited' })
}

/**
 * Gross, what all refunds together took. The provider's running total says it until a refund fails: whether the total counts
 * that one is not documented, so then the refunds that are known one by one are added up.
 */
function refundedOf({ refundedCents, grossCents }: PurchaseRow, all: readonly RefundRow[]): number {
  const refunds = all.filter(({ isVat }) => !isVat)
  const arrived = refunds.filter(({ state, reference }) => state !== 'failed' && reference !== null)
  const sum = arrived.reduce((cents, refund) => cents + refund.cents, 0)
  const hasFailed = refunds.some(({ state, reference }) => state === 'failed' && reference !== null)
  return Math.min(grossCents, hasFailed ? sum : Math.max(sum, refundedCents))
}

/** The parts of net amount and bonus that lie between two running totals of refunds. */
function shareBetween({ netCents, bonusCents, grossCents }: PurchaseRow, less: number, more: number) {
  const shareOf = (cents: number) => netShare(cents, more, grossCents) - netShare(cents, less, grossCents)
  return { netCents: shareOf(netCents), bonusCents: shareOf(bonusCents) }
}

async function followRefunds(
  world: BillingWorld,
  purchase: PurchaseRow,
  effects: PurchaseEffects,
  refundedCents: number,
): Promise<void> {
  const { id, postedRefundCents: posted, refundPostings } = purchase
  if (refundedCents === posted) return
  const isMore = refundedCents > posted
  const share = shareBetween(purchase, Math.min(posted, refundedCents), Math.max(posted, refundedCents))
  const part: PaymentPart = { kind: 'refund', cause: `${id}:r${refundPostings + 1}`, ...share }
  const document = { grossCents: Math.abs(refundedCents - posted), netCents: share.netCents, cause: part.cause }
  if (isMore) {
    await effects.takenBack(world, purchase, part)
    await issueCorrection(world, purchase, { ...document, text: effects.lineText(purchase) })
  } else {
    await effects.restored(world, purchase, part)
    await revokeCorrection(world, purchase, { ...document, text: effects.lineText(purchase) })
  }
  await updatePurchase(world.db, id, { postedRefundCents: refundedCents, refundPostings: refundPostings + 1 })
}

/** The bank takes the money when a payment is contested, and returns it when the dispute is won. */
async function settleDispute(
  world: BillingWorld,
  purchase: PurchaseRow,
  effects: PurchaseEffects,
  dispute: DisputeRow,
): Promise<void> {
  const grossCents = Math.min(dispute.cents, purchase.grossCents)
  const share = shareBetween(purchase, 0, grossCents)
  const part: PaymentPart = { kind: 'dispute', cause: dispute.id, ...share }
  if (dispute.state !== 'won' && !dispute.isDebited) {
    await effects.takenBack(world, purchase, part)
    await updateDispute(world.db, dispute.id, true)
  }
  if (dispute.state === 'won' && dispute.isDebited) {
    await effects.restored(world, purchase, part)
    await updateDispute(world.db, dispute.id, false)
  }
  if (dispute.state === 'lost') {
    const text = effects.lineText(purchase)
    await issueCorrection(world, purchase, { grossCents, netCents: share.netCents, cause: dispute.id, text })
  }
}
