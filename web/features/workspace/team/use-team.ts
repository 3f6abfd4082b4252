import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

export type Team = Answer<'GET /api/brand/members'>
export type TeamMember = Team['members'][number]

const KEY = ['/api/brand/members'] as const

export function useTeam() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/brand/members', { signal }),
    staleTime: 0,
  })
  return {
    team: query.data,
    hasFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    /** Shows what the server answered to a change. */
    show: (team: Team) => client.setQueryData<Team>(KEY, team),
  }
}
