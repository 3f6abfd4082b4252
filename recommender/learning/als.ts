/**
 * Learns coordinates of products from all users' answers (Recommender 3), by alternating least squares
 * on answer − base rate. The sums include the covariance of every user, so that users with few answers count as uncertain.
 */

import { randomFrom } from '../random.ts'
import { type Answers, forEachPosterior, startPriorEstimate } from './fit-prior.ts'
import { fitPredictor, predict } from './predictor.ts'
import { type Prior, widenedPrior } from './prior.ts'
import { addUser, emptySums, openSums, type ProductSums, solveProduct } from './product-sums.ts'

export interface TrainingPlan {
  /** Learned coordinates per product. */
  readonly factors: number
  readonly sweeps: number
  /** Regularisation of a product's learned coordinates towards the prediction from content (λ_i). */
  readonly productPull: number
  /** Regularisation of the prediction from content towards zero. */
  readonly contentPull: number
  /** Regularisation of the correction of a product's base rate towards zero. */
  readonly offsetPull: number
  /** Weight of the starting prior, in pseudo-users. */
  readonly priorUsers: number
  /** Coordinate whose mean weight is not fitted but stays that of the starting prior; null: none. */
  readonly heldMean: number | null
  readonly seed: number
}

export interface FactorModel {
  /** Row-major vectors [content …, learned …] of every product. */
  readonly vectors: Float64Array
  /** Correction of the base rate of every product. */
  readonly offsets: Float64Array
  /** The prior of users without swipes. */
  readonly prior: Prior
  /**
   * Linear map from content to learned coordinates, row-major: one row of `factors` numbers per coordinate of the
   * content.
   */
  readonly predictor: Float64Array
}

/** 10 to 12 sweeps (Recommender 3); the regularisation was chosen as described in lab/bench/replay.ts. */
export const DEFAULT_PLAN: TrainingPlan = {
  factors: 16,
  sweeps: 12,
  productPull: 32,
  contentPull: 4,
  offsetPull: 16,
  priorUsers: 0,
  heldMean: null,
  seed: 1,
}

/**
 * `content` holds one row of `start.dimension` numbers per product, its first being 1. `before` is a model of the same
 * products to start from, so that a few more answers need only a few sweeps.
 */
export function trainFactors(
  answers: Answers,
  content: Float64Array,
  start: Prior,
  plan: TrainingPlan,
  before: FactorModel | null = null,
): FactorModel {
  const fixed = start.dimension
  const products = content.length / fixed
  const wideStart = widenedPrior(start, plan.factors)
  const vectors = firstVectors(content, fixed, plan, products)
  if (before) takeOver(vectors, before.vectors, fixed, plan.factors)
  const offsets = before?.offsets.slice() ?? new Float64Array(products)
  let prior = before?.prior ?? wideStart
  let predictor = before?.predictor ?? new Float64Array(fixed * plan.factors)
  const confidence = confidenceOf(answers, products, plan.productPull)
  const learned = new Float64Array(products * plan.factors)
  const sums = openSums(content, fixed, plan.factors)
  for (let sweep = 0; sweep < plan.sweeps; sweep++) {
    const corrected = withoutOffsets(answers, offsets)
    emptySums(sums)
    const estimate = startPriorEstimate(corrected, vectors, prior)
    forEachPosterior(corrected, vectors, prior, (posterior) => {
      estimate.add(posterior)
      addUser(sums, posterior, answers)
    })
    prior = estimate.finish(wideStart, plan.priorUsers)
    if (plan.heldMean !== null) prior.mean[plan.heldMean] = wideStart.mean[plan.heldMean] as number
    solveProducts(sums, { content, fixed, predictor, plan }, offsets, learned)
    predictor = fitPredictor({ content, fixed, learned, factors: plan.factors, confidence }, plan.contentPull)
    for (let product = 0; product < products; product++) {
      const own = learned.subarray(product * plan.factors, (product + 1) * plan.factors)
      vectors.set(own, product * prior.dimension + fixed)
    }
  }
  return { vectors, offsets, prior, predictor }
}

interface SolveInput {
  readonly content: Float64Array
  readonly fixed: number
  readonly predictor: Float64Array
  readonly plan: TrainingPlan
}

/** Writes the correction and the learned coordinates of every product. */
function solveProducts(sums: ProductSums, input: SolveInput, offsets: Float64Array, learned: Float64Array): void {
  const { content, fixed, predictor, plan } = input
  const pulls = { offset: plan.offsetPull, product: plan.productPull }
  for (let product = 0; product < offsets.length; product++) {
    const own = content.subarray(product * fixed, (product + 1) * fixed)
    const towards = predict(predictor, own, plan.factors)
    const solved = solveProduct(sums, product, { ...pulls, towards })
    offsets[product] = solved[0] as number
    learned.set(solved.subarray(1), product * plan.factors)
  }
}

/** Base rate plus correction of a product, the rate that scoring and learning use. */
function withoutOffsets(answers: Answers, offsets: Float64Array): Answers {
  const residuals = answers.residuals.map((value, at) => value - (offsets[answers.products[at] as number] as number))
  return { ...answers, residuals }
}

function confidenceOf(answers: Answers, products: number, productPull: number): Float64Array {
  const counts = new Float64Array(products)
  for (const product of answers.products) counts[product] = (counts[product] as number) + 1
  return counts.map((count) => count / (count + productPull))
}

/** Copies the learned part of every vector; the fixed part may have changed. */
function takeOver(vectors: Float64Array, before: Float64Array, fixed: number, factors: number): void {
  const n = fixed + factors
  for (let start = fixed; start < vectors.length; start += n)
    vectors.set(before.subarray(start, start + factors), start)
}

function firstVectors(content: Float64Array, fixed: number, plan: TrainingPlan, products: number): Float64Array {
  const random = randomFrom(plan.seed)
  const n = fixed + plan.factors
  const vectors = new Float64Array(products * n)
  for (let product = 0; product < products; product++) {
    vectors.set(content.subarray(product * fixed, (product + 1) * fixed), product * n)
    for (let of = fixed; of < n; of++) vectors[product * n + of] = 0.3 * random.normal()
  }
  return vectors
}
