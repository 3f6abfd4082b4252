import { type ContentInput, contentVector } from '#recommender/features.ts'
import type { CatalogueProduct } from '#server/features/products/products.service.ts'
import { statisticsOf } from './picture-statistics.ts'

/** A product counts as a drop until two weeks after its release. */
const DROP_MS = 14 * 86_400_000

/** A product in the form that the recommender reads. */
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
    // The card shows the first picture.
    picture: statisticsOf(de.media[0]?.placeholder ?? ''),
  }
}

/** Content vector of a product: the same for training and for serving. */
export const contentOf = (product: CatalogueProduct, now: Date): Float32Array =>
  contentVector(descriptionOf(product, now))
