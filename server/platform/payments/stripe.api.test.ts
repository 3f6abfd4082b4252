import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { PaymentProviderFailure } from './payment-provider.ts'
import { createStripe } from './stripe.ts'

// Stripe's own library against a double of its API, which checks what it is sent.

interface Request {
  readonly path: string
  readonly method: string
  readonly form: Readonly<Record<string, string>>
  readonly key: string | undefined
}

const PURCHASE = '0c7e2e4e-6f3c-4a53-9f0b-6b8f0f1f8a01'

const INTENT = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 5950,
  currency: 'eur',
  livemode: false,
  status: 'requires_payment_method',
  metadata: { purchase_id: PURCHASE },
  client_secret: 'pi_1_secret',
}

let server: Server
let answers: (readonly [status: number, body: object | string])[]
let requests: Request[]
let stripe: ReturnType<typeof createStripe>

async function receive(request: IncomingMessage): Promise<Request> {
  let body = ''
  for await (const part of request) body += part
  return {
    path: request.url ?? '',
    method: request.method ?? '',
    form: Object.fromEntries(new URLSearchParams(body)),
    key: request.headers['idempotency-key']?.toString(),
  }
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    expect(request.headers.authorization).toBe('Bearer sk_test_1')
    requests.push(await receive(request))
    const [status, body] = answers.shift() ?? [500, 'no answer is left']
    response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { payments } = readConfig({
    NODE_ENV: 'test',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_TEST_API: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  if (payments?.kind !== 'stripe') throw new Error('Stripe is not configured')
  stripe = createStripe(payments)
})
afterAll(() => server.close())
beforeEach(() => {
  answers = []
  requests = []
})

test('a payment is opened with the amount in cents, our number and a key', async () => {
  answers = [[200, INTENT]]
  expect(
    await stripe.open({ purchaseId: PURCHASE, cents: 5950, description: 'Werbeguthaben', customer: null }),
  ).toEqual({
    reference: 'pi_1',
    clientSecret: 'pi_1_secret',
  })
  expect(requests).toEqual([
    {
      path: '/v1/payment_intents',
      method: 'POST',
      key: `open-${PURCHASE}`,
      form: {
        amount: '5950',
        currency: 'eur',
        description: 'Werbeguthaben',
        'allowed_payment_method_types[0]': 'card',
        'metadata[purchase_id]': PURCHASE,
      },
    },
  ])
})

test('a failed try is repeated with the same key, and an answer that is none is a failure', async () => {
  answers = [
    [500, { error: { type: 'api_error', message: 'down' } }],
    [200, INTENT],
  ]
  await stripe.open({ purchaseId: 'p2', cents: 5950, description: 'x', customer: null })
  expect(requests.map(({ key }) => key)).toEqual(['open-p2', 'open-p2'])
  answers = [[200, '<html>maintenance</html>']]
  await expect(stripe.read('pi_1')).rejects.toThrow(PaymentProviderFailure)
})

test('a payment is read with its card, and cancelled unless it was paid', async () => {
  const card = { payment_method_details: { card: { brand: 'visa', last4: '4242' } } }
  const paid = { ...INTENT, status: 'succeeded', latest_charge: card }
  answers = [
    [200, paid],
    [200, paid],
    [200, INTENT],
    [200, { ...INTENT, status: 'canceled' }],
  ]
  expect(await stripe.read('pi_1')).toMatchObject({ state: 'paid', purchaseId: PURCHASE, card: { last4: '4242' } })
  expect((await stripe.cancel('pi_1')).state).toBe('paid')
  expect((await stripe.cancel('pi_1')).state).toBe('cancelled')
  expect(requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'GET /v1/payment_intents/pi_1',
    'GET /v1/payment_intents/pi_1',
    'GET /v1/payment_intents/pi_1',
    'POST /v1/payment_intents/pi_1/cancel',
  ])
})

test('a refund names its part and has a key of its own', async () => {
  const refundId = '0b1e0e7c-5d3c-4e36-9b2e-0f6d6f4f9a01'
  const order = { reference: 'pi_1', cents: 595, refundId }
  const refund = { id: 're_1', object: 'refund', payment_intent: 'pi_1', amount: 595, status: 'pending' }
  answers = [
    [200, { ...refund, metadata: { refund_id: refundId } }],
    [200, { object: 'list', data: [{ ...refund, metadata: { refund_id: refundId }, status: 'failed' }] }],
    [400, { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'refunded' } }],
  ]
  expect(await stripe.refund(order)).toMatchObject({ refund: 're_1', refundId, state: 'sent' })
  expect(await stripe.findRefund(order)).toMatchObject({ refund: 're_1', state: 'failed' })
  await expect(stripe.refund(order)).rejects.toMatchObject({ isFinal: true })
  const form = { payment_intent: 'pi_1', amount: '595', 'metadata[refund_id]': refundId }
  expect(requests[0]).toMatchObject({ path: '/v1/refunds', key: `refund-${refundId}`, form })
})

const METHOD = { id: 'pm_1', customer: 'cus_1', card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 } }
const SAVED = { customer: 'cus_1', method: 'pm_1', brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2031 }

test('a card is kept for a customer, with a payment or without one', async () => {
  answers = [
    [200, { id: 'cus_1', object: 'customer' }],
    [200, INTENT],
    [200, { id: 'seti_1', object: 'setup_intent', client_secret: 'seti_1_secret' }],
    [200, { id: 'seti_1', livemode: false, status: 'succeeded', metadata: {}, payment_method: METHOD }],
  ]
  expect(await stripe.openCustomer({ brandId: 'b1', name: 'Hafenware GmbH' })).toBe('cus_1')
  await stripe.open({ purchaseId: 'p1', cents: 5950, description: 'x', customer: 'cus_1' })
  await stripe.openSetup({ setupId: 's1', customer: 'cus_1' })
  expect(await stripe.readSetup('seti_1')).toMatchObject({ state: 'done', saved: SAVED })
  expect(requests).toMatchObject([
    { path: '/v1/customers', key: 'customer-b1', form: { name: 'Hafenware GmbH' } },
    { key: 'open-p1', form: { customer: 'cus_1', setup_future_usage: 'off_session' } },
    { path: '/v1/setup_intents', key: 'setup-s1', form: { customer: 'cus_1', usage: 'off_session' } },
    { method: 'GET' },
  ])
})

test('a saved card pays without its buyer, and a refused one is an answer', async () => {
  const order = { purchaseId: 'p1', cents: 5950, description: 'x', customer: 'cus_1', method: 'pm_1' }
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
  answers = [
    [200, { ...INTENT, status: 'succeeded', payment_method: METHOD }],
    [402, { error: { ...error, payment_intent: { ...INTENT, last_payment_error: error } } }],
    [400, { error: { type: 'invalid_request_error', message: 'no such customer' } }],
  ]
  expect((await stripe.payOffSession(order)).payment).toMatchObject({ state: 'paid', saved: SAVED })
  expect((await stripe.payOffSession(order)).payment).toMatchObject({ state: 'open', failure: 'limit' })
  await expect(stripe.payOffSession(order)).rejects.toMatchObject({ isFinal: true })
  const form = { payment_method: 'pm_1', customer: 'cus_1', off_session: 'true', confirm: 'true' }
  expect(requests[0]).toMatchObject({ path: '/v1/payment_intents', key: 'saved-p1', form })
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'belong together'],
  [
    { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'both be live',
  ],
  [{ STRIPE_TEST_API: 'http://stripe.example' }, 'loopback'],
])('keys that do not fit together stop the start: %o', (env, sentence) => {
  expect(() => readConfig({ NODE_ENV: 'test', ...env })).toThrow(sentence)
})
