import { notifyCredit } from '#server/features/brands/subscription/credit-notice.service.ts'
import { writeSystemAudit } from '#server/platform/audit/audit.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { effectsOf } from '../checkout/purchase-kinds.ts'
import { lockPurchase, type PurchaseRow } from '../checkout/purchases.store.ts'
import { insertRefund, selectRefunds } from '../checkout/refunds.store.ts'
import { reissueWithoutVat } from '../invoices/issue-invoice.service.ts'
import { selectLateConfirmed, takeVatOff } from './return-vat.store.ts'
import { taxOf } from './tax.ts'

const BATCH = 50

/**
 * Job: returns the VAT of purchases whose VAT ID VIES could not confirm in time and has confirmed since (Trust L17). The invoice
 * is corrected and issued anew, and the VAT is refunded; all of it in one transaction, once.
 */
export async function returnVat(world: World): Promise<void> {
  for (const { purchaseId, confirmedAt } of await selectLateConfirmed(world.db, BATCH)) {
    await inTransaction(world, (inside) => returnOne(inside, purchaseId, confirmedAt))
  }
}

async function returnOne(inside: World, id: string, confirmedAt: string): Promise<void> {
  const { db, config, now } = inside
  const before = await lockPurchase(db, { id, reference: '' })
  // Refunded by staff, or done by another process, meanwhile.
  if (!before || before.returnedVatCents > 0 || (await selectRefunds(db, id)).length > 0) return
  const buyer = { ...before.buyer, vatConfirmedAt: confirmedAt }
  const tax = taxOf({ ...buyer, isVatIdConfirmed: true }, config.site.operator.isSmallBusiness)
  if (tax.reason !== 'reverse-charge') return
  const { vatCents, netCents, brandId } = before
  if (!(await takeVatOff(db, id, { tax, buyer, returnedVatCents: vatCents }))) return
  const after: PurchaseRow = { ...before, tax, buyer, returnedVatCents: vatCents, vatCents: 0, grossCents: netCents }
  await reissueWithoutVat(inside, before, after, effectsOf(before).lineText(before))
  const reason = 'VIES confirmed the VAT ID after the payment'
  // The job of refunds sends it, with the key of its row.
  await insertRefund(db, { purchaseId: id, cents: vatCents, reason, isVat: true, state: 'ordered', createdAt: now() })
  const entry = { role: 'automatic', targetType: 'purchase', targetId: id, brandId, reason } as const
  await writeSystemAudit(inside, { ...entry, action: 'purchase.vat-returned', changed: { vatCents: [vatCents, 0] } })
  await notifyCredit(inside, brandId, { phase: 'vat-returned', cents: vatCents })
}
