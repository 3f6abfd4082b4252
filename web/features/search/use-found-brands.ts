import { useQuery } from '@tanstack/react-query'
import type { FoundBrand } from '#contract/search.ts'
import { call } from '#web/api/call.ts'
import { filtersOf, type SearchWish } from './search-wish.ts'

const NONE: readonly FoundBrand[] = []

/** Brands by which a search can be narrowed, most products first. Other filters keep those from before until theirs are here. */
export function useFoundBrands(query: string, wish: SearchWish) {
  const asked = filtersOf(query, wish)
  const { data, isPending } = useQuery({
    queryKey: ['/api/search/brands', query, asked],
    queryFn: ({ signal }) => call('GET /api/search/brands', { query: asked, signal }),
    placeholderData: (previous, before) => (before?.queryKey[1] === query ? previous : undefined),
  })
  return { brands: data?.brands ?? NONE, isPending }
}
