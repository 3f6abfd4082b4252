import { type ContentInput, contentVector } from '#recommender/features.ts'
import type { CatalogueProduct } from '#server/features/products/products.service.ts'
import { statisticsOf } from './picture-statistics.ts'

/** A drop counts as one until two weeks after its release. */
const DROP_MS = 14 * 86_400_000

/** The recommender's input about a product. */
export function descriptionOf(product: CatalogueProduct, now: Date): ContentInput {
  const { brandNo, tags, effectiveCents, releaseAt } = product
  const { de } = product.product
  return {
    gender: de.gender,
    productType: de.productType,
    name: de.name,
    description: de.description,
    brand: String(brandNo),
    tags,
    colours: de.colours,
    priceCents: effectiveCents,
    isOnSale: de.onSale,
    isDrop: releaseAt !== null && releaseAt.getTime() > now.getTime() - DROP_MS,
    // The first one: it is what the card shows.
    picture: statisticsOf(de.media[0]?.placeholder ?? ''),
  }
}

/** Content vector of a product: the same for training and for serving. */
export const contentOf = (product: CatalogueProduct, now: Date): Float32Array =>
  contentVector(descriptionOf(product, now))
