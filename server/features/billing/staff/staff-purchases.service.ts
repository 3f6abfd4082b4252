import { BILLING_PAGE } from '#contract/billing.limits.ts'
import type { PurchaseDetail } from '#contract/billing-staff.ts'
import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { StaffScope } from '#server/platform/scope/scope.ts'
import { presentListed } from '../checkout/present-purchase.ts'
import { findPurchaseById, selectDisputes } from '../checkout/purchases.store.ts'
import { refundableCents } from '../checkout/refunds.service.ts'
import { selectRefunds } from '../checkout/refunds.store.ts'
import { readPdf } from '../invoices/invoices.service.ts'
import { findInvoiceFile } from '../invoices/invoices.store.ts'
import {
  findPurchases,
  type Searched,
  selectBrandFor,
  selectDocuments,
  selectEvents,
  selectPurchasesById,
} from './staff-purchases.store.ts'

/** Purchases of all brands, the latest first. */
export async function listAllPurchases({ db }: StaffScope, searched: Searched) {
  const found = await findPurchases(db, searched)
  const page = found.slice(0, BILLING_PAGE)
  const rows = new Map(
    (
      await selectPurchasesById(
        db,
        page.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  return {
    purchases: page.flatMap(({ id, brandId, brandName, number }) => {
      const row = rows.get(id)
      if (!row) return []
      const { kind, title, state, grossCents, refundedCents, createdAt, buyer } = presentListed(row)
      return {
        ...{ id, kind, title, state, grossCents, refundedCents, createdAt, number, isLive: row.isLive },
        ...{ brand: { id: brandId, name: brandName }, company: buyer.company },
      }
    }),
    cursor: found.length > BILLING_PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** A purchase with what became of its payment. */
export async function readAnyPurchase(scope: StaffScope, id: string): Promise<PurchaseDetail> {
  const { db, actor } = scope
  const row = await findPurchaseById(db, id)
  const brand = row && (await selectBrandFor(db, row.brandId, actor.userId))
  ensure(row && brand, 'billing.unknown')
  const [documents, refunds, disputes, events] = await Promise.all([
    selectDocuments(db, id),
    selectRefunds(db, id),
    selectDisputes(db, id),
    selectEvents(db, id),
  ])
  return {
    ...presentListed(row),
    brand: { id: row.brandId, name: brand.name },
    ...{ isLive: row.isLive, provider: row.provider, reference: row.reference, documents, events },
    paidAt: row.paidAt?.toISOString() ?? null,
    refundableCents: brand.isOwn ? 0 : refundableCents(openPaymentProvider(scope), row, refunds),
    refunds: refunds.map((refund) => ({
      ...{ id: refund.id, cents: refund.cents, reason: refund.reason, state: refund.state },
      createdAt: refund.createdAt.toISOString(),
    })),
    disputes: disputes.map((dispute) => ({ id: dispute.id, cents: dispute.cents, state: dispute.state })),
  }
}

/** The PDF of a document of any brand. */
export async function readAnyInvoicePdf({ db, storage }: StaffScope, id: string) {
  const invoice = await findInvoiceFile(db, id)
  ensure(invoice, 'billing.unknown-invoice')
  return readPdf({ storage }, invoice)
}
