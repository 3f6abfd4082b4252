import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { isUnreleased, shownPrice } from './shown-price.ts'

interface ProductBadgesProps {
  readonly product: Product
  readonly timezone: Timezone
  /** The name beside it is small, as in lists. */
  readonly isSmall?: boolean
}

/** Printed labels: ad, sale, drop. Decision 115, Trust L04: the ad's label is as large as the name and the price. */
export function ProductBadges({ product, timezone, isSmall = false }: ProductBadgesProps) {
  const { t } = useTranslation()
  const { percent, badge } = shownPrice(product)
  const isDrop = isUnreleased(product, Date.now())
  if (!product.sponsored && percent === null && !isDrop) return null
  return (
    <p className="mb-3 flex flex-wrap gap-2 *:whitespace-normal!">
      {product.sponsored && (
        <Badge tone="bone" className={isSmall ? 'text-18!' : 'text-28!'}>
          {t('discovery.sponsored')}
        </Badge>
      )}
      {percent !== null && (
        <Badge tone="signal">{badge ? `${badge} −${percent}\u00a0%` : t('discovery.sale', { percent })}</Badge>
      )}
      {isDrop && (
        <Badge tone="volt">{t('discovery.drops', { date: formatReleaseDate(product.releaseDate, timezone) })}</Badge>
      )}
    </p>
  )
}
