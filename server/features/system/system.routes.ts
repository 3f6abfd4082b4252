import { operationContract } from '#contract/operation.ts'
import { systemContract } from '#contract/system.ts'
import { keepAnswer } from '#server/platform/http/kept-answer.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { siteStateOf } from '#server/platform/operation/operation.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { readOperation, setFlag, setLine, setRegistration } from './operation.service.ts'
import { readErrors, readHealth, readJobs, readOutbox, retryJob, retryMails, runSchedule } from './system.service.ts'

const OK = { ok: true } as const

/** How the installation runs, for superadmins and readers. */
export function systemRoutes(context: RouteContext): void {
  serve(context, systemContract, {
    'GET /api/admin/system/health': (scope) => readHealth(scope),
    'GET /api/admin/system/jobs': (scope) => readJobs(scope),
    'POST /api/admin/system/jobs/{id}/retry': async (scope, { params }) => {
      await retryJob(scope, params.id)
      return OK
    },
    'POST /api/admin/system/schedules/run': async (scope, { body }) => {
      await runSchedule(scope, body.queue)
      return OK
    },
    'GET /api/admin/system/outbox': (scope) => readOutbox(scope),
    'POST /api/admin/system/outbox/retry': async (scope, { body }) => {
      await retryMails(scope, body.kind)
      return OK
    },
    'GET /api/admin/system/errors': (scope) => readErrors(scope),
  })
  const siteState = keepAnswer((scope: Scope) => siteStateOf(scope))
  serve(context, operationContract, {
    'GET /api/site/state': (scope, _args, exchange) => siteState(scope, exchange),
    'GET /api/admin/operation': (scope) => readOperation(scope),
    'PUT /api/admin/operation/line': async (scope, { body }) => {
      await setLine(scope, body)
      return OK
    },
    'PUT /api/admin/operation/registration': async (scope, { body }) => {
      await setRegistration(scope, body)
      return OK
    },
    'PUT /api/admin/operation/flags/{name}': async (scope, { params, body }) => {
      await setFlag(scope, params.name, body)
      return OK
    },
  })
}
