import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

export type StaffAccess = Answer<'GET /api/staff/me'>

const KEY = ['/api/staff/me'] as const

/** The role of the signed-in member of staff, and whether the second factor was given. */
export const useStaffAccess = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /api/staff/me', { signal }), retry: false })

/** Reads it again, after the second factor or its recovery codes changed. */
export function useStaffAccessRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
