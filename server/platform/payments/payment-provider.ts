import type { PaymentFailure } from '#contract/billing.limits.ts'
import type { World } from '../scope/scope.ts'

interface PaymentOrder {
  readonly purchaseId: string
  readonly cents: number
  readonly description: string
}

/** What a provider says of a payment. Amounts in cents. */
export interface Payment {
  readonly reference: string
  /** The one that we told the provider; null: it is not ours. */
  readonly purchaseId: string | null
  readonly cents: number
  readonly currency: string
  readonly isLive: boolean
  readonly state: 'open' | 'paid' | 'cancelled'
  readonly failure: PaymentFailure | null
  readonly card: { readonly brand: string; readonly last4: string } | null
}

/** What an event says; null: nothing that counts here. */
type PaymentNews =
  | { readonly kind: 'payment'; readonly payment: Payment }
  /** All refunds of a payment together. */
  | { readonly kind: 'refund'; readonly reference: string; readonly refundedCents: number }
  | {
      readonly kind: 'dispute'
      readonly id: string
      readonly reference: string
      readonly cents: number
      readonly state: 'open' | 'won' | 'lost'
    }

export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly isLive: boolean
  readonly news: PaymentNews | null
}

export type PaymentWorld = Pick<World, 'db' | 'config' | 'now' | 'jobs'>

/** A company that takes payments: Stripe, or the built-in simulator of it. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'simulator'
  readonly isLive: boolean
  /** Opens a payment. Repeating it with the same purchase answers the same payment (Trust S72). */
  open(order: PaymentOrder): Promise<{ readonly reference: string; readonly clientSecret: string }>
  read(reference: string): Promise<Payment>
  /** Cancels a payment that was not paid; answers what became of it. */
  cancel(reference: string): Promise<Payment>
  /** Refunds a part. The same key refunds once. */
  refund(refund: { readonly reference: string; readonly cents: number; readonly key: string }): Promise<void>
}

/** The provider did not do what it was asked; it may be asked again. */
export class PaymentProviderFailure extends Error {}
