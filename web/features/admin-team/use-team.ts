import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

const TEAM = ['/api/admin/team'] as const

export type TeamMember = Answer<'GET /api/admin/team'>['members'][number]

/** All accounts with a role of staff. */
export const useTeam = () =>
  useQuery({ queryKey: TEAM, queryFn: ({ signal }) => call('GET /api/admin/team', { signal }) })

export function useTeamRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: TEAM })
}
