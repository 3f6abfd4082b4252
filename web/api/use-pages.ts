import { type QueryKey, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'

interface Pages<Page> {
  /** All pages so far, or undefined until the first answer. */
  readonly pages: readonly Page[] | undefined
  readonly hasMore: boolean
  readonly isFetching: boolean
  /** The first page could not be loaded. */
  readonly hasFailed: boolean
  /** A later page could not be loaded; the loaded ones stay. */
  readonly hasMoreFailed: boolean
  readonly error: unknown
  readonly more: () => void
  readonly retry: () => void
}

/** What `MorePages` needs of a query whose next page follows a cursor. */
export const morePagesOf = (
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>,
) => ({
  hasMore: query.hasNextPage,
  isFetching: query.isFetchingNextPage,
  hasFailed: query.isFetchNextPageError,
  onMore: () => void query.fetchNextPage(),
})

/** A list loaded page by page; page numbers start at 1. Another key is another list. */
export function usePages<Page extends { readonly hasMore: boolean }>(
  key: QueryKey,
  ask: (page: number, signal: AbortSignal) => Promise<Page>,
  isWanted = true,
): Pages<Page> {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    enabled: isWanted,
  })
  return {
    pages: query.data?.pages,
    hasMore: query.hasNextPage,
    isFetching: query.isFetching,
    hasFailed: query.isError && query.data === undefined,
    hasMoreFailed: query.isFetchNextPageError,
    error: query.error,
    more: () => {
      if (!query.isFetching) void query.fetchNextPage()
    },
    retry: () => void query.refetch(),
  }
}
