import type Stripe from 'stripe'
import type { PaymentConfig } from '../config/payment-config.ts'
import { readIntent, readRefund, readSetupIntent } from './payment-event.ts'
import { type PaymentProvider, PaymentProviderFailure, type Refund } from './payment-provider.ts'

type StripeConfig = Extract<PaymentConfig, { kind: 'stripe' }>

/** Trust S79: a slow provider must not hold requests. */
const TIMEOUT_MS = 8000

const clients = new WeakMap<StripeConfig, Promise<Stripe>>()

/** Loaded at the first call: most processes never take a payment. */
export function clientOf(config: StripeConfig): Promise<Stripe> {
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

/** Stripe answered, and says no: the same request would be refused again. */
const isFinal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'StripeInvalidRequestError'

/** The payment that a refused card belongs to; null: the error is another one. */
function refusedIntent(error: unknown): Stripe.PaymentIntent | null {
  if (typeof error !== 'object' || error === null || !('type' in error) || error.type !== 'StripeCardError') return null
  return (error as Stripe.errors.StripeCardError).payment_intent ?? null
}

const secretOf = ({
  id,
  client_secret: clientSecret,
}: {
  readonly id: string
  readonly client_secret: string | null
}) => {
  if (clientSecret === null) throw new Error('a payment without a secret')
  return { reference: id, clientSecret }
}

function knownRefund(written: unknown): Refund {
  const refund = readRefund(written)
  if (!refund) throw new Error('a refund of no payment')
  return refund
}

type Ask = <T>(ask: (stripe: Stripe) => Promise<T>) => Promise<T>

/** Stripe's payments in pages; one payment has never more refunds. */
const MOST_REFUNDS = 100
const PAYMENT = { expand: ['latest_charge', 'payment_method'] }
const SETUP = { expand: ['payment_method'] }

const paying = (asked: Ask): Pick<PaymentProvider, 'open' | 'payOffSession' | 'read' | 'cancel'> => ({
  open: ({ purchaseId, cents, description, customer }) =>
    asked(async (stripe) =>
      secretOf(
        await stripe.paymentIntents.create(
          {
            ...common({ purchaseId, cents, description }),
            ...(customer !== null && { customer, setup_future_usage: 'off_session' as const }),
          },
          { idempotencyKey: `open-${purchaseId}` },
        ),
      ),
    ),
  payOffSession: ({ purchaseId, cents, description, customer, method }) =>
    asked(async (stripe) => {
      const intent = await stripe.paymentIntents
        .create(
          {
            ...common({ purchaseId, cents, description }),
            ...{ customer, payment_method: method, off_session: true, confirm: true, ...PAYMENT },
          },
          { idempotencyKey: `saved-${purchaseId}` },
        )
        .catch((error: unknown) => {
          const refused = refusedIntent(error)
          if (!refused) throw error
          return refused
        })
      return { ...secretOf(intent), payment: readIntent(intent) }
    }),
  read: (reference) => asked(async (stripe) => readIntent(await stripe.paymentIntents.retrieve(reference, PAYMENT))),
  cancel: (reference) =>
    asked(async (stripe) => {
      const payment = readIntent(await stripe.paymentIntents.retrieve(reference, PAYMENT))
      if (payment.state !== 'open') return payment
      const options = { idempotencyKey: `cancel-${reference}` }
      return readIntent(await stripe.paymentIntents.cancel(reference, PAYMENT, options))
    }),
})

const common = ({ purchaseId, cents, description }: { purchaseId: string; cents: number; description: string }) => ({
  amount: cents,
  currency: 'eur',
  allowed_payment_method_types: ['card' as const],
  description,
  metadata: { purchase_id: purchaseId },
})

const refunding = (asked: Ask): Pick<PaymentProvider, 'refund' | 'findRefund'> => ({
  refund: ({ reference, cents, refundId }) =>
    asked(async (stripe) => {
      const order = { payment_intent: reference, amount: cents, metadata: { refund_id: refundId } }
      return knownRefund(await stripe.refunds.create(order, { idempotencyKey: `refund-${refundId}` }))
    }),
  findRefund: ({ reference, refundId }) =>
    asked(async (stripe) => {
      const { data } = await stripe.refunds.list({ payment_intent: reference, limit: MOST_REFUNDS })
      return data.map(readRefund).find((refund) => refund?.refundId === refundId) ?? null
    }),
})

const saving = (asked: Ask): Pick<PaymentProvider, 'openCustomer' | 'openSetup' | 'readSetup' | 'forgetCard'> => ({
  openCustomer: ({ brandId, name }) =>
    asked(async (stripe) => {
      const customer = { name, metadata: { brand_id: brandId } }
      return (await stripe.customers.create(customer, { idempotencyKey: `customer-${brandId}` })).id
    }),
  openSetup: ({ setupId, customer }) =>
    asked(async (stripe) =>
      secretOf(
        await stripe.setupIntents.create(
          {
            ...{ customer, usage: 'off_session', allowed_payment_method_types: ['card'] },
            metadata: { setup_id: setupId },
          },
          { idempotencyKey: `setup-${setupId}` },
        ),
      ),
    ),
  readSetup: (reference) =>
    asked(async (stripe) => readSetupIntent(await stripe.setupIntents.retrieve(reference, SETUP))),
  forgetCard: (method) =>
    asked(async (stripe) => {
      await stripe.paymentMethods.detach(method)
    }),
})

/** Payments through Stripe's own library, with a key for each write (Trust S72). */
export function createStripe(config: StripeConfig): PaymentProvider {
  const asked: Ask = async (ask) => {
    try {
      return await ask(await clientOf(config))
    } catch (error) {
      throw new PaymentProviderFailure('Stripe did not answer as expected', { cause: error, isFinal: isFinal(error) })
    }
  }
  return { name: 'stripe', isLive: config.isLive, ...paying(asked), ...refunding(asked), ...saving(asked) }
}
