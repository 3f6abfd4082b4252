import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

const KEY = ['/api/admin/landing-figures'] as const

export type Figure = Answer<'GET /api/admin/landing-figures'>['figures'][number]

/** The figures of the start page with their versions. */
export const useFigures = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /api/admin/landing-figures', { signal }) })

export function useFiguresRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
