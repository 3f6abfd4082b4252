import { peopleContract } from '#contract/people.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { writeViewCookie } from '#server/platform/http/session-cookie.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { transportFor } from '../sessions/session-token.ts'
import { startView } from '../views/views.service.ts'
import { type PersonSources, readPerson, searchPeople } from './people.service.ts'
import {
  confirmByHand,
  endPersonSessions,
  erasePerson,
  lockPerson,
  sendExport,
  unlockPerson,
} from './people-acts.service.ts'

const OK = { ok: true } as const

/** Calls by which staff look after accounts; `sources` is what features above this one know about them. */
export function peopleRoutes(context: RouteContext, sources: PersonSources): void {
  serve(context, peopleContract, {
    'GET /api/admin/users': (scope, { query }) => searchPeople(scope, query),
    'GET /api/admin/users/{id}': (scope, { params }) => readPerson(scope, params.id, sources),
    'POST /api/admin/users/{id}/verify': async (scope, { params, body }) => {
      await confirmByHand(scope, params.id, body)
      return OK
    },
    'POST /api/admin/users/{id}/lock': async (scope, { params, body }) => {
      await lockPerson(scope, params.id, body)
      return OK
    },
    'POST /api/admin/users/{id}/unlock': async (scope, { params, body }) => {
      await unlockPerson(scope, params.id, body)
      return OK
    },
    'POST /api/admin/users/{id}/sessions/end': async (scope, { params, body }) => {
      await endPersonSessions(scope, params.id, body)
      return OK
    },
    'POST /api/admin/users/{id}/view': async (scope, { params, body }, { request, reply }) => {
      ensure(transportFor(request) === 'cookie', 'view.browser')
      const { issued, until } = await startView(scope, params.id, body.reason)
      writeViewCookie(scope.config, reply, issued.token, issued.maxAgeSeconds)
      return { until: until.toISOString() }
    },
    'POST /api/admin/users/{id}/export': async (scope, { params, body }) => {
      await sendExport(scope, params.id, body)
      return OK
    },
    'POST /api/admin/users/{id}/erase': async (scope, { params, body }) => {
      await erasePerson(scope, params.id, body)
      return OK
    },
  })
}
