import type { ChatWarning } from '#contract/chat.limits.ts'

interface Found {
  readonly kind: Exclude<ChatWarning, 'link' | 'content'>
  readonly start: number
  readonly end: number
}

/** An address, also written with "(at)" or "[ät]". */
const EMAIL =
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]|\(ät\)|\[ät\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\]|\(punkt\)|\[punkt\])\s?[\p{L}\p{N}-]+)+/giu
/** Country, two check digits, then groups: `DE89 3704 0044 0532 0130 00`. */
const IBAN = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{4}){2,7}(?:[ -]?[A-Z\d]{1,4})?\b/gi
/** At least seven digits that begin like a number of a phone: `+49`, `0049`, `0171`. */
const PHONE = /(?<![\p{L}\p{N}.,])(?:\+|00|0)\d(?:[\s()/.-]{0,3}\d){6,13}(?![\p{L}\p{N}])/gu
/** A date or an amount is no phone number. */
const NO_PHONE = /^0?\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{2}){1,2}$/

const LINK = /\bhttps?:\/\/[^\s<>"]+/giu

/** ISO 13616: of all characters moved and read as numbers, the remainder is 1. */
function isIban(text: string): boolean {
  const bare = text.replaceAll(/[ -]/g, '').toUpperCase()
  if (bare.length < 15 || bare.length > 34) return false
  let rest = 0
  for (const letter of bare.slice(4) + bare.slice(0, 4)) {
    for (const digit of String(Number.parseInt(letter, 36))) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}

/** Places of contact and account details, in order and without overlaps. */
function findContactDetails(text: string): Found[] {
  const found: Found[] = []
  const add = (kind: Found['kind'], pattern: RegExp, isOne: (match: string) => boolean = () => true) => {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (isOne(match[0]) && !found.some((other) => other.start < end && start < other.end))
        found.push({ kind, start, end })
    }
  }
  add('email', EMAIL)
  add('iban', IBAN, isIban)
  add('phone', PHONE, (match) => !NO_PHONE.test(match))
  return found.toSorted((one, other) => one.start - other.start)
}

/** Product 12: replaces the details by dots of a fixed length, so that not even their length is told. */
export function maskContactDetails(text: string): { readonly text: string; readonly isMasked: boolean } {
  const found = findContactDetails(text)
  let masked = text
  for (const { start, end } of found.toReversed()) masked = `${masked.slice(0, start)}••••••${masked.slice(end)}`
  return { text: masked, isMasked: found.length > 0 }
}

/** Whether the host, or one above it, is among these. */
const isHostAmong = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((known) => host === known || host.endsWith(`.${known}`))

/** What a reader should be careful with: contact details, and links that lead to neither us nor the brand. */
export function warningsIn(text: string, linkHosts: readonly string[]): ChatWarning[] {
  const kinds = new Set<ChatWarning>(findContactDetails(text).map(({ kind }) => kind))
  for (const [link] of text.matchAll(LINK)) {
    const host = URL.parse(link)?.hostname
    if (host && !isHostAmong(host, linkHosts)) kinds.add('link')
  }
  return [...kinds]
}
