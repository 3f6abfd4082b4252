/**
 * The deck's policy for a shop that shows one product per place: Thompson sampling from the posterior of a linear model
 * (posterior.ts), one draw per choice; the product with the highest score is shown.
 */

import { drawWeights, learn, newTaste, type Taste } from '../../recommender/learning/posterior.ts'
import type { Prior } from '../../recommender/learning/prior.ts'
import { randomFrom } from '../../recommender/random.ts'
import type { ShownRow } from './shop-log.ts'

export interface ShopModel {
  readonly taste: Taste
  /** Click rate of everything it learned from. */
  readonly usualRate: number
  readonly products: number
}

const PLACES = 3

/** Learns from rows of any policy, because a click depends on what was shown and not on which policy chose it. */
export function learnShop(rows: readonly ShownRow[], products: number): ShopModel {
  const usualRate = rows.reduce((sum, { clicked }) => sum + clicked, 0) / rows.length
  const taste = newTaste(shopPrior(products, usualRate))
  for (const row of rows) learn(taste, featuresOf(row, row.product, products), row.clicked === 1, usualRate)
  return { taste, usualRate, products }
}

/** Predicted click rate of this product in this place for this visitor. */
export function expectedRate({ taste, usualRate, products }: ShopModel, row: ShownRow, product: number): number {
  const features = featuresOf(row, product, products)
  return Math.max(0, usualRate + features.reduce((sum, value, at) => sum + value * (taste.mean[at] ?? 0), 0))
}

/**
 * Probability of each product to be shown to this visitor, counted over `draws` draws of the posterior; `spread` as in
 * drawWeights. Place and visitor add the same to all products, so only the product and earlier clicks on it matter.
 */
export function shopPolicy(
  { taste, products }: ShopModel,
  spread: number,
  draws: number,
  seed: number,
): (row: ShownRow) => Float64Array {
  const random = randomFrom(seed)
  const drawn = Array.from({ length: draws }, () => drawWeights(taste, spread, random))
  const known = new Map<string, Float64Array>()
  return ({ clickedBefore }) => {
    const key = clickedBefore.join(' ')
    const chances = known.get(key) ?? countBest(drawn, clickedBefore, products)
    known.set(key, chances)
    return chances
  }
}

function countBest(drawn: readonly Float64Array[], clickedBefore: readonly number[], products: number): Float64Array {
  const chances = new Float64Array(products)
  for (const weights of drawn) {
    let best = 0
    let bestScore = Number.NEGATIVE_INFINITY
    for (let product = 0; product < products; product++) {
      const score = (weights[product] ?? 0) + (clickedBefore.includes(product) ? (weights[products] ?? 0) : 0)
      if (score > bestScore) {
        best = product
        bestScore = score
      }
    }
    chances[best] = (chances[best] ?? 0) + 1 / drawn.length
  }
  return chances
}

/** One coordinate per product, then: clicked this product before, clicked any before, and one per place. */
function featuresOf({ place, clickedBefore }: ShownRow, product: number, products: number): Float32Array {
  const features = new Float32Array(products + 2 + PLACES)
  features[product] = 1
  features[products] = clickedBefore.includes(product) ? 1 : 0
  features[products + 1] = clickedBefore.length > 0 ? 1 : 0
  features[products + 2 + place] = 1
  return features
}

/** Standard deviations as multiples of the usual rate, set by hand: half for products and places, several for clicks. */
function shopPrior(products: number, usualRate: number): Prior {
  const dimension = products + 2 + PLACES
  const covariance = new Float64Array(dimension * dimension)
  for (let at = 0; at < dimension; at++) {
    const spread = at === products ? 10 : at === products + 1 ? 5 : 0.5
    covariance[at * (dimension + 1)] = (spread * usualRate) ** 2
  }
  return { dimension, mean: new Float64Array(dimension), covariance, noise: usualRate * (1 - usualRate) }
}
