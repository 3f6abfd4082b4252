import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from './call.ts'

export type OwnSubscription = Answer<'GET /api/brand/subscription'>
export type Plan = Answer<'GET /api/plans'>['plans'][number]

const OWN = ['/api/brand/subscription'] as const
/** It changes by orders in other tabs, and by time. */
const STALE_MS = 60_000

/** The plan of the brand of this tab. */
export function useSubscription({ isEnabled = true } = {}) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: OWN,
    queryFn: ({ signal }) => call('GET /api/brand/subscription', { signal }),
    staleTime: STALE_MS,
    enabled: isEnabled,
  })
  return {
    subscription: query.data,
    hasFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    keep: (changed: OwnSubscription) => client.setQueryData(OWN, changed),
  }
}

/** What each plan costs and allows. */
export function usePlans() {
  const query = useQuery({
    queryKey: ['/api/plans'],
    queryFn: ({ signal }) => call('GET /api/plans', { signal }),
    staleTime: 10 * STALE_MS,
  })
  return { offer: query.data, hasFailed: query.isError && !query.data, retry: () => void query.refetch() }
}
