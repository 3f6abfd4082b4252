import { baseRate, usualRate } from '#recommender/base-rate.ts'
import type { ProductCount } from './counts.store.ts'

export interface Rates {
  set(count: ProductCount): void
  of(no: number): { readonly impressions: number; readonly baseRate: number }
}

/** Like counts and base rates of all products. */
export function createRates(): Rates {
  const counts = new Map<number, ProductCount>()
  const all = { likes: 0, swipes: 0 }
  return {
    set(count) {
      const before = counts.get(count.productNo)
      all.likes += count.likes - (before?.likes ?? 0)
      all.swipes += count.swipes - (before?.swipes ?? 0)
      counts.set(count.productNo, count)
    },
    of(no) {
      const { likes, swipes } = counts.get(no) ?? { likes: 0, swipes: 0 }
      return { impressions: swipes, baseRate: baseRate(likes, swipes, usualRate(all.likes, all.swipes)) }
    },
  }
}
