import type Stripe from 'stripe'
import type { PaymentConfig } from '../config/payment-config.ts'
import { readIntent } from './payment-event.ts'
import { type PaymentProvider, PaymentProviderFailure } from './payment-provider.ts'

type StripeConfig = Extract<PaymentConfig, { kind: 'stripe' }>

/** Trust S79: a slow provider must not hold requests. */
const TIMEOUT_MS = 8000

const clients = new WeakMap<StripeConfig, Promise<Stripe>>()

/** Loaded at the first call: most processes never take a payment. */
function clientOf(config: StripeConfig): Promise<Stripe> {
  const client = clients.get(config) ?? openClient(config)
  clients.set(config, client)
  return client
}

async function openClient({ secretKey, testApi }: StripeConfig): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const double = testApi === null ? null : new URL(testApi)
  return new StripeClient(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(double && { host: double.hostname, port: double.port, protocol: 'http' }),
  })
}

/** Payments through Stripe's own library, with a key for each write (Trust S72). */
export function createStripe(config: StripeConfig): PaymentProvider {
  const asked = async <T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await ask(await clientOf(config))
    } catch (error) {
      throw new PaymentProviderFailure('Stripe did not answer as expected', { cause: error })
    }
  }
  const expand = ['latest_charge']
  return {
    name: 'stripe',
    isLive: config.isLive,
    open: ({ purchaseId, cents, description }) =>
      asked(async (stripe) => {
        const { id, client_secret } = await stripe.paymentIntents.create(
          {
            amount: cents,
            currency: 'eur',
            allowed_payment_method_types: ['card'],
            description,
            metadata: { purchase_id: purchaseId },
          },
          { idempotencyKey: `open-${purchaseId}` },
        )
        if (client_secret === null) throw new Error('a payment without a secret')
        return { reference: id, clientSecret: client_secret }
      }),
    read: (reference) =>
      asked(async (stripe) => readIntent(await stripe.paymentIntents.retrieve(reference, { expand }))),
    cancel: (reference) =>
      asked(async (stripe) => {
        const payment = readIntent(await stripe.paymentIntents.retrieve(reference, { expand }))
        if (payment.state !== 'open') return payment
        const options = { idempotencyKey: `cancel-${reference}` }
        return readIntent(await stripe.paymentIntents.cancel(reference, { expand }, options))
      }),
    refund: ({ reference, cents, key }) =>
      asked(async (stripe) => {
        await stripe.refunds.create({ payment_intent: reference, amount: cents }, { idempotencyKey: `refund-${key}` })
      }),
  }
}
