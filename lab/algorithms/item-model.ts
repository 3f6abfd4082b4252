/**
 * Item-item regression on likes: EASE (Steck 2019) with the regularisation of EDLAE (Steck 2020). Closed form, but the
 * weights grow with the square of the products: for evaluations and catalogues of a few thousand products.
 */

import { largeInverse } from './large-inverse.ts'
import type { Likes } from './likes.ts'

export interface ItemModelPlan {
  /** L2 penalty (λ). */
  readonly penalty: number
  /** Additional penalty per like of a product, equivalent to dropout of this share of likes in training (EDLAE: p). */
  readonly hiddenShare: number
  /** A user with n likes is weighted n^−x: at 0 users with many likes dominate, at 1 all users count the same. */
  readonly userBalance: number
}

export interface ItemModel {
  readonly productCount: number
  /** Row-major weights: what a like of the row's product adds to the score of the column's; 0 on the diagonal. */
  readonly weights: Float32Array
}

/** Takes about n³/2 multiplications and memory for 4 n² numbers with n products. */
export function fitItemModel(likes: Likes, plan: ItemModelPlan): ItemModel {
  const n = likes.productCount
  const gram = coOccurrence(likes, plan.userBalance)
  const ratio = plan.hiddenShare / (1 - plan.hiddenShare)
  for (let at = 0; at < n * n; at += n + 1) {
    const own = gram[at] as number
    gram[at] = own + plan.penalty + ratio * own
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

/** Adds the scores from these likes, times `factor`, to `scores` (one per product). */
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

/** Weighted co-occurrence matrix of likes; symmetric, row-major. */
function coOccurrence({ starts, products, productCount: n }: Likes, userBalance: number): Float64Array {
  const together = new Float64Array(n * n)
  for (let user = 0; user + 1 < starts.length; user++) {
    const liked = products.subarray(starts[user], starts[user + 1])
    if (liked.length === 0) continue
    const weight = liked.length ** -userBalance
    for (const one of liked) {
      const row = one * n
      for (const other of liked) together[row + other] = (together[row + other] as number) + weight
    }
  }
  return together
}
