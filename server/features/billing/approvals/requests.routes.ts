import { moneyRequestsContract } from '#contract/money-requests.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { confirmRequest, listRequests, refuseRequest, withdrawRequest } from './decide.service.ts'

const OK = { ok: true } as const

/** Binds what a second person confirms (Trust S43). */
export function moneyRequestsRoutes(context: RouteContext): void {
  serve(context, moneyRequestsContract, {
    'GET /api/admin/billing/requests': (scope, { query }) => listRequests(scope, query.of),
    'POST /api/admin/billing/requests/{id}/confirm': async (scope, { params, body }) => {
      await confirmRequest(scope, params.id, body)
      return OK
    },
    'POST /api/admin/billing/requests/{id}/refuse': async (scope, { params, body }) => {
      await refuseRequest(scope, params.id, body.reason)
      return OK
    },
    'POST /api/admin/billing/requests/{id}/withdraw': async (scope, { params }) => {
      await withdrawRequest(scope, params.id)
      return OK
    },
  })
}
