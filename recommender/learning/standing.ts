/**
 * What the answers of all users say about a product: its base rate, foretold from its content while answers are few, and
 * two coordinates of its vector, so that a user can follow the crowd more than others do, or less, or not at all.
 */
import { baseRate, RATE_STRENGTH, usualRate } from '../base-rate.ts'
import { CONTENT_DIMENSION } from '../content/layout.ts'
import { addOuter, cholesky, dot, solveWith } from './matrix.ts'

/** Coordinates after the content: base rate minus the usual rate, and how often the product was answered. */
export const STANDING_DIMENSION = 2

export interface Counts {
  readonly likes: number
  readonly swipes: number
}

/** Counts of all products together, and the number of products that were answered. */
export interface ShopCounts extends Counts {
  readonly products: number
}

/** How base rates are made; part of a trained model. */
export interface RatePlan {
  /** Weight of the foretold rate, in pseudo-swipes. */
  readonly strength: number
  /** What each number of the content adds to the usual rate. */
  readonly foretold: Float32Array
  /** Makes the base rates of a shop spread by `STANDING_SPREAD`, whether its products are liked alike or not. */
  readonly scale: number
}

/** Standard deviation of the first coordinate. */
const STANDING_SPREAD = 0.4
/** Standard deviation of base rates before any training. */
const USUAL_SPREAD = 0.08

/** Before any training every product is expected to be liked at the usual rate. */
export const untrainedRates = (): RatePlan => ({
  strength: RATE_STRENGTH,
  foretold: new Float32Array(CONTENT_DIMENSION),
  scale: STANDING_SPREAD / USUAL_SPREAD,
})

/** The scale for these base rates, each counted once for every swipe. */
export function scaleOf(rates: Float64Array, swipes: Float64Array): number {
  const all = swipes.reduce((sum, count) => sum + count, 0)
  if (all === 0) return STANDING_SPREAD / USUAL_SPREAD
  const mean = rates.reduce((sum, rate, at) => sum + rate * (swipes[at] as number), 0) / all
  const variance = rates.reduce((sum, rate, at) => sum + (rate - mean) ** 2 * (swipes[at] as number), 0) / all
  return STANDING_SPREAD / Math.max(LEAST_SPREAD, Math.sqrt(variance))
}

/** Smaller differences between base rates are chance. */
const LEAST_SPREAD = 0.02
/** A rate foretold from content is never more certain than this. */
const LEAST_RATE = 0.02
/** Scales the logarithm of how often a product was answered to a spread of about 1. */
const FAME_SCALE = 0.5

/** Writes the standing of a product into its vector behind the content, and returns its base rate. */
export function writeStanding(
  { strength, foretold, scale }: RatePlan,
  { likes, swipes }: Counts,
  shop: ShopCounts,
  vector: Float32Array,
): number {
  const usual = usualRate(shop.likes, shop.swipes)
  const expected = Math.min(1 - LEAST_RATE, Math.max(LEAST_RATE, usual + foretoldBy(foretold, vector)))
  const rate = baseRate(likes, swipes, expected, strength)
  const average = shop.swipes / Math.max(1, shop.products)
  vector[CONTENT_DIMENSION] = scale * (rate - usual)
  vector[CONTENT_DIMENSION + 1] = FAME_SCALE * Math.log((1 + swipes) / (1 + average))
  return rate
}

function foretoldBy(weights: Float32Array, vector: Float32Array): number {
  let sum = 0
  for (let at = 0; at < CONTENT_DIMENSION; at++) sum += (weights[at] as number) * (vector[at] as number)
  return sum
}

/** Ridge penalties that are tried; the best is chosen by leaving out each product in turn. */
const PULLS = [1, 4, 16, 64, 256] as const
/** With fewer answered products nothing is foretold. */
const FEWEST_PRODUCTS = 10
/** More products would not change the choice of the penalty. */
const MOST_LEFT_OUT = 2000

interface CountedProducts {
  /** Row-major content, `CONTENT_DIMENSION` numbers per product. */
  readonly content: Float32Array
  readonly likes: Float64Array
  readonly swipes: Float64Array
}

/** Fits the like rates of products from their content: a ridge regression, in which a product with few answers says little. */
export function fitForetold({ content, likes, swipes }: CountedProducts, usual: number, strength: number) {
  const n = CONTENT_DIMENSION
  const answered = Array.from(swipes.keys()).filter((product) => (swipes[product] as number) > 0)
  if (answered.length < FEWEST_PRODUCTS) return new Float32Array(n)
  const gram = new Float64Array(n * n)
  const right = new Float64Array(n)
  const examples = answered.map((product) => {
    const row = Float64Array.from(content.subarray(product * n, (product + 1) * n))
    const count = swipes[product] as number
    const weight = count / (count + strength)
    const target = (likes[product] as number) / count - usual
    addOuter(gram, row, weight, n)
    for (let of = 0; of < n; of++) right[of] = (right[of] as number) + weight * target * (row[of] as number)
    return { row, weight, target }
  })
  const step = Math.ceil(examples.length / MOST_LEFT_OUT)
  const leftOut = examples.filter((_, at) => at % step === 0)
  let best: { miss: number; weights: Float64Array } = { miss: Number.POSITIVE_INFINITY, weights: new Float64Array(n) }
  for (const pull of PULLS) {
    const matrix = gram.slice()
    for (let at = 0; at < n; at++) matrix[at * (n + 1)] = (matrix[at * (n + 1)] as number) + pull
    const lower = cholesky(matrix, n)
    const weights = solveWith(lower, right.slice(), n)
    let miss = 0
    for (const { row, weight, target } of leftOut) {
      // The residual that the product would have if it had not been fitted.
      const share = weight * dot(row, solveWith(lower, row.slice(), n), n)
      miss += weight * ((target - dot(weights, row, n)) / (1 - share)) ** 2
    }
    if (miss < best.miss) best = { miss, weights }
  }
  return Float32Array.from(best.weights)
}
