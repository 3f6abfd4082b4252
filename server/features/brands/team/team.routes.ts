import { teamContract } from '#contract/team.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { acceptInvite, invite, readInvite, withdrawInvite } from './invites.service.ts'
import { changeRole, handOver, leaveTeam, readTeam, removeMember } from './team.service.ts'

export function teamRoutes(context: RouteContext): void {
  serve(context, teamContract, {
    'GET /api/brand/members': readTeam,
    'PUT /api/brand/members/{userId}': (scope, { params, body }) => changeRole(scope, params.userId, body),
    'DELETE /api/brand/members/{userId}': (scope, { params }) => removeMember(scope, params.userId),
    'POST /api/brand/invites': (scope, { body }) => invite(scope, body),
    'DELETE /api/brand/invites/{id}': (scope, { params }) => withdrawInvite(scope, params.id),
    'POST /api/brand/leave': async (scope) => {
      await leaveTeam(scope)
      return { ok: true as const }
    },
    'POST /api/brand/ownership': (scope, { body }) => handOver(scope, body),
    'GET /api/invitations/{token}': (scope, { params }) => readInvite(scope, params.token),
    'POST /api/invitations/{token}/accept': (scope, { params }) => acceptInvite(scope, params.token),
  })
}
