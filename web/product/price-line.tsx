import { priceWords } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { shownPrice } from './shown-price.ts'

/** A longer sentence does not fit beside the price of a tile. */
const MOST_SHIPPING_LETTERS = 22

interface PriceLineProps {
  readonly product: Product
  /** What a delivery costs, in the same block: for lists, which compare prices (Trust L08). */
  readonly hasShipping?: boolean
  readonly className?: string
}

/** The current price, the struck regular price, and the lowest price of 30 days beside every reduction (Decision 116). */
export function PriceLine({ product, hasShipping = false, className }: PriceLineProps) {
  const { t, language } = useTranslation()
  const { now, before, lowest30d, percent } = shownPrice(product)
  const { shipping = '' } = product
  const fits = shipping !== '' && shipping.length <= MOST_SHIPPING_LETTERS
  return (
    <div className={classes('tabular mt-2', className)}>
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-18 font-[700]">
        {/* Only drafts have no price yet. */}
        {now === 0 ? '– €' : priceWords(product, formatPrice(now, language), language)}
        {before !== null && (
          <s className="text-16 font-[500] opacity-80">
            <span className="sr-only">{t('discovery.regularPrice', { price: '' })}</span>
            {formatPrice(before, language)}
          </s>
        )}
        {hasShipping && (
          <span className="text-12 font-[500] opacity-80">{fits ? shipping : t('discovery.plusShipping')}</span>
        )}
      </p>
      {lowest30d !== null && (
        <p className="text-14 opacity-90">
          {t('discovery.lowest30d', { price: formatPrice(lowest30d, language) })}
          {percent !== null && ` (−${percent}\u00a0%)`}
        </p>
      )}
    </div>
  )
}
