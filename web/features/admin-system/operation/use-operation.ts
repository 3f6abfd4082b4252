import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

const KEY = ['/api/admin/operation'] as const

export type Operation = Answer<'GET /api/admin/operation'>
export type FlagSetting = Operation['flags'][number]

/** What staff switched for the whole installation. */
export const useOperation = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/admin/operation', { signal }),
    refetchInterval: 30_000,
  })

export function useOperationRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
