import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { ACCOUNT } from '#contract/accounts.limits.ts'
import type { Domain } from '#contract/registration.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { sharedSecret } from '#server/platform/config/secret.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { type Limit, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope, World } from '#server/platform/scope/scope.ts'
import { claimedDomain, provesByMail } from './claimed-domain.ts'
import { proveForMember, requireClaim } from './domains.service.ts'
import { countMailGuess, type DomainRow, selectDomain, storeMailCode } from './domains.store.ts'

const MINUTE_MS = 60_000
/** In force in production or with RATE_LIMITS=on. */
const LIMITS = {
  perBrand: { name: 'domain-mail', hits: 10, seconds: 86_400 },
  perAddress: { name: 'domain-mail-address', hits: 3, seconds: 3600 },
  guesses: { name: 'domain-guess', hits: 20, seconds: 3600 },
} as const satisfies Record<string, Limit>

const DomainMailOrder = z.strictObject({
  brandId: z.uuid(),
  domain: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
})
type DomainMailOrder = z.output<typeof DomainMailOrder>

/** Makes a code and mails it to an address at the domain. The job makes the code, so that no queue holds it. */
export const sendDomainCodeJob: JobKind<DomainMailOrder> = {
  name: 'send-domain-code',
  schema: DomainMailOrder,
  perMailTransport: true,
  traceless: true,
}

/** Enqueues a mail with a code to an address at a claimed domain. */
export async function orderDomainCode(scope: BrandScope, domain: string, email: string): Promise<{ ok: true }> {
  const { brandId } = scope.member
  await requireClaim(scope, domain)
  const claim = claimedDomain(domain)
  ensure(claim && provesByMail(claim, `proof@${domain}`), 'domains.method')
  ensure(provesByMail(claim, email), 'domains.address')
  await requireWithinLimit(scope, LIMITS.perBrand, brandId)
  await requireWithinLimit(scope, LIMITS.perAddress, email.toLowerCase())
  await scope.jobs.enqueue(scope.db, sendDomainCodeJob, { brandId, domain, email, language: scope.language })
  return { ok: true }
}

/** Proves a domain by the code from the mail. */
export async function confirmDomainCode(scope: BrandScope, domain: string, digits: string): Promise<Domain> {
  const { brandId } = scope.member
  const before = await requireClaim(scope, domain)
  await requireWithinLimit(scope, LIMITS.guesses, brandId)
  const guess = await countMailGuess(scope.db, brandId, domain, scope.now())
  const given = await codeHmac(scope, { brandId, domain, digits })
  const isRight = guess?.hmac.length === given.length && timingSafeEqual(guess.hmac, given)
  ensure(
    isRight,
    isUsedUp(before, guess?.guessesLeft ?? before.mailGuessesLeft) ? 'accounts.code-used-up' : 'accounts.code',
  )
  return proveForMember(scope, domain, 'mail')
}

/** A code was mailed and its guesses are spent, so that only a new one helps. */
const isUsedUp = ({ mailCodeHmac }: DomainRow, guessesLeft: number): boolean =>
  mailCodeHmac !== null && guessesLeft === 0

async function codeHmac(
  { db, config }: Pick<World, 'db' | 'config'>,
  code: { readonly brandId: string; readonly domain: string; readonly digits: string },
): Promise<Buffer> {
  const pepper = await sharedSecret(db, config.secret)
  return createHmac('sha256', pepper).update(`domain|${code.brandId}|${code.domain}|${code.digits}`).digest()
}

interface MailWords {
  subject(digits: string): string
  readonly hello: string
  reason(domain: string): string
  readonly after: readonly string[]
  readonly button: string
}

const MINUTES = ACCOUNT.codeMinutes
const WORDS: Readonly<Record<Language, MailWords>> = {
  de: {
    subject: (digits) => `${digits} ist dein Dropdeck-Code`,
    hello: 'Hallo,',
    reason: (domain) => `mit diesem Code bestätigt eine Marke bei Dropdeck, dass ${domain} zu ihr gehört:`,
    after: [
      `Er gilt ${MINUTES} Minuten und nur einmal.`,
      'Du weißt nichts davon? Dann gib den Code nicht weiter: Wer ihn eingibt, kann bei Dropdeck für deine Domain verkaufen.',
    ],
    button: 'Dropdeck öffnen',
  },
  en: {
    subject: (digits) => `${digits} is your Dropdeck code`,
    hello: 'Hello,',
    reason: (domain) => `with this code a brand at Dropdeck confirms that ${domain} belongs to it:`,
    after: [
      `It is valid for ${MINUTES} minutes and only once.`,
      'You know nothing about this? Then do not pass the code on: with it, others can sell at Dropdeck for your domain.',
    ],
    button: 'Open Dropdeck',
  },
}

/** Job: makes a code, voids the one before, and mails it. */
export async function mailDomainCode(
  world: World,
  { brandId, domain, email, language }: DomainMailOrder,
): Promise<void> {
  if (!(await selectDomain(world.db, brandId, domain))) return
  const digits = String(randomInt(10 ** ACCOUNT.codeDigits)).padStart(ACCOUNT.codeDigits, '0')
  const mailCodeHmac = await codeHmac(world, { brandId, domain, digits })
  await storeMailCode(world.db, brandId, domain, {
    mailCodeHmac,
    mailCodeExpiresAt: new Date(world.now().getTime() + MINUTES * MINUTE_MS),
    mailGuessesLeft: ACCOUNT.codeGuesses,
  })
  const { subject, hello, reason, after, button } = WORDS[language]
  const link = { label: button, url: siteUrlOf(world.config) }
  await world.mail.send({
    to: email,
    subject: subject(digits),
    ...layOut({ language, greeting: hello, before: [reason(domain)], code: digits, link, after }),
    messageId: messageIdOf(world.config, `domain.${mailCodeHmac.toString('hex').slice(0, 24)}`),
  })
}
