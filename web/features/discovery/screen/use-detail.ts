import { useState } from 'react'
import type { Product } from '#contract/products.ts'
import { currentProduct } from '../feed/deck-state.ts'
import type { DiscoveryModel } from '../feed/discovery-model.ts'
import type { Look } from '../list/look.ts'

interface Detail {
  /** The product whose detail is open; null: closed. */
  readonly product: Product | null
  readonly open: (product: Product | null) => void
  readonly close: () => void
  /** Goes on with the next card. In the list the next product is the one that the user opens. */
  readonly showNext: () => void
}

/** The detail of a product of the feed. */
export function useDetail(model: DiscoveryModel, look: Look): Detail {
  const [product, open] = useState<Product | null>(null)
  return {
    product,
    open,
    close: () => open(null),
    showNext: () => open(look === 'deck' ? currentProduct(model.store.get()) : null),
  }
}
