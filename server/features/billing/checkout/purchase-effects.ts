import type { BillingWorld } from './billing-world.ts'
import type { PurchaseRow } from './purchases.store.ts'

/** A part of a payment that went back to the buyer, or returned. */
export interface PaymentPart {
  readonly kind: 'refund' | 'dispute'
  /** The same one each time that it is told. */
  readonly cause: string
  readonly netCents: number
  readonly bonusCents: number
}

/**
 * What a payment means for what was bought. Runs in the transaction that locks the purchase, whatever order events arrive
 * in; each call may be repeated with the same facts and must then change nothing.
 */
export interface PurchaseEffects {
  /** What the invoice, and the bank, call it. */
  readonly lineText: (purchase: Pick<PurchaseRow, 'language' | 'packageName' | 'item'>) => string
  /** It was paid. */
  readonly paid: (world: BillingWorld, purchase: PurchaseRow & { readonly paidAt: Date }) => Promise<void>
  /** A part was refunded, or its card holder contests it. */
  readonly takenBack: (world: BillingWorld, purchase: PurchaseRow, part: PaymentPart) => Promise<void>
  /** A refund did not arrive, or a dispute was won. */
  readonly restored: (world: BillingWorld, purchase: PurchaseRow, part: PaymentPart) => Promise<void>
  /** An attempt to pay failed, or the time to pay is over. Of payments without the buyer it is the last word. */
  readonly failed: (world: BillingWorld, purchase: PurchaseRow) => Promise<void>
}
