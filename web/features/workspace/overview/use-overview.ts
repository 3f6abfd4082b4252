import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

export type Overview = Answer<'GET /api/brand/overview'>

/** Figures are asked for again after a minute. */
const STALE_MS = 60_000

export function useOverview() {
  const query = useQuery({
    queryKey: ['/api/brand/overview'],
    queryFn: ({ signal }) => call('GET /api/brand/overview', { signal }),
    staleTime: STALE_MS,
  })
  return { overview: query.data, hasFailed: query.isError && !query.data, retry: () => void query.refetch() }
}
