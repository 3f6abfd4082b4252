import { FEED } from '#contract/discovery.limits.ts'
import type { Filters } from '#contract/discovery.ts'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { isUnauthenticated } from '#web/api/call-failure.ts'
import { queryClient } from '#web/api/query-client.ts'
import { filtersPrice } from './deck-view.ts'

export const FEED_PATH = '/api/products/ai-discovery'

/** Spec §7: a page of the deck; cached for 5 minutes, requested twice at most. `fresh` deals a new order. */
export function requestFeed(
  page: number,
  filters: Filters,
  { fresh, brandId }: { readonly fresh: boolean; readonly brandId: string | null },
): Promise<readonly Product[]> {
  const query = {
    ...queryOf(filters, brandId),
    page,
    limit: FEED.pageSize,
    ...(fresh ? { fresh: 'true' as const } : {}),
  }
  return queryClient.fetchQuery({
    queryKey: [FEED_PATH, query],
    queryFn: ({ signal }) => call('GET /api/products/ai-discovery', { query, signal, isLong: true }),
    staleTime: fresh ? 0 : FEED.cacheMs,
    gcTime: FEED.cacheMs,
    retry: (failures, error) => failures < 1 && !isUnauthenticated(error),
  })
}

/** The first cards as they would be dealt now. Not retried and not cached: the next swipe makes them outdated. */
export function requestNewerOrder(filters: Filters, brandId: string | null): Promise<readonly Product[]> {
  const query = { ...queryOf(filters, brandId), page: 1, limit: FEED.renewedCards }
  return call('GET /api/products/ai-discovery', { query })
}

function queryOf(filters: Filters, brandId: string | null) {
  const price = filtersPrice(filters) ? { minPrice: filters.priceRange.min, maxPrice: filters.priceRange.max } : {}
  return {
    gender: [...filters.gender],
    productType: [...filters.productType],
    ...(filters.sizes.length > 0 ? { size: [...filters.sizes] } : {}),
    ...price,
    ...(brandId === null ? {} : { brand: brandId }),
    fast: 'true' as const,
  }
}
