import { randomUUID } from 'node:crypto'
import { sellerGaps } from '#server/platform/config/payment-config.ts'
import { requireWritable } from '#server/platform/http/health.ts'
import { operatorAddresses } from '#server/platform/mail/operator-addresses.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import { stripeFaults } from '#server/platform/payments/check-stripe.ts'
import type { World } from '#server/platform/scope/scope.ts'

export interface Check {
  readonly name: string
  /** What is wrong, as sentences that name what to set; none: it works. */
  readonly faults: readonly string[]
  /** What was found. */
  readonly found: string
}

type Checked = Omit<Check, 'name'>
type Checking = Pick<World, 'config' | 'db' | 'mail' | 'storage'>

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function checkDatabase(world: Checking): Promise<Checked> {
  await requireWritable(world)
  return { faults: [], found: 'it takes writes, and its tables are up to date' }
}

async function checkFiles({ storage, config }: Checking): Promise<Checked> {
  const key = `check/${randomUUID()}`
  const written = Buffer.from(key)
  await storage.write(key, written)
  const read = await storage.read(key)
  await storage.remove('check')
  const isSame = read !== null && written.equals(read)
  return {
    faults: isSame ? [] : [`a file in ${config.dataDir}/files could not be read again`],
    found: `a file was written, read and removed in ${config.dataDir}/files`,
  }
}

async function checkMail({ config, mail }: Checking, mailTo: string | null): Promise<Checked> {
  const to = mailTo ?? operatorAddresses(config)[0]
  if (!to)
    return { faults: ['a test mail has no address: set OPERATOR_EMAIL or name an address with --mail'], found: '' }
  await mail.send({
    to,
    subject: 'Testmail von Dropdeck',
    text: `Diese Mail zeigt, dass ${siteUrlOf(config)} Mails versenden kann.\n\nThis mail shows that mails can be sent.\n`,
    messageId: messageIdOf(config, `check-config.${randomUUID()}`),
  })
  const how =
    config.smtpUrl === null
      ? `written to ${config.dataDir}/mail, because SMTP_URL is not set`
      : 'taken by the SMTP server'
  return { faults: [], found: `a test mail to ${to} was ${how}` }
}

/** The imprint (DDG § 5) and what an invoice names (UStG § 14). */
async function checkOperator({ config: { site } }: Checking): Promise<Checked> {
  const gaps = [...sellerGaps(site), ...(site.operator.phone === null ? ['OPERATOR_PHONE'] : [])]
  return {
    faults: gaps.length === 0 ? [] : [`imprint and invoices lack ${gaps.join(', ')}`],
    found: 'imprint and invoices are complete',
  }
}

async function checkPayments({ config }: Checking): Promise<Checked> {
  const { payments } = config
  if (payments === null) return { faults: [], found: 'no provider: nothing is sold' }
  if (payments.kind === 'simulator') return { faults: [], found: 'the simulator: no money is taken' }
  const faults = await stripeFaults(payments, `${siteUrlOf(config)}/api/webhooks/stripe`)
  return { faults, found: `Stripe answers, ${payments.isLive ? 'live' : 'with test keys'}` }
}

const CHECKS = [
  ['Database', checkDatabase],
  ['Files', checkFiles],
  ['Mail', checkMail],
  ['Operator', checkOperator],
  ['Payments', checkPayments],
] as const satisfies readonly (readonly [string, (world: Checking, mailTo: string | null) => Promise<Checked>])[]

/** Tries everything that the configuration names; a part that throws is a fault of that part. */
export async function checkConfiguration(world: Checking, mailTo: string | null): Promise<Check[]> {
  const checks: Check[] = []
  for (const [name, check] of CHECKS) {
    const result = await check(world, mailTo).catch(
      (error: unknown): Checked => ({ faults: [reasonOf(error)], found: '' }),
    )
    checks.push({ name, ...result })
  }
  return checks
}
