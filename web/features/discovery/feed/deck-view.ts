import { PRICE } from '#contract/discovery.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import { currentProduct, type DeckState } from './deck-state.ts'

/** What the discovery screen shows. */
export type Scene = 'cards' | 'loading' | 'signed-out' | 'failed' | 'filtered-empty' | 'all-seen' | 'stack-empty'

export function sceneOf(state: DeckState): Scene {
  if (currentProduct(state)) return 'cards'
  if (state.failure === 'unauthenticated') return 'signed-out'
  if (state.pending !== null || (state.page === 0 && !state.failure)) return 'loading'
  if (state.page === 0) return 'failed'
  if (state.hasMore || state.failure) return 'stack-empty'
  return isFiltering(state.filters) && state.passedIds.size + state.index === 0 ? 'filtered-empty' : 'all-seen'
}

/** Decision 104: the price counts exactly when min > 0 or max < 10 000. */
export const filtersPrice = ({ priceRange }: Filters): boolean =>
  priceRange.min > PRICE.min || priceRange.max < PRICE.max

const isFiltering = (filters: Filters): boolean =>
  [filters.gender, filters.productType, filters.sizes].some((chosen) => chosen.length > 0) || filtersPrice(filters)
