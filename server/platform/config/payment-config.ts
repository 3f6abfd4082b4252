import { z } from 'zod'
import type { SiteConfig } from './site-config.ts'

/** How payments are taken; part of the environment (`config.ts`). */
export const PAYMENT_ENVIRONMENT = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(live|test)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional(),
  /** Only for tests: a double of Stripe's API on the loopback address. */
  STRIPE_TEST_API: z.url({ protocol: /^http$/ }).optional(),
}

const PaymentValues = z.object({ ...PAYMENT_ENVIRONMENT, NODE_ENV: z.string(), DEMO: z.boolean().optional() })
type PaymentValues = z.output<typeof PaymentValues>

export type PaymentConfig =
  | {
      readonly kind: 'stripe'
      readonly secretKey: string
      readonly publishableKey: string
      readonly webhookSecret: string
      readonly isLive: boolean
      readonly testApi: string | null
    }
  /** The built-in simulator: no money is taken. */
  | { readonly kind: 'simulator' }

const isLive = (key: string): boolean => /^\w\w_live_/.test(key)

/** Keys that do not fit together would take payments that are never credited. */
export function paymentFaults(values: PaymentValues): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook } = values
  const set = [secret, publishable, webhook].filter((key) => key !== undefined)
  const faults: string[] = []
  if (
    values.STRIPE_TEST_API &&
    (values.NODE_ENV !== 'test' || new URL(values.STRIPE_TEST_API).hostname !== '127.0.0.1')
  ) {
    faults.push('STRIPE_TEST_API is for NODE_ENV=test and a loopback address only')
  }
  if (set.length === 1 || set.length === 2) {
    faults.push('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together')
  } else if (secret && publishable && isLive(secret) !== isLive(publishable)) {
    faults.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be for tests')
  }
  if (secret && isLive(secret) && (values.NODE_ENV !== 'production' || values.DEMO)) {
    faults.push('live keys of Stripe take money: they are for NODE_ENV=production without DEMO only')
  }
  return faults
}

/** Stripe with its keys, the simulator where no money can be at stake, else null. */
export function paymentConfig(values: PaymentValues): PaymentConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = values
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_TEST_API: testApi = null } = values
  if (secretKey && publishableKey && webhookSecret) {
    return { kind: 'stripe', secretKey, publishableKey, webhookSecret, isLive: isLive(secretKey), testApi }
  }
  return values.NODE_ENV !== 'production' || values.DEMO ? { kind: 'simulator' } : null
}

/** Names of unset variables without which no invoice can be written (UStG § 14). */
export function sellerGaps({ operator }: SiteConfig): string[] {
  const needed = {
    OPERATOR_NAME: operator.name,
    OPERATOR_STREET: operator.street,
    OPERATOR_CITY: operator.city,
    OPERATOR_EMAIL: operator.email,
    'OPERATOR_VAT_ID or OPERATOR_TAX_NUMBER': operator.vatId ?? operator.taxNumber,
  }
  return Object.entries(needed).flatMap(([name, value]) => (value === null ? [name] : []))
}

interface Selling {
  readonly payments: PaymentConfig | null
  readonly site: SiteConfig
}

/** True where payments take no money, so that credit is play money. Without any payments credit is granted, and real. */
export const isTestMode = ({ payments }: Pick<Selling, 'payments'>): boolean =>
  payments !== null && !(payments.kind === 'stripe' && payments.isLive)

/** Whether something can be bought: the only place that decides. `test`: no money is taken. */
export function sellsFor({ payments, site }: Selling): 'live' | 'test' | null {
  if (payments === null) return null
  if (payments.kind === 'simulator') return 'test'
  // With Stripe's test keys as well: what is tried there must be complete.
  return sellerGaps(site).length > 0 ? null : payments.isLive ? 'live' : 'test'
}
