import { priceWords } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'
import type { Language, Timezone } from '#contract/vocabulary.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { isUnreleased, shownPrice } from './shown-price.ts'

/** Language, time zone and texts of the user. */
export interface Reader {
  readonly t: Translate
  readonly language: Language
  readonly timezone: Timezone
}

/** Trust 5.2.2: "[Anzeige. ]Marke, Produkt, Preis[, reduziert von … Niedrigster Preis …][, erscheint am …]". */
export function spokenProduct(product: Product, { t, language, timezone }: Reader, nowMs: number): string {
  const price = shownPrice(product)
  const parts = [
    t('discovery.named', {
      brand: product.brand.name,
      product: product.name,
      price: priceWords(product, formatPrice(price.now, language), language),
    }),
  ]
  if (price.before !== null && price.lowest30d !== null) {
    parts.push(
      t('discovery.namedReduced', {
        price: formatPrice(price.before, language),
        lowest: formatPrice(price.lowest30d, language),
      }),
    )
  }
  if (isUnreleased(product, nowMs)) {
    parts.push(t('discovery.namedDrop', { date: formatReleaseDate(product.releaseDate, timezone) }))
  }
  return `${product.sponsored ? `${t('discovery.sponsored')}. ` : ''}${parts.join(', ')}`
}
