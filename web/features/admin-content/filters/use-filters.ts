import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

const KEY = ['/api/admin/message-filters'] as const

export type Filter = Answer<'GET /api/admin/message-filters'>['filters'][number]

/** Rules by which messages are masked, marked or refused. */
export const useFilters = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /api/admin/message-filters', { signal }) })

export function useFiltersRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
