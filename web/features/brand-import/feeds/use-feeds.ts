import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BrandFeedWithRuns } from '#contract/brand-feeds.ts'
import { call } from '#web/api/call.ts'

/** Query key of everything about the feeds of the brand of this tab. */
const FEEDS = ['/api/brand/feeds'] as const

/** How often a running feed is asked for its result. */
const POLL_MS = 1500

/** The feeds of the brand, and the intervals that its plan has. */
export const useFeedList = () =>
  useQuery({ queryKey: [...FEEDS, 'list'], queryFn: ({ signal }) => call('GET /api/brand/feeds', { signal }) })

/** One feed with its log; asked again while it runs. */
export const useFeed = (id: string) =>
  useQuery({
    queryKey: [...FEEDS, id],
    queryFn: ({ signal }) => call('GET /api/brand/feeds/{id}', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.isRunning ? POLL_MS : false),
  })

/** What an action answers replaces the feed; after a failure it is asked anew, because another member may have changed it. */
export function useFeedAction<Input>(id: string, run: (input: Input) => Promise<BrandFeedWithRuns>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (answer) => client.setQueryData([...FEEDS, id], answer),
    onError: () => client.invalidateQueries({ queryKey: [...FEEDS, id] }),
    onSettled: () => client.invalidateQueries({ queryKey: [...FEEDS, 'list'] }),
  })
}

/** Forgets what is known of feeds after one was made or removed. */
export function useFeedsChanged(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [...FEEDS, 'list'] })
}
