import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

const KEY = ['/api/admin/synonyms'] as const

export type Group = Answer<'GET /api/admin/synonyms'>['groups'][number]

/** Groups of words that the search treats alike. */
export const useSynonyms = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /api/admin/synonyms', { signal }) })

export function useSynonymsRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
