import { domainToASCII } from 'node:url'
import freeMailDomains from 'free-email-domains'
import { parse } from 'tldts'
import type { ProofMethod } from '#contract/registration.limits.ts'

export interface ClaimedDomain {
  /** ASCII, lower case: the registrable domain, or the exact host on shared hosts. */
  readonly domain: string
  /** Other shops have hosts under the same domain (the private section of the public suffix list). */
  readonly isShared: boolean
}

const asAddress = (text: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)

/** The domain that a web address belongs to; null for addresses without one, such as IP addresses and bare suffixes. */
export function claimedDomain(address: string): ClaimedDomain | null {
  const url = URL.parse(asAddress(address.trim()))
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  const host = domainToASCII(url.hostname).replace(/\.$/, '')
  const { domain, isPrivate, isIcann } = parse(host, { allowPrivateDomains: true, validateHostname: true })
  if (domain === null || !(isIcann || isPrivate)) return null
  return { domain: isPrivate ? host : domain, isShared: isPrivate === true }
}

/** Mail providers that the library misses. */
const MORE_FREE_MAIL = ['1und1.de', 'email.de', 'kabelmail.de', 'mailbox.org', 'tutanota.com', 'vodafone.de'] as const
const FREE_MAIL: ReadonlySet<string> = new Set([...freeMailDomains, ...MORE_FREE_MAIL])

/** Whether anyone can get an address at this domain. */
export const isFreeMail = (domain: string): boolean => FREE_MAIL.has(domain)

/** The domain of an e-mail address. */
export const mailDomain = (email: string): string =>
  domainToASCII(email.slice(email.lastIndexOf('@') + 1).toLowerCase())

/** Whether an e-mail address proves this domain: it belongs to the domain itself, and not everyone can have one. */
export function provesByMail({ domain, isShared }: ClaimedDomain, email: string): boolean {
  return !isShared && !isFreeMail(domain) && mailDomain(email) === domain
}

/** The ways in which a domain can be proven. On a shared host only its pages are the brand's own. */
export function methodsOf({ domain, isShared }: ClaimedDomain): ProofMethod[] {
  if (isShared) return ['meta', 'file']
  return isFreeMail(domain) ? ['meta', 'dns', 'file'] : ['mail', 'meta', 'dns', 'file']
}
