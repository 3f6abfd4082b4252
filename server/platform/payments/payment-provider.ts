import type { PaymentFailure } from '#contract/billing.limits.ts'
import type { World } from '../scope/scope.ts'

interface PaymentOrder {
  readonly purchaseId: string
  readonly cents: number
  readonly description: string
  /** Keeps the card for later payments of this customer; null: it is not kept. */
  readonly customer: string | null
}

/** A payment without the buyer, with a card that was saved before. */
interface SavedCardOrder extends PaymentOrder {
  readonly customer: string
  readonly method: string
}

/** A card as it is shown. */
interface ShownCard {
  readonly brand: string
  readonly last4: string
}

/** A card that the provider keeps for a customer. */
export interface SavedCard extends ShownCard {
  readonly customer: string
  readonly method: string
  readonly expiryMonth: number
  readonly expiryYear: number
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
  readonly card: ShownCard | null
  /** The card where it is kept, and was asked for: events name it alone. */
  readonly saved: SavedCard | null
}

/** What a provider says of a card that is saved without a payment. */
export interface Setup {
  readonly reference: string
  readonly setupId: string | null
  readonly isLive: boolean
  readonly state: 'open' | 'done' | 'cancelled'
  readonly failure: PaymentFailure | null
  readonly saved: SavedCard | null
}

/** What a provider says of one refund. */
export interface Refund {
  readonly refund: string
  /** The row that ordered it; null: it was ordered elsewhere. */
  readonly refundId: string | null
  readonly reference: string
  readonly cents: number
  readonly state: 'sent' | 'done' | 'failed'
}

/** What an event says; null: nothing that counts here. */
type PaymentNews =
  | { readonly kind: 'payment'; readonly payment: Payment }
  /** All refunds of a payment together. */
  | { readonly kind: 'refunded'; readonly reference: string; readonly refundedCents: number }
  | ({ readonly kind: 'refund' } & Refund)
  | { readonly kind: 'setup'; readonly setup: Setup }
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

interface Opened {
  readonly reference: string
  readonly clientSecret: string
}

interface RefundOrder {
  readonly reference: string
  readonly cents: number
  /** The same one refunds once, also when it is asked again. */
  readonly refundId: string
}

/** A company that takes payments: Stripe, or the built-in simulator of it. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'simulator'
  readonly isLive: boolean
  /** Opens a payment. Repeating it with the same purchase answers the same payment (Trust S72). */
  open(order: PaymentOrder): Promise<Opened>
  /** Pays with a saved card. Repeating it with the same purchase pays once; a refused card is an answer, not a failure. */
  payOffSession(order: SavedCardOrder): Promise<Opened & { readonly payment: Payment }>
  read(reference: string): Promise<Payment>
  /** Cancels a payment that was not paid; answers what became of it. */
  cancel(reference: string): Promise<Payment>
  refund(order: RefundOrder): Promise<Refund>
  /** A refund that may have been ordered; null: it was not. */
  findRefund(order: RefundOrder): Promise<Refund | null>
  /** Makes a brand known; answers what the provider calls it. */
  openCustomer(customer: { readonly brandId: string; readonly name: string }): Promise<string>
  /** Begins to save a card without a payment. */
  openSetup(setup: { readonly setupId: string; readonly customer: string }): Promise<Opened>
  readSetup(reference: string): Promise<Setup>
  forgetCard(method: string): Promise<void>
}

/** The provider did not do what it was asked. */
export class PaymentProviderFailure extends Error {
  /** True: it refused for good. False: it may be asked again. */
  readonly isFinal: boolean

  constructor(
    message: string,
    { cause, isFinal = false }: { readonly cause?: unknown; readonly isFinal?: boolean } = {},
  ) {
    super(message, { cause })
    this.isFinal = isFinal
  }
}
