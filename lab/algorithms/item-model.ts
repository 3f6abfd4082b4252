/**
 * Which likes speak for which other product: EASE (Steck 2019) with the pull of EDLAE (Steck 2020). Exact and without
 * chance, but its weights grow with the square of the products: for evaluation and for catalogues of a few thousand.
 */

import { largeInverse } from './large-inverse.ts'
import type { Likes } from './likes.ts'

export interface ItemModelPlan {
  /** How strongly every weight is pulled towards none (λ). */
  readonly pull: number
  /** Further pull per like of a product, as if this share of all likes were hidden while learning (EDLAE: p). */
  readonly hiddenShare: number
  /** A person of n likes counts n^−x: 0 lets people with many likes lead, 1 gives every person the same say. */
  readonly personBalance: number
}

export interface ItemModel {
  readonly productCount: number
  /** Row-major: what a like of the row's product adds to the column's product; 0 on the diagonal. */
  readonly weights: Float32Array
}

/** Solves for all products at once; n products take about n³/2 multiplications and 4 n² numbers of memory. */
export function fitItemModel(likes: Likes, plan: ItemModelPlan): ItemModel {
  const n = likes.productCount
  const gram = likedTogether(likes, plan.personBalance)
  const ratio = plan.hiddenShare / (1 - plan.hiddenShare)
  for (let at = 0; at < n * n; at += n + 1) {
    const own = gram[at] as number
    gram[at] = own + plan.pull + ratio * own
  }
  const inverse = largeInverse(gram, n)
  const weights = new Float32Array(n * n)
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      if (row === column) continue
      weights[row * n + column] = -(inverse[row * n + column] as number) / (inverse[column * (n + 1)] as number)
    }
  }
  return { productCount: n, weights }
}

/** Adds to `scores`, one per product, what these likes say of it, times `factor`. */
export function addItemScores(
  { productCount: n, weights }: ItemModel,
  liked: ArrayLike<number>,
  scores: Float64Array,
  factor = 1,
): void {
  for (let of = 0; of < liked.length; of++) {
    const row = (liked[of] as number) * n
    for (let product = 0; product < n; product++) {
      scores[product] = (scores[product] as number) + factor * (weights[row + product] as number)
    }
  }
}

/** Weighted number of people who liked both; symmetric, row-major. */
function likedTogether({ starts, products, productCount: n }: Likes, personBalance: number): Float64Array {
  const together = new Float64Array(n * n)
  for (let person = 0; person + 1 < starts.length; person++) {
    const liked = products.subarray(starts[person], starts[person + 1])
    if (liked.length === 0) continue
    const weight = liked.length ** -personBalance
    for (const one of liked) {
      const row = one * n
      for (const other of liked) together[row + other] = (together[row + other] as number) + weight
    }
  }
  return together
}
