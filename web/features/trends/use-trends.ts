import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

export type Trends = Answer<'GET /api/brand/trends'>

/** They are made at night. */
const STALE_MS = 10 * 60_000

export function useTrends() {
  const query = useQuery({
    queryKey: ['/api/brand/trends'],
    queryFn: ({ signal }) => call('GET /api/brand/trends', { signal }),
    staleTime: STALE_MS,
  })
  return { trends: query.data, hasFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

export function useRareSearches() {
  const query = useQuery({
    queryKey: ['/api/brand/trends/searches'],
    queryFn: ({ signal }) => call('GET /api/brand/trends/searches', { signal }),
    staleTime: STALE_MS,
  })
  return { rare: query.data, hasFailed: query.isError && !query.data, retry: () => void query.refetch() }
}
