import type { Counts, ShopCounts } from './standing.ts'
import type { SwipesByUser } from './swipes.ts'

export interface TrainingProduct {
  readonly productNo: number
  /** CONTENT_DIMENSION numbers, from `contentVector`. */
  readonly content: Float32Array
}

/** Likes and swipes of every product row among some users. */
export interface CountedSwipes {
  readonly likes: Float64Array
  readonly swipes: Float64Array
  readonly shop: ShopCounts
  of(row: number): Counts
}

export function countSwipes(users: SwipesByUser, rows: number): CountedSwipes {
  const likes = new Float64Array(rows)
  const swipes = new Float64Array(rows)
  users.products.forEach((product, at) => {
    likes[product] = (likes[product] as number) + (users.liked[at] as number)
    swipes[product] = (swipes[product] as number) + 1
  })
  const shop = {
    likes: users.liked.reduce((sum, liked) => sum + liked, 0),
    swipes: users.products.length,
    products: swipes.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0),
  }
  return { likes, swipes, shop, of: (row) => ({ likes: likes[row] as number, swipes: swipes[row] as number }) }
}
