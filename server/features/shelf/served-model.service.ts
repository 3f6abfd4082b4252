// One version of the trained model, and the products with its vectors. Vectors, priors and tastes of different
// versions are incompatible, so a page uses one version from beginning to end.
import { type CatalogueIndex, createCatalogueIndex } from '#recommender/catalogue-index.ts'
import { CONTENT_LAYOUT_VERSION } from '#recommender/content/layout.ts'
import { describeProduct, type TrainedModel, VECTOR_DIMENSION } from '#recommender/learning/model.ts'
import type { Prior } from '#recommender/learning/prior.ts'
import type { Rates } from './rates.ts'

/** The part of a swipe that a taste is updated with, besides like or pass. */
export interface Observation {
  readonly vector: Float32Array
  readonly baseRate: number
}

export interface Served {
  /** Stored with each taste, which is only valid with this version. */
  readonly version: string
  /** The prior of a new user. */
  readonly prior: Prior
  readonly index: CatalogueIndex
  /** Null when the product no longer exists. */
  observationOf(no: number): Observation | null
}

/** The version as the shelf sees it, which adds the products. */
export interface Serving extends Served {
  /** Adds a product or replaces it. */
  enter(product: Placed, content: Float32Array): void
}

/** The attributes of a product in the index, besides its vector and its like rate. */
export type Placed = Omit<Parameters<CatalogueIndex['upsert']>[0], 'vector' | 'impressions' | 'baseRate'>

interface Shelves {
  readonly rates: Rates
  /** Content vector of a product; null when it no longer exists. */
  contentOf(no: number): Float32Array | null
}

/** Creates a version without products (0 is the untrained one) with capacity for `room` products. */
export function openServing(version: number, model: TrainedModel, shelves: Shelves, room: number): Serving {
  const { rates, contentOf } = shelves
  const index = createCatalogueIndex(VECTOR_DIMENSION, room)
  const describe = (productNo: number, content: Float32Array, vector: Float32Array): Observation => {
    const counted = { productNo, content, ...rates.of(productNo) }
    return { vector, baseRate: describeProduct(model, counted, rates.shop(), vector) }
  }
  // The index copies the vector, so one buffer is enough; a hundred thousand arrays would burden garbage collection.
  const entering = new Float32Array(VECTOR_DIMENSION)
  return {
    version: `${CONTENT_LAYOUT_VERSION}.${version}`,
    prior: model.prior,
    index,
    enter(product, content) {
      const { productNo } = product
      index.upsert({
        ...product,
        ...describe(productNo, content, entering),
        impressions: rates.of(productNo).swipes,
      })
    },
    observationOf(no) {
      const vector = index.vectorOf(no)
      if (vector) return { vector, baseRate: index.baseRateOf(no) ?? 0 }
      const content = contentOf(no)
      return content && describe(no, content, new Float32Array(VECTOR_DIMENSION))
    },
  }
}
