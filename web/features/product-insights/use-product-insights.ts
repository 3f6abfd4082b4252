import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

export type ProductInsights = Answer<'GET /api/brand/insights/products/{id}'>

/** Figures are asked for again after a minute. */
const STALE_MS = 60_000

export function useProductInsights(id: string) {
  const query = useQuery({
    queryKey: ['/api/brand/insights/products/{id}', id],
    queryFn: ({ signal }) => call('GET /api/brand/insights/products/{id}', { params: { id }, signal }),
    staleTime: STALE_MS,
  })
  return { insights: query.data, error: query.data ? null : query.error, retry: () => void query.refetch() }
}
