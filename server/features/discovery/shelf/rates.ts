import { baseRate } from '#recommender/base-rate.ts'
import type { ProductCount } from './counts.store.ts'

export interface Rates {
  set(count: ProductCount): void
  of(no: number): { readonly impressions: number; readonly baseRate: number }
}

/** Share of likes expected before anybody has swiped, and how many swipes it is worth. */
const EXPECTED = { rate: 0.4, swipes: 200 } as const

/** Like counts and the rate that follows from them. */
export function createRates(): Rates {
  const counts = new Map<number, ProductCount>()
  const all = { likes: EXPECTED.rate * EXPECTED.swipes, swipes: EXPECTED.swipes as number }
  return {
    set(count) {
      const before = counts.get(count.productNo)
      all.likes += count.likes - (before?.likes ?? 0)
      all.swipes += count.swipes - (before?.swipes ?? 0)
      counts.set(count.productNo, count)
    },
    of(no) {
      const { likes, swipes } = counts.get(no) ?? { likes: 0, swipes: 0 }
      return { impressions: swipes, baseRate: baseRate(likes, swipes, all.likes / all.swipes) }
    },
  }
}
