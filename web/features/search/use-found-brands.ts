import { useQuery } from '@tanstack/react-query'
import type { FoundBrand } from '#contract/search.ts'
import { call } from '#web/api/call.ts'
import { filtersOf, type SearchOptions } from './search-options.ts'

const NONE: readonly FoundBrand[] = []

/** Brands to filter a search by, most products first. After a change of filters the old ones stay until the new ones load. */
export function useFoundBrands(query: string, options: SearchOptions) {
  const filters = filtersOf(query, options)
  const { data, isPending } = useQuery({
    queryKey: ['/api/search/brands', query, filters],
    queryFn: ({ signal }) => call('GET /api/search/brands', { query: filters, signal }),
    placeholderData: (previous, before) => (before?.queryKey[1] === query ? previous : undefined),
  })
  return { brands: data?.brands ?? NONE, isPending }
}
