import { systemContract } from '#contract/system.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
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
}
