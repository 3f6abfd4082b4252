import type { SALE_OBSTACLES } from '#contract/brand-sales.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { Overlap } from './brand-sales.store.ts'

const DAY_MS = 86_400_000

/** Why a product cannot be reduced, with what its sentence says. */
export type Obstacle =
  | { readonly kind: 'not-real'; readonly cents: number; readonly untilMs: number }
  | { readonly kind: 'other-sale'; readonly overlap: Overlap }
  | { readonly kind: Exclude<(typeof SALE_OBSTACLES)[number], 'not-real' | 'other-sale'> }

export const priceText = (cents: number, language: Language): string =>
  new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  )

/** When it last cost so little: "heute", "gestern", "vor 12 Tagen". */
const daysText = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')

/** Product 18, `saleNotReal`, and when the product was that cheap. */
function notRealText(cents: number, untilMs: number, nowMs: number, language: Language): string {
  const price = priceText(cents, language)
  const days = Math.floor((nowMs - untilMs) / DAY_MS)
  if (language === 'de') {
    const when = untilMs >= nowMs ? 'So viel kostet das Produkt jetzt.' : `So viel kostete es ${daysText(days, 'de')}.`
    return `Kein echter Rabatt: Der niedrigste Preis der letzten 30 Tage war ${price}. ${when}`
  }
  const when = untilMs >= nowMs ? 'That is its price now.' : `It cost that much ${daysText(days, 'en')}.`
  return `Not a real discount: the lowest price of the last 30 days was ${price}. ${when}`
}

function otherSaleText({ name, isImported }: Overlap, language: Language): string {
  if (isImported) {
    return language === 'de'
      ? 'In dieser Zeit reduziert schon dein Import dieses Produkt.'
      : 'Your import already reduces this product at that time.'
  }
  return language === 'de'
    ? `In dieser Zeit schon im Sale „${name}“. Ein Produkt ist in höchstens einem.`
    : `Already in the sale “${name}” at that time. A product is in one at most.`
}

const TEXTS = {
  'no-history': {
    de: 'Noch kein Preis, von dem sich reduzieren lässt: Das Produkt war vor dem Sale nie zu sehen.',
    en: 'There is no price to reduce yet: the product was never shown before the sale.',
  },
  archived: { de: 'Dieses Produkt ist archiviert.', en: 'This product is archived.' },
} as const satisfies Record<'no-history' | 'archived', Record<Language, string>>

export function obstacleText(obstacle: Obstacle, nowMs: number, language: Language): string {
  if (obstacle.kind === 'not-real') return notRealText(obstacle.cents, obstacle.untilMs, nowMs, language)
  if (obstacle.kind === 'other-sale') return otherSaleText(obstacle.overlap, language)
  return TEXTS[obstacle.kind][language]
}
