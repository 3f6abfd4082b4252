import type { PaymentProvider, PaymentWorld } from './payment-provider.ts'
import { createSimulator } from './simulator.ts'
import { createStripe } from './stripe.ts'

/** The configured provider; null: none, so nothing is sold. */
export function openPaymentProvider(world: PaymentWorld): PaymentProvider | null {
  const { payments } = world.config
  if (payments === null) return null
  return payments.kind === 'stripe' ? createStripe(payments) : createSimulator(world)
}
