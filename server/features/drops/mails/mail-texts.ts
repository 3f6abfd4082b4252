import { priceWords } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'
import type { Language } from '#contract/vocabulary.ts'
import { unsubscribeHeaders } from '#server/platform/mail/link-token.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'

export type Written = Omit<MailMessage, 'messageId'>
export type InBoth<T> = Readonly<Record<Language, T>>

export const HELLO: InBoth<string> = { de: 'Hallo,', en: 'Hello,' }
export const LEAVE: InBoth<string> = { de: 'Abmelden', en: 'Unsubscribe' }

const CENTS = { de: 'de-DE', en: 'en-GB' } as const
const price = (cents: number, language: Language): string =>
  new Intl.NumberFormat(CENTS[language], { style: 'currency', currency: 'EUR' }).format(cents / 100)

interface ConfirmationContents {
  readonly email: string
  readonly language: Language
  readonly productName: string
  readonly brandName: string
  /** Address of the page that confirms. */
  readonly confirm: string
}

const ASK_WORDS: InBoth<{
  readonly subject: string
  readonly reason: (name: string) => string
  readonly button: string
  readonly after: readonly string[]
}> = {
  de: {
    subject: 'Bitte bestätige deine Drop-Benachrichtigung',
    reason: (name) =>
      `jemand, vermutlich du, möchte an diese Adresse eine Mail bekommen, sobald „${name}“ bei Dropdeck erscheint.`,
    button: 'Ja, benachrichtigt mich',
    after: [
      'Erst nach deiner Bestätigung schreiben wir dir: eine Mail zum Drop, und eine, falls sich sein Termin verschiebt. Der Link gilt 7 Tage.',
      'Du warst das nicht? Dann musst du nichts tun; ohne Bestätigung löschen wir die Adresse wieder.',
    ],
  },
  en: {
    subject: 'Please confirm your drop notification',
    reason: (name) => `somebody, probably you, wants a mail to this address as soon as “${name}” is out at Dropdeck.`,
    button: 'Yes, notify me',
    after: [
      'We only write to you once you have confirmed: a mail about the drop, and one if its date moves. The link is valid for 7 days.',
      'That was not you? Then there is nothing to do; without confirmation we delete the address again.',
    ],
  },
}

/** Asks for consent without advertising: no price, no picture, no link to the shop (UWG § 7, Trust L27). */
export function confirmationMail({ email, language, productName, brandName, confirm }: ConfirmationContents): Written {
  const { subject, reason, button, after } = ASK_WORDS[language]
  const product = `${brandName} ${productName}`
  const before = [reason(product)]
  const kind = { name: 'drop-confirmation', language, values: { product } } as const
  const link = { label: button, url: confirm }
  const body = layOut({ language, greeting: HELLO[language], before, code: null, link, after })
  return { to: email, subject, ...body, kind }
}

export interface Released {
  readonly name: string
  readonly brandName: string
  readonly priceCents: number
  readonly variantPrices: Product['variantPrices']
  /** Lowest price of the 30 days before, where it is reduced. */
  readonly lowestCents: number | null
  /** Host of the product page in the brand's shop; null when there is none yet. */
  readonly shopHost: string | null
}

interface ReleaseContents {
  readonly to: string
  readonly language: Language
  readonly product: Released
  /** Our address that leads to the product. */
  readonly open: string
  readonly leave: string
}

const RELEASE_WORDS: InBoth<{
  subject(name: string): string
  out(name: string): string
  price(price: string): string
  lowest(price: string): string
  shop(host: string): string
  readonly open: string
  readonly why: string
}> = {
  de: {
    subject: (name) => `Jetzt da: ${name}`,
    out: (name) => `${name} ist jetzt erschienen. Du wolltest Bescheid wissen.`,
    price: (amount) => `Preis: ${amount}, inkl. MwSt., zzgl. Versand`,
    lowest: (amount) => `Niedrigster Preis der letzten 30 Tage: ${amount}`,
    shop: (host) => `Zum Shop (${host})`,
    open: 'Zum Produkt',
    why: 'Das ist die Mail, die du zu diesem Drop bestellt hast. Abmelden löscht auch deine anderen Drop-Benachrichtigungen.',
  },
  en: {
    subject: (name) => `Out now: ${name}`,
    out: (name) => `${name} is out now. You wanted to know.`,
    price: (amount) => `Price: ${amount}, incl. VAT, plus shipping`,
    lowest: (amount) => `Lowest price of the last 30 days: ${amount}`,
    shop: (host) => `To the shop (${host})`,
    open: 'See the product',
    why: 'This is the mail that you ordered for this drop. Unsubscribing also deletes your other drop notifications.',
  },
}

/** The mail of a release: product, price, link to the shop, unsubscribe link. */
export function releaseMail({ to, language, product, open, leave }: ReleaseContents): Written {
  const words = RELEASE_WORDS[language]
  const name = `${product.brandName} ${product.name}`
  const before = [
    words.out(name),
    words.price(priceWords(product, price(product.priceCents, language), language)),
    ...(product.lowestCents === null ? [] : [words.lowest(price(product.lowestCents, language))]),
  ]
  const { shopHost } = product
  const link = { label: shopHost === null ? words.open : words.shop(shopHost), url: open }
  const footer = { label: LEAVE[language], url: leave }
  const body = layOut({ language, greeting: HELLO[language], before, code: null, link, after: [words.why], footer })
  const kind = { name: 'drop-release', language, values: { product: name } } as const
  return { to, subject: words.subject(name), ...body, kind, headers: unsubscribeHeaders(leave) }
}

interface Fallen {
  readonly name: string
  readonly brandName: string
  readonly priceCents: number
  readonly variantPrices: Product['variantPrices']
  readonly lowestCents: number
}

interface DigestContents {
  readonly to: string
  readonly username: string
  readonly language: Language
  readonly fallen: readonly Fallen[]
  readonly site: string
  readonly leave: string
}

/** Maximum number of products in one mail, so that it stays readable. */
const MOST_LINES = 10

const DIGEST_WORDS: InBoth<{
  hello(name: string): string
  one(name: string, price: string): string
  many(count: number): string
  readonly intro: string
  line(name: string, price: string, lowest: string): string
  more(count: number): string
  readonly open: string
  readonly why: string
}> = {
  de: {
    hello: (name) => `Hallo ${name},`,
    one: (name, amount) => `Günstiger: ${name}, jetzt ${amount}`,
    many: (count) => `${count} gemerkte Teile sind günstiger geworden`,
    intro: 'das hast du dir gemerkt, und jetzt kostet es weniger:',
    line: (name, amount, lowest) => `${name}: jetzt ${amount} (niedrigster Preis der letzten 30 Tage: ${lowest})`,
    more: (count) => `… und ${count} weitere.`,
    open: 'Gemerktes ansehen',
    why: 'Preise inkl. MwSt., zzgl. Versand. Du bekommst diese Mail, weil du den Preisalarm eingeschaltet hast, höchstens eine am Tag.',
  },
  en: {
    hello: (name) => `Hello ${name},`,
    one: (name, amount) => `Price drop: ${name}, now ${amount}`,
    many: (count) => `${count} saved products got cheaper`,
    intro: 'you saved this, and now it costs less:',
    line: (name, amount, lowest) => `${name}: now ${amount} (lowest price of the last 30 days: ${lowest})`,
    more: (count) => `… and ${count} more.`,
    open: 'See what you saved',
    why: 'Prices incl. VAT, plus shipping. You get this mail because you switched the price alert on, one a day at most.',
  },
}

/** The mail about all saved products that got cheaper. */
export function digestMail({ to, username, language, fallen, site, leave }: DigestContents): Written {
  const words = DIGEST_WORDS[language]
  const nameOf = (product: Fallen) => `${product.brandName} ${product.name}`
  const amountOf = (product: Fallen) => priceWords(product, price(product.priceCents, language), language)
  const [first] = fallen
  const lines = fallen
    .slice(0, MOST_LINES)
    .map((one) => words.line(nameOf(one), amountOf(one), price(one.lowestCents, language)))
  const rest = fallen.length - lines.length
  const subject = first && fallen.length === 1 ? words.one(nameOf(first), amountOf(first)) : words.many(fallen.length)
  const body = layOut({
    language,
    greeting: words.hello(username),
    before: [words.intro, ...lines, ...(rest > 0 ? [words.more(rest)] : [])],
    code: null,
    link: { label: words.open, url: `${site}/saved` },
    after: [words.why],
    footer: { label: LEAVE[language], url: leave },
  })
  const kind = { name: 'price-drop', language, values: { name: username } } as const
  return { to, subject, ...body, kind, headers: unsubscribeHeaders(leave) }
}
