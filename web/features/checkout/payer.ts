import type { PaymentFailure } from '#contract/billing.limits.ts'

/** What was entered to pay with. It stays in the form of the provider, or is the number of a test card. */
export interface Payer {
  /** Checks what was entered; a sentence where something is missing. */
  readonly check: () => Promise<string | null>
  /** Pays, or saves the card. `failure`: the bank refuses; `waiting`: its word is awaited from the server. */
  readonly confirm: (order: Confirmed) => Promise<{ readonly failure: string | null }>
}

export interface Confirmed {
  readonly id: string
  readonly clientSecret: string
}

/** Numbers of the simulator that are offered, as Stripe documents them. No field takes a number (Trust S73). */
export const OFFERED_CARDS = [
  '4242424242424242',
  '4000002500003155',
  '4000002760003184',
  '4000000000000341',
  '4000000000000002',
  '4000000000009995',
  '4000000000000069',
  '4000000000000127',
  '4000000000000119',
  '4000000000000259',
] as const
export type OfferedCard = (typeof OFFERED_CARDS)[number]

/** Stripe's codes in the words of Product 11; the server reads the same ones. */
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'limit',
  card_velocity_exceeded: 'limit',
  expired_card: 'expired',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  payment_intent_authentication_failure: 'authentication',
  setup_intent_authentication_failure: 'authentication',
  processing_error: 'network',
}

/** What the bank says; null: the form itself says what is missing. */
export function failureOf(error: { readonly code?: string; readonly decline_code?: string; readonly type?: string }) {
  if (error.type === 'validation_error') return null
  if (error.type === 'api_connection_error') return 'network' as const
  return FAILURES[error.decline_code ?? ''] ?? FAILURES[error.code ?? ''] ?? ('declined' as const)
}
