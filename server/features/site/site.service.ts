import { randomInt } from 'node:crypto'
import { demoKey } from '#contract/demo-shop.ts'
import { HERO_PRODUCTS, HERO_SLUGS, type HeroSlug } from '#contract/hero.ts'
import type { ContactTopic, Language, NoticeReason } from '#contract/vocabulary.ts'
import { findProductOfBrand } from '#server/features/products/public-products.service.ts'
import { networkBlockOf, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { enqueueSiteMails } from './mails/site-mail.service.ts'
import { findNamed, insertContactMessage, insertContentNotice, type NoticeTarget } from './site.store.ts'
import { SITE_LIMITS } from './site-limits.ts'

/** The products of the start page that exist here. */
export async function findHeroProducts(scope: Scope): Promise<{ slug: HeroSlug; id: string }[]> {
  const found = await Promise.all(
    HERO_SLUGS.map(async (slug) => {
      const product = await findProductOfBrand(scope, HERO_PRODUCTS[slug], demoKey(slug))
      return product && { slug, id: product.id }
    }),
  )
  return found.filter((product) => product !== null)
}

export interface Receipt {
  /** The number of the message that sender and operator can quote. */
  readonly reference: string
  readonly message: string
}

interface NewMessage {
  readonly topic: ContactTopic
  readonly name?: string | undefined
  readonly email: string
  readonly message: string
}

/** Stores a message to the operator and forwards it by mail. */
export async function writeToOperator(scope: Scope, { topic, name, email, message }: NewMessage): Promise<Receipt> {
  await requireWithinLimit(scope, SITE_LIMITS.contact, scope.address)
  await requireRoom(scope)
  const reference = newReference('K')
  await inTransaction(scope, async (scope) => {
    const row = { reference, topic, name: name || null, email, message, language: scope.language }
    const id = await insertContactMessage(scope.db, { ...row, createdAt: scope.now() })
    await enqueueSiteMails(scope, 'contact', id, email)
  })
  return { reference, message: CONTACT_DONE[scope.language] }
}

interface NewNotice {
  readonly reason: NoticeReason
  readonly location: string
  readonly explanation: string
  readonly name?: string | undefined
  readonly email?: string | undefined
}

/** Stores a report of content, forwards it by mail and confirms it (DSA art. 16). */
export async function reportContent(scope: Scope, notice: NewNotice): Promise<Receipt> {
  await requireWithinLimit(scope, SITE_LIMITS.notice, scope.address)
  await requireRoom(scope)
  const { reason, location, explanation } = notice
  const email = notice.email || null
  const reference = newReference('M')
  await inTransaction(scope, async (scope) => {
    const sender = { name: notice.name || null, email, language: scope.language }
    const target = await findTarget(scope, location)
    const row = { reference, reason, location, explanation, ...sender, ...target, createdAt: scope.now() }
    await enqueueSiteMails(scope, 'notice', await insertContentNotice(scope.db, row), email)
  })
  return { reference, message: (email === null ? NOTICE_DONE_UNNAMED : NOTICE_DONE)[scope.language] }
}

/** An address has one or two: a product in a brand's shop. */
const MOST_IDS = 4
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/**
 * The product or brand that is named in a reported location, by its address, its number or the address of one of its
 * pictures; the first one that exists. Null for anything else.
 */
async function findTarget({ db }: Scope, location: string): Promise<NoticeTarget | null> {
  for (const id of (location.match(UUID) ?? []).slice(0, MOST_IDS)) {
    const target = await findNamed(db, id.toLowerCase())
    if (target) return target
  }
  return null
}

/** Throws when a network block or the installation has sent too many messages. */
export async function requireRoom(scope: Scope): Promise<void> {
  await requireWithinLimit(scope, SITE_LIMITS.networkBlock, networkBlockOf(scope.address))
  await requireWithinLimit(scope, SITE_LIMITS.overall, 'all')
}

/** Letters and digits that are not confused when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export const newReference = (kind: 'K' | 'M' | 'W'): string =>
  `${kind}-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

const CONTACT_DONE: Readonly<Record<Language, string>> = {
  de: 'Deine Nachricht ist angekommen. Eine Bestätigung ist unterwegs zu dir.',
  en: 'Your message has arrived. A confirmation is on its way to you.',
}
const NOTICE_DONE: Readonly<Record<Language, string>> = {
  de: 'Deine Meldung ist angekommen. Eine Bestätigung ist unterwegs zu dir; die Entscheidung folgt an dieselbe Adresse.',
  en: 'Your report has arrived. A confirmation is on its way to you; the decision follows to the same address.',
}
const NOTICE_DONE_UNNAMED: Readonly<Record<Language, string>> = {
  de: 'Deine Meldung ist angekommen. Ohne Adresse können wir dir die Entscheidung nicht mitteilen.',
  en: 'Your report has arrived. Without an address we cannot tell you the decision.',
}
