import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { sellsFor } from './payment-config.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://dropdeck.example',
  SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
}
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const SELLER = {
  OPERATOR_NAME: 'Dropdeck GmbH',
  OPERATOR_STREET: 'Speicherstraße 4',
  OPERATOR_CITY: '20457 Hamburg',
  OPERATOR_EMAIL: 'post@dropdeck.example',
  OPERATOR_VAT_ID: 'DE136695976',
}

test.each([
  ['on a developer’s machine, in the simulator', {}, 'test'],
  ['in a public demo, in the simulator', { ...PRODUCTION, DEMO: '1' }, 'test'],
  ['in production without keys: nothing', { ...PRODUCTION, ...SELLER }, null],
  [
    'in production while data of the seller are missing: nothing',
    { ...PRODUCTION, ...KEYS, OPERATOR_NAME: 'Dropdeck GmbH' },
    null,
  ],
  ['in production with both', { ...PRODUCTION, ...KEYS, ...SELLER }, 'live'],
])('%s', (_, env, sells) => {
  expect(sellsFor(readConfig(env))).toBe(sells)
})

test.each([{ NODE_ENV: 'test' }, { ...PRODUCTION, DEMO: '1' }])(
  'live keys stop the start outside of production',
  (env) => {
    expect(() => readConfig({ ...env, ...KEYS })).toThrow('live keys of Stripe take money')
  },
)
