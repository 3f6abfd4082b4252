import { useInfiniteQuery } from '@tanstack/react-query'
import type { LogFilters } from '#contract/staff-log.ts'
import { type Answer, call } from '#web/api/call.ts'

type Page = Answer<'GET /api/admin/log'>
export type ListedEntry = Page['entries'][number]

/** Entries of the audit log, the latest first. */
export const useLog = (filters: LogFilters) =>
  useInfiniteQuery({
    queryKey: ['/api/admin/log', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/log', { query: { ...filters, ...(pageParam !== '' && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }: Page) => cursor ?? undefined,
    placeholderData: (before) => before,
    // What staff do elsewhere in the administration stands here when they come back.
    refetchOnMount: 'always',
  })
