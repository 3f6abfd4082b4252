/** The one validator of products: the form shows what it says, and the server publishes nothing it refuses. */

import { isAffiliateHost } from './affiliate-hosts.ts'
import { GOOD_PICTURE } from './brand-pictures.limits.ts'
import { isTextile, PRODUCT_LIMITS } from './brand-products.limits.ts'
import { isInEea } from './eea.ts'
import { greenClaimIn, textsOfProduct } from './green-claims.ts'
import type { ProductForm } from './product-form.ts'
import type { ProductProblem } from './product-problems.ts'
import { SIZED_TYPES } from './sizes.ts'
import { optionsKey } from './variant-options.ts'

export interface CheckFacts {
  /** Hosts to which links may lead, with all below them. */
  readonly linkHosts: readonly string[]
  /** Links to pages of this origin below this path count as proven, too (Decision 133); null: none. */
  readonly demoShop?: string | null
  /** The saved link, where it redirected to a host of an affiliate network when it was last checked; null: it did not. */
  readonly affiliateLink?: { readonly link: string; readonly host: string } | null
  /** The brand names a manufacturer for its products. */
  readonly hasSafetyDefault: boolean
  readonly pictures: readonly {
    readonly width: number
    readonly height: number
    readonly altDe?: string
    readonly altEn?: string
  }[]
  readonly now: Date
  /** The date that was saved last: it need not be in the future again. */
  readonly savedReleaseAt: string | null
}

const HOUR_MS = 3_600_000
const L = PRODUCT_LIMITS

/** GS1 check digit of 8, 12, 13 or 14 digits. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false
  const digits = [...text].map(Number).reverse()
  const [check = 0, ...rest] = digits
  const sum = rest.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return (sum + check) % 10 === 0
}

/** Host of an https address without credentials; null for everything else. Both sides check it, so without `URL`. */
export const hostOf = (link: string): string | null =>
  /^https:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i.exec(link)?.[1]?.toLowerCase() ?? null

/** The domain itself, or a host below it. */
export const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

function* linkProblems({ link, releaseAt }: ProductForm, facts: CheckFacts): Iterable<ProductProblem> {
  const isDrop = releaseAt !== null && new Date(releaseAt) > facts.now
  if (!link) {
    if (!isDrop) yield { field: 'link', key: 'required' }
    return
  }
  if (facts.demoShop && link.startsWith(facts.demoShop)) return
  const host = hostOf(link)
  if (host === null) yield { field: 'link', key: 'linkHttps' }
  else if (isAffiliateHost(host)) yield { field: 'link', key: 'linkAffiliate' }
  else if (link === facts.affiliateLink?.link) {
    yield { field: 'link', key: 'linkLeadsToAffiliate', n: facts.affiliateLink.host }
  } else if (!facts.linkHosts.some((domain) => isWithin(host, domain))) yield { field: 'link', key: 'linkDomain' }
}

function* variantProblems({ variants, productType }: ProductForm): Iterable<ProductProblem> {
  const isSized = SIZED_TYPES.some((type) => type === productType)
  if (isSized && !variants.some(({ size }) => size)) yield { field: 'variants', key: 'sizes' }
  const seen = new Set<string>()
  for (const [at, variant] of variants.entries()) {
    const options = optionsKey(variant)
    if (seen.has(options)) yield { field: `variants.${at}.size`, key: 'variantTwice' }
    seen.add(options)
    if (variant.gtin !== '' && !isGtin(variant.gtin)) yield { field: `variants.${at}.gtin`, key: 'gtinInvalid' }
    const { priceGrossCents: cents } = variant
    if (cents !== null && cents < L.priceCents.least) yield { field: `variants.${at}.price`, key: 'priceInvalid' }
  }
}

function* materialProblems({ fibres, productType, category }: ProductForm): Iterable<ProductProblem> {
  if (fibres.length === 0) {
    if (isTextile(productType, category)) yield { field: 'fibres', key: 'required' }
    return
  }
  const seen = new Set<string>()
  for (const [at, { fibre }] of fibres.entries()) {
    if (seen.has(fibre)) yield { field: `fibres.${at}`, key: 'fibreTwice' }
    seen.add(fibre)
  }
  const tenths = fibres.reduce((sum, { percent }) => sum + Math.round(percent * 10), 0)
  if (tenths !== 1000) yield { field: 'fibres', key: 'fibreSum', n: tenths / 10 }
}

function* dropProblems({ releaseAt }: ProductForm, { now, savedReleaseAt }: CheckFacts): Iterable<ProductProblem> {
  if (releaseAt === null) return
  const at = new Date(releaseAt)
  const last = new Date(now)
  last.setMonth(last.getMonth() + L.dropMonths)
  const isSaved = savedReleaseAt !== null && Date.parse(savedReleaseAt) === at.getTime()
  // Drafts are saved with any date, so the farthest one counts for saved dates, too.
  if (isSaved && at <= last) return
  if (at <= now) yield { field: 'releaseAt', key: 'dropInPast' }
  else if (at.getTime() < now.getTime() + L.dropHours * HOUR_MS) yield { field: 'releaseAt', key: 'dropSoon' }
  else if (at > last) yield { field: 'releaseAt', key: 'dropFar' }
}

/** An e-mail address or a web address. */
const ELECTRONIC = /^(?:[^\s@]+@[^\s@]+\.[^\s@]+|(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[:/]\S*)?)$/u

type Contact = NonNullable<NonNullable<ProductForm['safety']>['responsible']>

function* contactProblems(path: string, given: Contact | null): Iterable<ProductProblem> {
  for (const part of ['name', 'address', 'contact'] as const) {
    if (!given?.[part]) yield { field: `${path}.${part}`, key: 'required' }
  }
  if (given?.contact && !ELECTRONIC.test(given.contact)) yield { field: `${path}.contact`, key: 'contactInvalid' }
}

function* safetyProblems({ safety }: ProductForm, { hasSafetyDefault }: CheckFacts): Iterable<ProductProblem> {
  if (safety === null) {
    if (!hasSafetyDefault) yield { field: 'safety', key: 'safety' }
    return
  }
  yield* contactProblems('safety', safety)
  if (safety.country === null) yield { field: 'safety.country', key: 'required' }
  else if (!isInEea(safety.country)) yield* contactProblems('safety.responsible', safety.responsible)
}

/** Without characters that show nothing, such as blanks of Hangul and Braille. */
const visible = (text: string): string => text.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\u2800]/gu, '')

/** No script needs more marks on one letter; more of them cover the lines around. */
const PILED_MARKS = /\p{M}{5}/u

const CAPITALS_MOST = 0.6

function* nameProblems({ name }: ProductForm): Iterable<ProductProblem> {
  if (visible(name).length < L.name.least) yield { field: 'name', key: 'tooShort', n: L.name.least }
  if (PILED_MARKS.test(name)) yield { field: 'name', key: 'piledMarks' }
  const letters = name.match(/\p{L}/gu) ?? []
  const capitals = name.match(/\p{Lu}/gu) ?? []
  if (letters.length > 3 && capitals.length > letters.length * CAPITALS_MOST) {
    yield { field: 'name', key: 'nameCapitals', isWarning: true }
  }
  if (/\d\s?€|€\s?\d|%|\beur\b|\brabatt\b|\bsale\b/i.test(name)) {
    yield { field: 'name', key: 'nameWithPrice', isWarning: true }
  }
}

function* textProblems(form: ProductForm, { pictures }: CheckFacts): Iterable<ProductProblem> {
  const { language, description, tags, claimEvidence } = form
  const original = description[language] ?? ''
  if (original === '') yield { field: 'description', key: 'required' }
  else if (original.length < L.description.least) {
    yield { field: 'description', key: 'tooShort', n: L.description.least }
  }
  for (const [at, tag] of tags.entries()) {
    if (tag.length < L.tag.least) yield { field: `tags.${at}`, key: 'tooShort', n: L.tag.least }
  }
  const claim = greenClaimIn([
    ...textsOfProduct(form),
    ...pictures.flatMap(({ altDe = '', altEn = '' }) => [altDe, altEn]),
  ])
  if (claim !== null && claimEvidence === '') yield { field: 'claimEvidence', key: 'claim', n: claim }
}

function* basicProblems({ productType, gender, priceGrossCents: cents }: ProductForm): Iterable<ProductProblem> {
  if (productType === null) yield { field: 'productType', key: 'required' }
  if (gender === null) yield { field: 'gender', key: 'required' }
  if (cents === null || cents < L.priceCents.least) yield { field: 'price', key: 'priceInvalid' }
}

function* pictureProblems({ pictures: [first] }: CheckFacts): Iterable<ProductProblem> {
  if (!first) yield { field: 'pictures', key: 'picture' }
  else if (first.width < GOOD_PICTURE.width || first.height < GOOD_PICTURE.height) {
    yield { field: 'pictures', key: 'pictureSmall', isWarning: true }
  }
}

/** Everything that keeps a product from being published, and warnings, in the order of the form. */
export function checkProduct(form: ProductForm, facts: CheckFacts): ProductProblem[] {
  return [
    ...nameProblems(form),
    ...textProblems(form, facts),
    ...pictureProblems(facts),
    ...basicProblems(form),
    ...linkProblems(form, facts),
    ...dropProblems(form, facts),
    ...variantProblems(form),
    ...materialProblems(form),
    ...safetyProblems(form, facts),
  ]
}
