import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

export type Tracking = Answer<'GET /api/brand/order-tracking'>
type Page = Answer<'GET /api/brand/orders'>
export type Order = Page['orders'][number]

const TRACKING = ['/api/brand/order-tracking'] as const
const ORDERS = ['/api/brand/orders'] as const

/** Whether the shop reports its orders. Asked again when the tab comes to the front, such as after a test. */
export function useTracking() {
  const query = useQuery({
    queryKey: TRACKING,
    queryFn: ({ signal }) => call('GET /api/brand/order-tracking', { signal }),
    refetchOnWindowFocus: 'always',
  })
  return {
    tracking: query.data,
    hasFailed: query.isError && !query.data,
    isChecking: query.isFetching,
    retry: () => void query.refetch(),
  }
}

/** Takes over what a change of the key answered. */
export function useKeepTracking() {
  const client = useQueryClient()
  return (tracking: Tracking) => client.setQueryData(TRACKING, tracking)
}

/** Orders have arrived: the list and the figures are read anew. */
export function useOrdersChanged() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: TRACKING }),
      client.invalidateQueries({ queryKey: ORDERS }),
      client.invalidateQueries({ queryKey: ['/api/brand/overview'] }),
    ])
  }
}

/** Orders of the brand, the last ones first. */
export const useOrders = () =>
  useInfiniteQuery({
    queryKey: ORDERS,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/brand/orders', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page) => last.cursor ?? undefined,
  })
