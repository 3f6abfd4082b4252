import { createECDH } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { APP_ENVIRONMENT, type AppConfig, appConfig, appFaults } from './app-config.ts'
import { PAYMENT_ENVIRONMENT, type PaymentConfig, paymentConfig, paymentFaults } from './payment-config.ts'
import { SITE_ENVIRONMENT, type SiteConfig, siteConfig } from './site-config.ts'

const flag = z.enum(['1', '0', 'true', 'false', 'on', 'off']).transform((v) => v === '1' || v === 'true' || v === 'on')
const emails = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((address) => address.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.email()))

/** The environment variables. README.md lists them, except those that only tests set. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Dropdeck <no-reply@dropdeck.example>'),
  DEMO: flag.optional(),
  AUTO_APPROVE: flag.optional(),
  DEMO_BOOSTS: flag.optional(),
  ADMIN_EMAILS: emails.default([]),
  SECRET: z.string().min(32).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMITS: flag.optional(),
  API_DOCS: flag.optional(),
  JOBS: flag.default(true),
  TRAIN_AFTER_SWIPES: z.coerce.number().int().min(1).default(2000),
  TRAIN_FEWEST_SWIPES: z.coerce.number().int().min(1).default(1000),
  TRAIN_MINUTES: z.coerce.number().min(0.1).max(720).default(60),
  AVIF_EFFORT: z.coerce.number().int().min(0).max(9).default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  VIES_URL: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  /** Only for tests: an issuer of ID tokens on the loopback address. */
  GOOGLE_TEST_ISSUER: z.url().optional(),
  ...APP_ENVIRONMENT,
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  ...PAYMENT_ENVIRONMENT,
  ...SITE_ENVIRONMENT,
})

export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Address in mails and links; null until the port is known (then http://localhost:PORT). */
  readonly publicUrl: string | null
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** User who owns the tables; null: the one of `databaseUrl` owns them. */
  readonly migrationDatabaseUrl: string | null
  readonly databasePool: number
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly demo: boolean
  /** Brands and products are approved without a review (Decision 133). */
  readonly approvesAutomatically: boolean
  /** Two labels of the demo promote products. */
  readonly demoBoosts: boolean
  readonly adminEmails: readonly string[]
  /** Pepper of codes; null: generated once and stored in the database. */
  readonly secret: string | null
  /** Number of proxies in front whose X-Forwarded-For counts. */
  readonly trustProxy: number
  readonly rateLimits: boolean
  /** Shows the description of the API to everyone. */
  readonly apiDocs: boolean
  readonly runsJobs: boolean
  readonly training: {
    /** A training starts after this many new swipes. */
    readonly afterSwipes: number
    /** Minimum number of swipes for a training. */
    readonly fewestSwipes: number
    /** A training that takes longer is aborted. */
    readonly timeoutMinutes: number
  }
  /** Effort of the AVIF encoder: 0 is fast with larger files, 9 is slow with smaller files. */
  readonly avifEffort: number
  readonly logLevel: string
  /** REST interface of the register of VAT IDs; null: they are not checked. */
  readonly viesUrl: string | null
  readonly google: { readonly clientId: string; readonly testIssuer: string | null } | null
  /** The apps in the stores that may open our links. */
  readonly app: AppConfig
  /** Key pair of push messages, base64url; null: generated once and stored in the database. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null
  /** Who takes payments; null: no provider, so nothing is sold. */
  readonly payments: PaymentConfig | null
  /** Who runs the installation and what its public pages say. */
  readonly site: SiteConfig
}

/** Lists every fault of the configuration, one sentence each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

type Values = z.output<typeof Environment>

/** Settings that production requires (Trust S32, S87). */
function productionFaults(values: Values): string[] {
  if (values.NODE_ENV !== 'production') return []
  const faults: string[] = []
  if (!values.PUBLIC_URL) faults.push('PUBLIC_URL is needed in production')
  else if (!values.PUBLIC_URL.startsWith('https:')) faults.push('PUBLIC_URL must start with https:// in production')
  if (!values.SECRET) faults.push('SECRET is needed in production')
  if (!values.SMTP_URL) faults.push('SMTP_URL is needed in production')
  return faults
}

function googleFaults(values: Values): string[] {
  if (!values.GOOGLE_TEST_ISSUER) return []
  const host = new URL(values.GOOGLE_TEST_ISSUER).hostname
  const onLoopback = host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
  if (values.NODE_ENV !== 'test' || !onLoopback) {
    return ['GOOGLE_TEST_ISSUER is for NODE_ENV=test and a loopback address only']
  }
  return []
}

/** Browsers subscribe with the public key and reject messages that are signed with another private key. */
function vapidFaults({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Values): string[] {
  if (publicKey === undefined && privateKey === undefined) return []
  if (publicKey === undefined || privateKey === undefined) {
    return ['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together']
  }
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    return ['VAPID_PRIVATE_KEY is no key of the curve P-256']
  }
  return pair.getPublicKey('base64url') === publicKey ? [] : ['VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY']
}

const isDemo = ({ DEMO, NODE_ENV }: Values): boolean => DEMO ?? NODE_ENV !== 'production'
const boostsDemo = (values: Values): boolean => values.DEMO_BOOSTS ?? (isDemo(values) && values.NODE_ENV !== 'test')
/** A demo that no one else reaches. */
const isTrial = (values: Values): boolean => isDemo(values) && values.NODE_ENV === 'development'

/** The European Commission's own interface, without a key. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** Without a network a demo must start: VAT IDs are checked in production without the demo only, unless it is set. */
function viesUrlOf(values: Values): string | null {
  if (values.VIES_URL === 'off') return null
  const usual = values.NODE_ENV === 'production' && !isDemo(values) ? VIES : null
  return values.VIES_URL?.replace(/\/+$/, '') ?? usual
}

/** Reads and checks the environment once, at start. Throws a ConfigurationError with every fault. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(filled)
  if (!parsed.success) {
    throw new ConfigurationError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const values = parsed.data
  const faults = [productionFaults, googleFaults, vapidFaults, appFaults, paymentFaults].flatMap((find) => find(values))
  if (faults.length > 0) throw new ConfigurationError(faults)
  const production = values.NODE_ENV === 'production'
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    demo: isDemo(values),
    approvesAutomatically: values.AUTO_APPROVE ?? isTrial(values),
    demoBoosts: boostsDemo(values),
    adminEmails: values.ADMIN_EMAILS,
    secret: values.SECRET ?? null,
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS ?? production,
    apiDocs: values.API_DOCS ?? !production,
    runsJobs: values.JOBS,
    training: {
      afterSwipes: values.TRAIN_AFTER_SWIPES,
      fewestSwipes: values.TRAIN_FEWEST_SWIPES,
      timeoutMinutes: values.TRAIN_MINUTES,
    },
    avifEffort: values.AVIF_EFFORT,
    logLevel: values.LOG_LEVEL,
    viesUrl: viesUrlOf(values),
    google: values.GOOGLE_CLIENT_ID
      ? { clientId: values.GOOGLE_CLIENT_ID, testIssuer: values.GOOGLE_TEST_ISSUER ?? null }
      : null,
    app: appConfig(values),
    vapid:
      values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
        ? { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY }
        : null,
    payments: paymentConfig(values),
    site: siteConfig(values),
  }
}
