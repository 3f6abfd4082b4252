/**
 * Learns what products have in common from everybody's answers (recommender.md, „Training"): alternating least squares
 * on answer − base rate, with the spread of every person kept in the sums, so few answers do not pass for certainty.
 */

import { randomFrom } from '../random.ts'
import { type Answers, judgePeople, nextPrior, type People } from './fit-prior.ts'
import { addOuter, cholesky, solveWith } from './matrix.ts'
import { widenedPrior } from './model.ts'
import type { Prior } from './prior.ts'

export interface TrainingPlan {
  /** Learned coordinates per product. */
  readonly factors: number
  readonly sweeps: number
  /** How strongly a product's learned part is pulled towards what its content predicts (λ_i). */
  readonly productPull: number
  /** How strongly the prediction from content is pulled towards none. */
  readonly contentPull: number
  /** How strongly a product's own correction of its base rate is pulled towards none. */
  readonly offsetPull: number
  readonly seed: number
}

export interface FactorModel {
  /** Row-major vectors [content …, learned …] of every product. */
  readonly vectors: Float64Array
  /** Content to learned coordinates, row-major: one row of `factors` numbers per coordinate of the content. */
  readonly predictor: Float64Array
  /** What to add to the base rate of every product. */
  readonly offsets: Float64Array
  /** For people who have not swiped yet. */
  readonly prior: Prior
}

/** 10 to 12 sweeps as recommender.md says; the pulls were chosen as described in bench/replay.ts. */
export const usualPlan: TrainingPlan = {
  factors: 16,
  sweeps: 12,
  productPull: 32,
  contentPull: 4,
  offsetPull: 16,
  seed: 1,
}

/** `content` holds one row of `start.dimension` numbers per product, its first being 1. */
export function trainFactors(answers: Answers, content: Float64Array, start: Prior, plan: TrainingPlan): FactorModel {
  const fixed = start.dimension
  const n = fixed + plan.factors
  const products = content.length / fixed
  const vectors = firstVectors(content, fixed, plan, products)
  const offsets = new Float64Array(products)
  let prior = widenedPrior(start, plan.factors)
  const byProduct = turned(answers, products)
  let predictor: Float64Array = new Float64Array(fixed * plan.factors)
  let predicted = predictAll(content, predictor, fixed, plan.factors)
  for (let sweep = 0; sweep < plan.sweeps; sweep++) {
    const corrected = lessOffsets(answers, offsets)
    const people = judgePeople(corrected, vectors, prior)
    prior = nextPrior(corrected, vectors, people, prior)
    for (let product = 0; product < products; product++) {
      fitProduct(product, byProduct, people, { vectors, offsets, predicted, fixed, n, plan })
    }
    predictor = fitPredictor(content, vectors, byProduct, fixed, plan)
    predicted = predictAll(content, predictor, fixed, plan.factors)
  }
  return { vectors, predictor, offsets, prior }
}

/** Base rate and offset of a product together, as one rate to score and to learn with. */
function lessOffsets(answers: Answers, offsets: Float64Array): Answers {
  const residuals = answers.residuals.map((value, at) => value - (offsets[answers.products[at] as number] as number))
  return { ...answers, residuals }
}

interface Workshop {
  readonly vectors: Float64Array
  readonly offsets: Float64Array
  readonly predicted: Float64Array
  readonly fixed: number
  readonly n: number
  readonly plan: TrainingPlan
}

/** Answers grouped by product instead of person. */
interface ByProduct {
  readonly starts: Int32Array
  readonly people: Int32Array
  readonly residuals: Float64Array
}

/** Ridge for one product over the people who answered it: its offset and its learned coordinates. */
function fitProduct(product: number, byProduct: ByProduct, people: People, shop: Workshop): void {
  const { fixed, n, plan, vectors } = shop
  const size = 1 + plan.factors
  const matrix = new Float64Array(size * size)
  const right = new Float64Array(size)
  matrix[0] = plan.offsetPull
  for (let at = 0; at < plan.factors; at++) {
    matrix[(at + 1) * (size + 1)] = plan.productPull
    right[at + 1] = plan.productPull * (shop.predicted[product * plan.factors + at] as number)
  }
  const vector = vectors.subarray(product * n, product * n + n)
  const regressor = new Float64Array(size)
  regressor[0] = 1
  const end = byProduct.starts[product + 1] as number
  for (let at = byProduct.starts[product] as number; at < end; at++) {
    const person = byProduct.people[at] as number
    const mean = people.means.subarray(person * n, person * n + n)
    const covariance = people.covariances.subarray(person * n * n, (person + 1) * n * n)
    let target = byProduct.residuals[at] as number
    for (let of = 0; of < fixed; of++) target -= (mean[of] as number) * (vector[of] as number)
    for (let of = 0; of < plan.factors; of++) regressor[of + 1] = mean[fixed + of] as number
    addOuter(matrix, regressor, 1, size)
    right[0] = (right[0] as number) + target
    addSpread(matrix, right, covariance, vector, regressor, target, shop)
  }
  solveWith(cholesky(matrix, size), right, size)
  shop.offsets[product] = right[0] as number
  for (let of = 0; of < plan.factors; of++) vector[fixed + of] = right[of + 1] as number
}

/** What is uncertain about the person weakens the evidence about the product. */
function addSpread(
  matrix: Float64Array,
  right: Float64Array,
  covariance: Float64Array,
  vector: Float64Array,
  regressor: Float64Array,
  target: number,
  shop: Workshop,
): void {
  const { fixed, n, plan } = shop
  const size = 1 + plan.factors
  for (let row = 0; row < plan.factors; row++) {
    const from = (fixed + row) * n
    let pulled = (regressor[row + 1] as number) * target
    for (let of = 0; of < fixed; of++) pulled -= (covariance[from + of] as number) * (vector[of] as number)
    right[row + 1] = (right[row + 1] as number) + pulled
    const into = (row + 1) * size + 1
    for (let column = 0; column <= row; column++) {
      matrix[into + column] = (matrix[into + column] as number) + (covariance[from + fixed + column] as number)
    }
  }
}

/** Ridge from content to learned coordinates over the products, weighted by their answers. */
function fitPredictor(
  content: Float64Array,
  vectors: Float64Array,
  byProduct: ByProduct,
  fixed: number,
  plan: TrainingPlan,
): Float64Array {
  const n = fixed + plan.factors
  const products = content.length / fixed
  const matrix = new Float64Array(fixed * fixed)
  const rights = Array.from({ length: plan.factors }, () => new Float64Array(fixed))
  for (let at = 0; at < fixed; at++) matrix[at * (fixed + 1)] = plan.contentPull
  for (let product = 0; product < products; product++) {
    const answered = (byProduct.starts[product + 1] as number) - (byProduct.starts[product] as number)
    const weight = answered / (answered + plan.productPull)
    const row = content.subarray(product * fixed, (product + 1) * fixed)
    addOuter(matrix, row, weight, fixed)
    rights.forEach((right, factor) => {
      const learned = weight * (vectors[product * n + fixed + factor] as number)
      for (let of = 0; of < fixed; of++) right[of] = (right[of] as number) + learned * (row[of] as number)
    })
  }
  const lower = cholesky(matrix, fixed)
  const predictor = new Float64Array(fixed * plan.factors)
  rights.forEach((right, factor) => {
    solveWith(lower, right, fixed).forEach((weight, of) => {
      predictor[of * plan.factors + factor] = weight
    })
  })
  return predictor
}

/** Learned coordinates of every product as its content alone foretells them. */
function predictAll(content: Float64Array, predictor: Float64Array, fixed: number, factors: number): Float64Array {
  const products = content.length / fixed
  const predicted = new Float64Array(products * factors)
  for (let product = 0; product < products; product++) {
    for (let of = 0; of < fixed; of++) {
      const value = content[product * fixed + of] as number
      for (let factor = 0; factor < factors; factor++) {
        const to = product * factors + factor
        predicted[to] = (predicted[to] as number) + value * (predictor[of * factors + factor] as number)
      }
    }
  }
  return predicted
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

function turned(answers: Answers, products: number): ByProduct {
  const starts = new Int32Array(products + 1)
  for (const product of answers.products) starts[product + 1] = (starts[product + 1] as number) + 1
  for (let product = 0; product < products; product++)
    starts[product + 1] = (starts[product + 1] as number) + (starts[product] as number)
  const free = starts.slice()
  const people = new Int32Array(answers.products.length)
  const residuals = new Float64Array(answers.products.length)
  for (let person = 0; person + 1 < answers.starts.length; person++) {
    for (let at = answers.starts[person] as number; at < (answers.starts[person + 1] as number); at++) {
      const product = answers.products[at] as number
      const to = free[product] as number
      free[product] = to + 1
      people[to] = person
      residuals[to] = answers.residuals[at] as number
    }
  }
  return { starts, people, residuals }
}
