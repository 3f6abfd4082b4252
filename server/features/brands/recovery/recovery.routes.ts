import type { FastifyInstance } from 'fastify'
import { accessRecoveryContract } from '#contract/access-recovery.ts'
import { mailLinkForms, pageIn } from '#server/platform/http/mail-link-forms.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { confirmByLink } from './perform-recovery.service.ts'
import {
  beginRecovery,
  listOwnRecoveries,
  readRecovery,
  stopByLink,
  stopRecovery,
  withdrawRecovery,
} from './recovery.service.ts'

const OK = { ok: true } as const

/** Calls about restoring access for an owner. */
export function recoveryRoutes(context: RouteContext): void {
  serve(context, accessRecoveryContract, {
    'GET /api/admin/users/{id}/recovery': (scope, { params }) => readRecovery(scope, params.id),
    'POST /api/admin/users/{id}/recovery': (scope, { params, body }) => beginRecovery(scope, params.id, body),
    'POST /api/admin/users/{id}/recovery/stop': async (scope, { params, body }) => {
      await withdrawRecovery(scope, params.id, body.reason)
      return OK
    },
    'GET /api/access-recoveries': (scope) => listOwnRecoveries(scope),
    'POST /api/access-recoveries/{id}/stop': async (scope, { params }) => {
      await stopRecovery(scope, params.id)
      return OK
    },
  })
}

/** The links in the mails: GET shows a page, POST acts, because mail scanners follow links. */
export async function recoveryLinks(http: FastifyInstance, world: World): Promise<void> {
  await mailLinkForms(http, world, {
    '/access-recovery/stop': async ({ scope, token, reply }) => {
      const page = (await stopByLink(scope, token)) ? '/access-recovery/stopped' : '/access-recovery/over'
      return reply.redirect(pageIn(page, scope.language), 303)
    },
    '/access-recovery/confirm': async ({ scope, token, reply }) => {
      const confirmed = await confirmByLink(scope, token)
      const page = confirmed === 'done' ? 'done' : confirmed === 'waits' ? 'confirmed' : 'over'
      return reply.redirect(pageIn(`/access-recovery/${page}`, scope.language), 303)
    },
  })
}
