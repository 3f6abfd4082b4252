/**
 * Matrix factorisation of implicit feedback by alternating least squares (iALS: Hu, Koren and Volinsky 2008, with the
 * regularisation of Rendle et al. 2021): likes are fitted to 1, all other pairs with a lower weight to 0. One sweep costs
 * likes · factors² + (users + products) · factors³ / 6 multiplications.
 */

import { cholesky, solveWith } from '../../recommender/learning/matrix.ts'
import { addGram } from '../../recommender/learning/normal-equations.ts'
import { randomFrom } from '../../recommender/random.ts'
import { type Likes, transposeLikes } from './likes.ts'

export interface LikesPlan {
  readonly factors: number
  readonly sweeps: number
  /** Weight of a pair without a like; a like has 1 (α₀). */
  readonly unknownWeight: number
  /** L2 penalty of a vector, per unit of its observations (λ). */
  readonly penalty: number
  /** Exponent of the number of observations in the penalty (ν): 1 is proportional, 0 the same for all. */
  readonly penaltyGrowth: number
  readonly seed: number
}

export interface LikesModel {
  readonly factors: number
  /** Row-major vectors. */
  readonly users: Float64Array
  readonly products: Float64Array
}

export function trainOnLikes(likes: Likes, plan: LikesPlan): LikesModel {
  const { factors } = plan
  const transposed = transposeLikes(likes)
  const random = randomFrom(plan.seed)
  const start = (count: number): Float64Array =>
    Float64Array.from({ length: count * factors }, () => (0.1 / Math.sqrt(factors)) * random.normal())
  const products = start(likes.productCount)
  const users = new Float64Array(transposed.productCount * factors)
  for (let sweep = 0; sweep < plan.sweeps; sweep++) {
    fitSide(likes, users, products, plan)
    fitSide(transposed, products, users, plan)
  }
  fitSide(likes, users, products, plan)
  return { factors, users, products }
}

/** Adds the predictions for this user, times `factor`, to `scores` (one per product). */
export function addLikesScores(model: LikesModel, user: number, scores: Float64Array, factor = 1): void {
  const { factors, users, products } = model
  const own = users.subarray(user * factors, (user + 1) * factors)
  for (let product = 0; product < scores.length; product++) {
    let sum = 0
    for (let of = 0; of < factors; of++) sum += (own[of] as number) * (products[product * factors + of] as number)
    scores[product] = (scores[product] as number) + factor * sum
  }
}

/** Scores of all products for a user who was not trained on, from the likes so far; the base matrix is made once. */
export function foldInScores(
  { factors: n, products }: LikesModel,
  { unknownWeight, penalty, penaltyGrowth }: LikesPlan,
): (liked: readonly number[]) => Float64Array {
  const count = products.length / n
  const base = new Float64Array(n * n)
  addGram(
    base,
    products,
    Int32Array.from({ length: count }, (_, product) => product),
    [0, count],
    unknownWeight,
    n,
  )
  return (liked) => {
    const rows = Int32Array.from(liked)
    const matrix = base.slice()
    addGram(matrix, products, rows, [0, rows.length], 1, n)
    const own = penalty * (rows.length + unknownWeight * count) ** penaltyGrowth
    for (let at = 0; at < n * n; at += n + 1) matrix[at] = (matrix[at] as number) + own
    const user = solveWith(cholesky(matrix, n), sumOfRows(products, rows, 0, rows.length, n), n)
    const scores = new Float64Array(count)
    addLikesScores({ factors: n, users: user, products }, 0, scores)
    return scores
  }
}

/** Solves every vector of one side while the other is fixed. */
function fitSide(likes: Likes, side: Float64Array, other: Float64Array, plan: LikesPlan): void {
  const { factors: n, unknownWeight, penalty, penaltyGrowth } = plan
  const everything = Int32Array.from({ length: likes.productCount }, (_, product) => product)
  const base = new Float64Array(n * n)
  addGram(base, other, everything, [0, likes.productCount], unknownWeight, n)
  const matrix = new Float64Array(n * n)
  for (let of = 0; of + 1 < likes.starts.length; of++) {
    const from = likes.starts[of] as number
    const to = likes.starts[of + 1] as number
    matrix.set(base)
    addGram(matrix, other, likes.products, [from, to], 1, n)
    const own = penalty * (to - from + unknownWeight * likes.productCount) ** penaltyGrowth
    for (let at = 0; at < n * n; at += n + 1) matrix[at] = (matrix[at] as number) + own
    const right = sumOfRows(other, likes.products, from, to, n)
    side.set(solveWith(cholesky(matrix, n), right, n), of * n)
  }
}

function sumOfRows(vectors: Float64Array, rows: Int32Array, from: number, to: number, n: number): Float64Array {
  const total = new Float64Array(n)
  for (let at = from; at < to; at++) {
    const start = (rows[at] as number) * n
    for (let of = 0; of < n; of++) total[of] = (total[of] as number) + (vectors[start + of] as number)
  }
  return total
}
