import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'
import { silently } from '#web/device/silently.ts'

type Page = Answer<'GET /api/notifications'>
export type Notice = Page['notices'][number]

const KEY = ['/api/notifications'] as const
/** How often a tab in front asks whether something happened. */
const POLL_MS = 60_000

/** What happened, newest first. */
export function useNotices() {
  const client = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/notifications', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page) => last.cursor ?? undefined,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
  })
  const read = async (ids?: readonly string[]) => {
    await call('POST /api/notifications/read', { body: ids ? { ids: [...ids] } : {} })
    await client.invalidateQueries({ queryKey: KEY })
  }
  return {
    unread: query.data?.pages[0]?.unread ?? 0,
    notices: query.data?.pages.flatMap(({ notices }) => notices),
    hasMore: query.hasNextPage,
    isFetching: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    hasFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    more: () => void query.fetchNextPage(),
    markRead: (ids?: readonly string[]) => silently('mark notifications as read', read(ids)),
  }
}
