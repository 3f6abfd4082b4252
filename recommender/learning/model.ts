/**
 * The result of training: the prior of a new user over [content …, factors …], the factors of every product
 * that was swiped, and a predictor of the factors of other products. Without training the factors are zero.
 */
import { CONTENT_DIMENSION } from '../content/layout.ts'
import { predictedFactor } from './predictor.ts'
import { handSetPrior, type Prior, widenedPrior } from './prior.ts'

/** Learned coordinates per product. */
export const FACTOR_DIMENSION = 16

/** Length of a full vector: content, then factors. */
export const VECTOR_DIMENSION = CONTENT_DIMENSION + FACTOR_DIMENSION

/** Weight of the prediction from content, in swipes (Recommender 1: m). */
const FORETOLD_STRENGTH = 5

export interface TrainedModel {
  readonly factorDimension: number
  readonly contentDimension: number
  /** The prior of an unknown user, over contentDimension + factorDimension weights. */
  readonly prior: Prior
  readonly factors: ProductFactors
  /** Linear map from content to factors, row-major: contentDimension rows of factorDimension numbers. */
  readonly predictor: Float32Array
  readonly report: TrainingReport
}

/** Factors of every product with swipes, one row each. */
interface ProductFactors {
  /** In ascending order, for binary search. */
  readonly productNos: Int32Array
  /** Row-major, factorDimension numbers per product. */
  readonly values: Float32Array
  /** Number of swipes behind each row. */
  readonly evidence: Int32Array
}

/** Size of the training data, and how well the swipes of held-out users were predicted. */
export interface TrainingReport {
  readonly swipes: number
  readonly people: number
  readonly products: number
  readonly heldOutPeople: number
  readonly heldOutSwipes: number
  /** Mean −ln of the predicted probability of the actual answer; lower is better, NaN without held-out swipes. */
  readonly heldOutLogLoss: Comparison
  /** Probability that a liked card was rated above a passed one; higher is better, NaN without held-out swipes. */
  readonly heldOutAuc: Comparison
}

/** One metric of the trained model and of the two baselines. */
export interface Comparison {
  readonly model: number
  readonly contentOnly: number
  readonly popular: number
}

/** The model before any training: the hand-set prior on the content, and zero factors. */
export function untrainedModel(): TrainedModel {
  const nothing = { model: Number.NaN, contentOnly: Number.NaN, popular: Number.NaN }
  return {
    factorDimension: FACTOR_DIMENSION,
    contentDimension: CONTENT_DIMENSION,
    prior: widenedPrior(handSetPrior(), FACTOR_DIMENSION),
    factors: { productNos: new Int32Array(0), values: new Float32Array(0), evidence: new Int32Array(0) },
    predictor: new Float32Array(CONTENT_DIMENSION * FACTOR_DIMENSION),
    report: {
      swipes: 0,
      people: 0,
      products: 0,
      heldOutPeople: 0,
      heldOutSwipes: 0,
      heldOutLogLoss: nothing,
      heldOutAuc: nothing,
    },
  }
}

/**
 * The weighted mean of a product's learned factors, with weight n / (n + m) for n swipes, and of those predicted from its
 * content. Written into `blended`, so that 100 000 products do not need as many arrays.
 */
export function blendedFactors(
  model: TrainedModel,
  productNo: number,
  content: Float32Array,
  blended: Float32Array = new Float32Array(model.factorDimension),
): Float32Array {
  const { factors, predictor } = model
  if (content.length !== model.contentDimension)
    throw new RangeError(`Content of ${content.length} for a model of ${model.contentDimension}`)
  const size = model.factorDimension
  for (let factor = 0; factor < size; factor++) blended[factor] = predictedFactor(predictor, content, size, factor)
  const row = rowOf(factors.productNos, productNo)
  if (row < 0) return blended
  const swipes = factors.evidence[row] as number
  const own = swipes / (swipes + FORETOLD_STRENGTH)
  for (let at = 0; at < size; at++)
    blended[at] = own * (factors.values[row * size + at] as number) + (1 - own) * (blended[at] as number)
  return blended
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
