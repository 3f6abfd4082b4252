import { type ReactNode, useRef } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Picture } from '#web/ui/marks/picture.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { TILE_SIZES } from '#web/ui/page/tile-grid.tsx'
import { PriceLine } from './price-line.tsx'
import { ProductBadges } from './product-badges.tsx'
import { spokenProduct } from './spoken-product.ts'
import { useProductNow } from './use-product-now.ts'
import { useShownCount } from './use-shown-count.ts'

interface TileProps {
  readonly product: Product
  readonly timezone: Timezone
  /** Below the fold: its picture is loaded lazily. */
  readonly isFar: boolean
  /** A button on the picture. */
  readonly tool?: ReactNode
}
/** Opens its detail, or links to its page. */
type ProductTileProps = TileProps & ({ readonly onOpen: () => void } | { readonly href: string })

const TARGET =
  'tile-name line-clamp-2 min-h-6 w-full text-left text-14 leading-snug font-[650] outline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-sheet'

/** A product in a grid: picture, brand, name, and price with the notes that the law requires. */
export function ProductTile({ product: given, timezone, isFar, tool, ...target }: ProductTileProps) {
  const product = useProductNow(given)
  const { t, language } = useTranslation()
  const picture = product.media[0]
  const element = useRef<HTMLDivElement>(null)
  useShownCount(element, product)
  const spoken = spokenProduct(product, { t, language, timezone }, Date.now())
  return (
    <div ref={element} className="tile group relative">
      <div className="tile-picture aspect-3/4 overflow-hidden rounded-sheet bg-line">
        {picture && <Picture source={picture} sizes={TILE_SIZES} lazy={isFar} alt="" />}
      </div>
      <p aria-hidden className="tile-brand mt-2.5 truncate text-12 font-[700] tracking-[0.08em] text-muted uppercase">
        {product.brand.name}
      </p>
      {/* Covers the whole tile. */}
      {'href' in target ? (
        <Link href={target.href} aria-label={spoken} className={TARGET}>
          {product.name}
        </Link>
      ) : (
        <button type="button" onClick={target.onOpen} aria-label={spoken} className={TARGET}>
          {product.name}
        </button>
      )}
      {/* Part of the button's name already. */}
      <div aria-hidden className="tile-price [&_p]:text-14 [&_s]:text-14 [&_span]:whitespace-normal">
        <PriceLine product={product} hasShipping className="mt-1! mb-2" />
        <ProductBadges product={product} timezone={timezone} isSmall />
      </div>
      {tool}
    </div>
  )
}
