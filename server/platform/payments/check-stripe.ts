import type { PaymentConfig } from '../config/payment-config.ts'
import { clientOf } from './stripe.ts'

/** What the webhook must send (docs/how-to/operate.md). */
const EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'setup_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

const causeOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Asks Stripe with the configured key, and looks for the webhook at this address. Returns what is wrong, as sentences. */
export async function stripeFaults(
  config: Extract<PaymentConfig, { kind: 'stripe' }>,
  webhookUrl: string,
): Promise<string[]> {
  const stripe = await clientOf(config)
  try {
    await stripe.paymentIntents.list({ limit: 1 })
  } catch (error) {
    return [`Stripe refuses STRIPE_SECRET_KEY: ${causeOf(error)}`]
  }
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    const own = data.find(({ url, status }) => url === webhookUrl && status === 'enabled')
    if (!own) return [`Stripe sends no events to ${webhookUrl}: create a webhook for it`]
    const sent = own.enabled_events as readonly string[]
    const missing = EVENTS.filter((event) => !sent.includes('*') && !sent.includes(event))
    return missing.length === 0 ? [] : [`the webhook ${webhookUrl} does not send ${missing.join(', ')}`]
  } catch (error) {
    return [`the webhook could not be checked, because this key may not read webhooks: ${causeOf(error)}`]
  }
}
