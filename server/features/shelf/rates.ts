import type { Counts, ShopCounts } from '#recommender/learning/standing.ts'
import type { ProductCount } from './counts.store.ts'

export interface Rates {
  set(count: ProductCount): void
  of(no: number): Counts
  /** All products together. */
  shop(): ShopCounts
}

const NOTHING: Counts = { likes: 0, swipes: 0 }

/** Like counts of all products, from which a model makes base rates. */
export function createRates(): Rates {
  const counts = new Map<number, ProductCount>()
  const all = { likes: 0, swipes: 0, products: 0 }
  return {
    set(count) {
      const before = counts.get(count.productNo) ?? NOTHING
      all.likes += count.likes - before.likes
      all.swipes += count.swipes - before.swipes
      all.products += Number(count.swipes > 0) - Number(before.swipes > 0)
      counts.set(count.productNo, count)
    },
    of: (no) => counts.get(no) ?? NOTHING,
    shop: () => all,
  }
}
