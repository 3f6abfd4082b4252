import type { ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'
import { PriceLine } from './price-line.tsx'
import { ProductBadges } from './product-badges.tsx'
import { spokenProduct } from './spoken-product.ts'
import { useProductNow } from './use-product-now.ts'
import './product-row.css'

interface ProductRowProps {
  readonly product: Product
  readonly timezone: Timezone
  /** `m` for browsing, `s` for the history. */
  readonly size: 'm' | 's'
  /** Below the fold: the picture is loaded lazily. */
  readonly isFar: boolean
  readonly isBusy?: boolean
  /** On the picture. */
  readonly mark?: ReactNode
  /** Shown below the price: facts of this list about the product. */
  readonly facts?: ReactNode
  readonly actions: ReactNode
  readonly onOpen: (product: Product) => void
}

const PICTURE_SIZES = { m: '(min-width: 769px) 136px, 30vw', s: '64px' } as const

/** A product as one item of a list. The whole row opens the product; its actions are above that target. */
export function ProductRow(props: ProductRowProps) {
  const { timezone, size, isFar, isBusy, mark, facts, actions, onOpen } = props
  const product = useProductNow(props.product)
  const { t, language } = useTranslation()
  const picture = product.media[0]
  return (
    <li
      data-product={product.id}
      data-size={size}
      aria-busy={isBusy || undefined}
      className="product-row group relative border-b border-line py-4"
    >
      <div className="relative aspect-3/4 w-full overflow-hidden rounded-control bg-line">
        {picture && <Picture source={picture} sizes={PICTURE_SIZES[size]} lazy={isFar} alt="" />}
        {mark}
      </div>
      <div className="min-w-0">
        <p aria-hidden className="truncate text-12 font-[700] tracking-[0.08em] text-muted uppercase">
          {product.brand.name}
        </p>
        <button
          type="button"
          onClick={() => onOpen(product)}
          aria-label={spokenProduct(product, { t, language, timezone }, Date.now())}
          className={classes(
            'line-clamp-2 min-h-6 w-full text-left leading-snug font-[650] outline-offset-4 group-hover:underline after:absolute after:inset-0',
            size === 'm' && 'text-18',
          )}
        >
          {product.name}
        </button>
        {/* Part of the button's name already. */}
        <div
          aria-hidden
          className={classes('[&_span]:whitespace-normal', size === 's' && '[&_p]:text-14 [&_s]:text-14')}
        >
          <PriceLine product={product} hasShipping className="mt-1! mb-2" />
          <ProductBadges product={product} timezone={timezone} isSmall />
        </div>
        {facts}
      </div>
      <div className="product-row-actions relative z-1 flex flex-wrap items-center gap-3">{actions}</div>
    </li>
  )
}
