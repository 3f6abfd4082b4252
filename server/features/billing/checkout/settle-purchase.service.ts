import { takeLock } from '#server/platform/data/database.ts'
import { issueCorrection, issueInvoice } from '../invoices/issue-invoice.service.ts'
import { restorePayment, takeBackBonus, takeBackPayment, topUp } from '../ledger/ledger.service.ts'
import { netShare } from '../tax/tax.ts'
import type { BillingWorld } from './billing-world.ts'
import { type DisputeRow, type PurchaseRow, selectDisputes, updateDispute, updatePurchase } from './purchases.store.ts'

/**
 * Brings ledger and invoices in line with what is known of a payment; the row is locked. Nothing happens before it was paid,
 * and every part happens once.
 */
export async function settlePurchase(world: BillingWorld, purchase: PurchaseRow): Promise<void> {
  if (purchase.paidAt === null) return
  const { id, brandId, netCents, bonusCents, bonusMonths } = purchase
  // Another purchase of the brand may be settled at the same time: a debt must see the credit that pays it.
  await takeLock(world.db, `ledger:${brandId}`)
  const bonusExpiresAt = new Date(purchase.paidAt)
  bonusExpiresAt.setUTCMonth(bonusExpiresAt.getUTCMonth() + bonusMonths)
  await topUp(world, { brandId, purchaseId: id, cents: netCents, bonusCents, bonusExpiresAt })
  await issueInvoice(world, purchase)
  await takeBackRefunds(world, purchase)
  const disputes = await selectDisputes(world.db, id)
  for (const dispute of disputes) await settleDispute(world, purchase, dispute)
  const isContested = disputes.some(({ state }) => state !== 'won')
  const isRefunded = purchase.refundedCents === purchase.grossCents
  await updatePurchase(world.db, id, { state: isContested ? 'disputed' : isRefunded ? 'refunded' : 'credited' })
}

/** Refunds are gross and come as a running total: the credit that belongs to the difference is taken back. */
async function takeBackRefunds(world: BillingWorld, purchase: PurchaseRow): Promise<void> {
  const { id, brandId, netCents, grossCents, bonusCents, refundedCents, postedRefundCents } = purchase
  if (refundedCents <= postedRefundCents) return
  const shareOf = (cents: number) =>
    netShare(cents, refundedCents, grossCents) - netShare(cents, postedRefundCents, grossCents)
  const taken = { brandId, purchaseId: id, cause: `${id}:${refundedCents}` }
  const net = shareOf(netCents)
  if (net > 0) await takeBackPayment(world, { ...taken, kind: 'refund', cents: net })
  const bonus = shareOf(bonusCents)
  if (bonus > 0) await takeBackBonus(world, { ...taken, cents: bonus })
  await issueCorrection(world, purchase, {
    grossCents: refundedCents - postedRefundCents,
    netCents: net,
    cause: taken.cause,
  })
  await updatePurchase(world.db, id, { postedRefundCents: refundedCents })
}

/** The bank takes the money when a payment is contested, and returns it when the dispute is won. */
async function settleDispute(world: BillingWorld, purchase: PurchaseRow, dispute: DisputeRow): Promise<void> {
  const { id, brandId, netCents, grossCents } = purchase
  const cents = netShare(netCents, Math.min(dispute.cents, grossCents), grossCents)
  const moved = { brandId, purchaseId: id, cause: dispute.id, cents }
  if (dispute.state !== 'won' && !dispute.isDebited) {
    await takeBackPayment(world, { ...moved, kind: 'dispute' })
    await updateDispute(world.db, dispute.id, true)
  }
  if (dispute.state === 'won' && dispute.isDebited) {
    await restorePayment(world, moved)
    await updateDispute(world.db, dispute.id, false)
  }
  if (dispute.state === 'lost') {
    await issueCorrection(world, purchase, {
      grossCents: Math.min(dispute.cents, grossCents),
      netCents: cents,
      cause: dispute.id,
    })
  }
}
