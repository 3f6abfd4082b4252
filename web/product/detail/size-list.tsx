import type { Product } from '#contract/products.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { isUnreleased } from '../shown-price.ts'

const LOOK = 'tabular min-w-9 rounded-[6px] border px-2 py-0.5 text-center font-[600]'

/** The sizes of a product; sold-out sizes are struck and announced as sold out. Before a drop nothing was sold. */
export function SizeList({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const { sizes } = product
  const soldOutSizes = isUnreleased(product, Date.now()) ? [] : product.soldOutSizes
  return (
    <>
      <ul className="flex flex-wrap gap-1.5">
        {sizes.map((size) => {
          const isGone = soldOutSizes.includes(size)
          return (
            <li key={size} className={classes(LOOK, isGone ? 'border-dashed border-line text-muted' : 'border-edge')}>
              {isGone ? <s>{size}</s> : size}
              {isGone && <span className="sr-only">, {t('discovery.soldOut')}</span>}
            </li>
          )
        })}
      </ul>
      {soldOutSizes.length > 0 && (
        <p aria-hidden className="mt-2 text-12 text-muted">
          {t(soldOutSizes.length === sizes.length ? 'discovery.allSoldOut' : 'discovery.struckSoldOut')}
        </p>
      )}
    </>
  )
}
