// One version of the trained model, and the products with its vectors. Vectors, priors and tastes of different
// versions are incompatible, so a page uses one version from beginning to end.
import { type CatalogueIndex, createCatalogueIndex } from '#recommender/catalogue-index.ts'
import { CONTENT_DIMENSION, CONTENT_LAYOUT_VERSION } from '#recommender/content/layout.ts'
import { blendedFactors, type TrainedModel, VECTOR_DIMENSION } from '#recommender/learning/model.ts'
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

/** A vector, and a view of its part with the learned factors. */
function emptyVector(): { readonly vector: Float32Array; readonly factors: Float32Array } {
  const vector = new Float32Array(VECTOR_DIMENSION)
  return { vector, factors: vector.subarray(CONTENT_DIMENSION) }
}

/** Creates a version without products (0 is the untrained one) with capacity for `room` products. */
export function openServing(version: number, model: TrainedModel, shelves: Shelves, room: number): Serving {
  const { rates, contentOf } = shelves
  const index = createCatalogueIndex(VECTOR_DIMENSION, room)
  const vectorOf = (no: number, content: Float32Array, { vector, factors } = emptyVector()) => {
    vector.set(content)
    blendedFactors(model, no, content, factors)
    return vector
  }
  // The index copies the vector, so one buffer is enough; a hundred thousand arrays would burden garbage collection.
  const entering = emptyVector()
  return {
    version: `${CONTENT_LAYOUT_VERSION}.${version}`,
    prior: model.prior,
    index,
    enter(product, content) {
      const { productNo } = product
      index.upsert({ ...product, vector: vectorOf(productNo, content, entering), ...rates.of(productNo) })
    },
    observationOf(no) {
      const placed = index.vectorOf(no)
      const content = placed ? null : contentOf(no)
      const vector = content ? vectorOf(no, content) : placed
      return vector && { vector, baseRate: rates.of(no).baseRate }
    },
  }
}
