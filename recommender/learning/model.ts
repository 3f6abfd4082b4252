/**
 * The result of training: the prior of a new user over [content …, standing …, factors …], how base rates are made, the
 * factors of every product that was swiped, and a predictor of the factors of other products. Without training the
 * factors are zero.
 */
import { CONTENT_DIMENSION } from '../content/layout.ts'
import { predictedFactor } from './predictor.ts'
import { handSetPriorOfKnown, type Prior, widenedPrior } from './prior.ts'
import type { TrainingReport } from './report.ts'
import { emptyReport } from './report.ts'
import {
  type Counts,
  type RatePlan,
  type ShopCounts,
  STANDING_DIMENSION,
  untrainedRates,
  writeStanding,
} from './standing.ts'

/** Learned coordinates per product. */
export const FACTOR_DIMENSION = 8

/** What is known of a product without factors: its content and its standing. */
export const KNOWN_DIMENSION = CONTENT_DIMENSION + STANDING_DIMENSION

/** Length of a full vector; a multiple of 8, because the catalogue stores and scores in blocks of 8. */
export const VECTOR_DIMENSION = KNOWN_DIMENSION + FACTOR_DIMENSION

/** Weight of the prediction from content, in swipes (Recommender 1: m). */
const FORETOLD_STRENGTH = 5

export interface TrainedModel {
  /** The prior of an unknown user, over `VECTOR_DIMENSION` weights. */
  readonly prior: Prior
  readonly rates: RatePlan
  readonly factors: ProductFactors
  /** Linear map from content and standing to factors, row-major: KNOWN_DIMENSION rows of FACTOR_DIMENSION numbers. */
  readonly predictor: Float32Array
  readonly report: TrainingReport
}

/** What was learned of every product with swipes, one row each. */
interface ProductFactors {
  /** In ascending order, for binary search. */
  readonly productNos: Int32Array
  /** Row-major, FACTOR_DIMENSION numbers per product. */
  readonly values: Float32Array
  /** Correction of each base rate for who answered: fans of one style rate its products higher than others would. */
  readonly offsets: Float32Array
  /** Number of swipes behind each row. */
  readonly evidence: Int32Array
}

/** A product as the model sees it. */
interface CountedProduct extends Counts {
  readonly productNo: number
  /** CONTENT_DIMENSION numbers, from `contentVector`. */
  readonly content: Float32Array
}

/** The model before any training: the hand-set prior, and zero factors. */
export function untrainedModel(): TrainedModel {
  return {
    prior: widenedPrior(handSetPriorOfKnown('untrained'), FACTOR_DIMENSION),
    rates: untrainedRates(),
    factors: {
      productNos: new Int32Array(0),
      values: new Float32Array(0),
      offsets: new Float32Array(0),
      evidence: new Int32Array(0),
    },
    predictor: new Float32Array(KNOWN_DIMENSION * FACTOR_DIMENSION),
    report: emptyReport(),
  }
}

/**
 * Writes the vector of a product into `vector`, so that 100 000 products do not need as many arrays, and returns its base
 * rate. Training, serving and evaluations all see products through this function.
 */
export function describeProduct(
  model: TrainedModel,
  { productNo, content, likes, swipes }: CountedProduct,
  shop: ShopCounts,
  vector: Float32Array,
): number {
  if (content.length !== CONTENT_DIMENSION || vector.length !== VECTOR_DIMENSION)
    throw new RangeError(`Content of ${content.length} for a vector of ${vector.length}`)
  vector.set(content)
  const rate = writeStanding(model.rates, { likes, swipes }, shop, vector)
  const row = rowOf(model.factors.productNos, productNo)
  writeFactors(model, row, vector)
  const offset = row < 0 ? 0 : (model.factors.offsets[row] as number)
  return Math.min(1, Math.max(0, rate + offset))
}

/**
 * The weighted mean of a product's learned factors, with weight n / (n + m) for n swipes, and of those predicted from
 * what is known.
 */
function writeFactors({ factors, predictor }: TrainedModel, row: number, vector: Float32Array): void {
  const known = vector.subarray(0, KNOWN_DIMENSION)
  const swipes = row < 0 ? 0 : (factors.evidence[row] as number)
  const own = swipes / (swipes + FORETOLD_STRENGTH)
  for (let at = 0; at < FACTOR_DIMENSION; at++) {
    const learned = row < 0 ? 0 : (factors.values[row * FACTOR_DIMENSION + at] as number)
    const predicted = predictedFactor(predictor, known, FACTOR_DIMENSION, at)
    vector[KNOWN_DIMENSION + at] = own * learned + (1 - own) * predicted
  }
}

function rowOf(ascending: Int32Array, wanted: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = ascending[middle] as number
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
