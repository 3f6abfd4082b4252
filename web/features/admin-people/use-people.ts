import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PeopleState } from '#contract/people.limits.ts'
import { type Answer, call } from '#web/api/call.ts'

const PEOPLE = '/api/admin/users'

type Page = Answer<'GET /api/admin/users'>
export type Listed = Page['people'][number]
export type Person = Answer<'GET /api/admin/users/{id}'>

interface PeopleFilters {
  readonly q?: string | undefined
  readonly state?: PeopleState | undefined
}

/** Accounts, the newest first. */
export const usePeople = (filters: PeopleFilters) =>
  useInfiniteQuery({
    queryKey: [PEOPLE, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/users', { query: { ...filters, ...(pageParam !== '' && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }: Page) => cursor ?? undefined,
    placeholderData: (before) => before,
  })

export const usePerson = (id: string) =>
  useQuery({
    queryKey: [PEOPLE, id],
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}', { params: { id }, signal }),
  })

/** Reads lists and panels again, after an act. */
export function usePeopleRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [PEOPLE] })
}
