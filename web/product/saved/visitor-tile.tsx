import type { Product } from '#contract/products.ts'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { PATHS, to } from '#web/paths.ts'
import { ProductTile } from '../product-tile.tsx'
import { VisitorHeart } from './visitor-heart.tsx'

interface VisitorTileProps {
  readonly product: Product
  /** Below the fold: its picture is loaded lazily. */
  readonly isFar: boolean
}

/** A product in a grid for visitors; leads to its public page. */
export function VisitorTile({ product, isFar }: VisitorTileProps) {
  const href = to(PATHS.product, { productId: product.id })
  return (
    <div className="relative">
      <ProductTile product={product} timezone={DEFAULT_TIMEZONE} isFar={isFar} href={href} />
      <VisitorHeart product={product} className="absolute top-2 right-2" />
    </div>
  )
}
