import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { ProductTile } from '../product-tile.tsx'
import { HeartButton } from './heart-button.tsx'

interface HeartTileProps {
  readonly product: Product
  readonly timezone: Timezone
  /** Below the fold: its picture is loaded lazily. */
  readonly isFar: boolean
  readonly onOpen: (product: Product) => void
}

/** A product in a grid for members: it can be liked without being opened. */
export function HeartTile({ product, timezone, isFar, onOpen }: HeartTileProps) {
  return (
    <ProductTile
      product={product}
      timezone={timezone}
      isFar={isFar}
      tool={<HeartButton product={product} className="absolute! top-2 right-2" />}
      onOpen={() => onOpen(product)}
    />
  )
}
