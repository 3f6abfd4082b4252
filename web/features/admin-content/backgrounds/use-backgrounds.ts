import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

const KEY = ['/api/admin/backgrounds'] as const

export type Background = Answer<'GET /api/admin/backgrounds'>['backgrounds'][number]

/** All pictures behind the deck, and what was done with them. */
export const useBackgrounds = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /api/admin/backgrounds', { signal }) })

export function useBackgroundsRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
