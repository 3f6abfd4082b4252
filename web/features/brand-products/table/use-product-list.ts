import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { BrandProductRow } from '#contract/brand-products.ts'
import { type Answer, call } from '#web/api/call.ts'
import { OWN_PRODUCTS } from '../own-products-key.ts'
import type { ListQuery } from './list-query.ts'

type Page = Answer<'GET /api/brand/products'>

export interface ProductList {
  /** Undefined until the first answer. */
  readonly rows: readonly BrandProductRow[] | undefined
  readonly total: number
  readonly counts: Page['counts'] | undefined
  /** The rows are those of the filter before. */
  readonly isStale: boolean
  readonly hasFailed: boolean
  readonly hasMore: boolean
  readonly isFetchingMore: boolean
  readonly hasMoreFailed: boolean
  readonly more: () => void
  readonly retry: () => void
}

/** The products that a query admits, page by page. While another query loads, the rows of the one before stay. */
export function useProductList(query: ListQuery): ProductList {
  const found = useInfiniteQuery({
    queryKey: [...OWN_PRODUCTS, 'list', query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/brand/products', { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
  const [first] = found.data?.pages ?? []
  return {
    rows: found.data?.pages.flatMap(({ rows }) => rows),
    total: first?.total ?? 0,
    counts: first?.counts,
    isStale: found.isPlaceholderData,
    hasFailed: found.isError && found.data === undefined,
    hasMore: found.hasNextPage,
    isFetchingMore: found.isFetchingNextPage,
    hasMoreFailed: found.isFetchNextPageError,
    more: () => {
      if (!found.isFetching) void found.fetchNextPage()
    },
    retry: () => void found.refetch(),
  }
}
