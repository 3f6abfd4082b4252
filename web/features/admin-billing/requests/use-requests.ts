import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

const REQUESTS = '/api/admin/billing/requests'

export type ListedRequest = Answer<'GET /api/admin/billing/requests'>['requests'][number]

/** What staff asked for above 100 €. */
export const useRequests = (of: 'open' | 'decided') =>
  useQuery({
    queryKey: [REQUESTS, of],
    queryFn: ({ signal }) => call('GET /api/admin/billing/requests', { query: { of }, signal }),
  })

/** Reads requests and everything that they may have changed again. */
export function useRequestsRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/') })
}
