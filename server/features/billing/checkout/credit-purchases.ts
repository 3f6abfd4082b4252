import { PAYMENT_FAILURES } from '#contract/billing.limits.ts'
import { autoTopupFailed, autoTopupPaid } from '../auto-topup/auto-topup-news.service.ts'
import { INVOICE_WORDS } from '../invoices/invoice-words.ts'
import { restorePurchase, takeBackPurchase, topUp } from '../ledger/ledger.service.ts'
import type { PurchaseEffects } from './purchase-effects.ts'
import type { PurchaseRow } from './purchases.store.ts'

function bonusEndOf({ paidAt, bonusMonths, createdAt }: PurchaseRow): Date {
  const end = new Date(paidAt ?? createdAt)
  end.setUTCMonth(end.getUTCMonth() + bonusMonths)
  return end
}

/** Ad credit: the ledger follows its payment. */
export const creditPurchases: PurchaseEffects = {
  lineText: ({ language, packageName }) => INVOICE_WORDS[language].credit(packageName),
  paid: async (world, purchase) => {
    const { id: purchaseId, brandId, netCents: cents, bonusCents, isLive } = purchase
    await topUp(world, { brandId, purchaseId, cents, bonusCents, isLive, bonusExpiresAt: bonusEndOf(purchase) })
    if (purchase.method !== null) await autoTopupPaid(world, purchase)
  },
  takenBack: async (world, { id: purchaseId, brandId }, { kind, cause, netCents: cents, bonusCents }) => {
    await takeBackPurchase(world, { brandId, purchaseId, kind, cause, cents, bonusCents })
  },
  restored: (world, purchase, { kind, cause, netCents: cents, bonusCents }) => {
    const { id: purchaseId, brandId, isLive } = purchase
    const isDispute = kind === 'dispute'
    return restorePurchase(world, {
      ...{ brandId, purchaseId, cause, cents, isLive, kind: isDispute ? 'dispute_won' : 'refund_failed' },
      bonus: { of: isDispute ? cause : `${purchaseId}:`, cents: bonusCents, expiresAt: bonusEndOf(purchase) },
    })
  },
  // Nothing was credited.
  failed: async (world, purchase) => {
    const cause = PAYMENT_FAILURES.find((one) => one === purchase.failure) ?? 'network'
    if (purchase.method !== null) await autoTopupFailed(world, purchase, cause)
  },
}
