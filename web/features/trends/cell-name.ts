import { PRICE_BANDS } from '#contract/insights.limits.ts'
import type { TrendKind } from '#contract/trends.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { Key } from '#web/i18n/catalogue.ts'
import { formatRoundPrice } from '#web/i18n/formats.ts'
import type { Translate } from '#web/i18n/translate.ts'

/** Name of a cell: a type or a colour in words, a price band, or the tag itself. */
export function cellName(kind: TrendKind, key: string, t: Translate, language: Language): string {
  if (kind === 'type') return t(`discovery.${key}` as Key as 'discovery.shoes')
  if (kind === 'colour') return t(`search.${key}` as Key as 'search.black')
  return kind === 'price' ? bandName(Number(key), t, language) : key
}

function bandName(cents: number, t: Translate, language: Language): string {
  const next = PRICE_BANDS[(PRICE_BANDS as readonly number[]).indexOf(cents) + 1]
  const euros = (value: number) => formatRoundPrice(value / 100, language)
  if (next === undefined) return t('trends.bandFrom', { price: euros(cents) })
  return cents === 0
    ? t('trends.bandBelow', { price: euros(next) })
    : t('trends.band', { from: euros(cents), to: euros(next) })
}
