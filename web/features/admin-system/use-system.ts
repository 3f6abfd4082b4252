import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

/** As other desks: what waits changes while it is looked at. */
const REFRESH_MS = 30_000
const KEY = '/api/admin/system'

export type Queue = Answer<'GET /api/admin/system/jobs'>['queues'][number]
export type FailedJob = Answer<'GET /api/admin/system/jobs'>['failed'][number]
export type SystemError = Answer<'GET /api/admin/system/errors'>['errors'][number]
export type Bounce = Answer<'GET /api/admin/bounces'>['bounces'][number]

const options = { refetchInterval: REFRESH_MS, placeholderData: <T>(before: T) => before }

export const useHealth = () =>
  useQuery({
    ...options,
    queryKey: [KEY, 'health'],
    queryFn: ({ signal }) => call('GET /api/admin/system/health', { signal }),
  })

export const useJobs = () =>
  useQuery({
    ...options,
    queryKey: [KEY, 'jobs'],
    queryFn: ({ signal }) => call('GET /api/admin/system/jobs', { signal }),
  })

export const useOutbox = () =>
  useQuery({
    ...options,
    queryKey: [KEY, 'outbox'],
    queryFn: ({ signal }) => call('GET /api/admin/system/outbox', { signal }),
  })

export const useErrors = () =>
  useQuery({
    ...options,
    queryKey: [KEY, 'errors'],
    queryFn: ({ signal }) => call('GET /api/admin/system/errors', { signal }),
  })

/** Addresses that refuse mails; `text` is part of the address. */
export const useBounces = (text: string) =>
  useQuery({
    ...options,
    queryKey: [KEY, 'bounces', text],
    queryFn: ({ signal }) => call('GET /api/admin/bounces', { query: text === '' ? {} : { q: text }, signal }),
  })

export function useSystemRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [KEY] })
}
