import { backgroundsStaffContract } from '#contract/backgrounds-staff.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { activate, addBackground, listBackgrounds, removeBackground, schedule } from './backgrounds.service.ts'

const OK = { ok: true } as const

/** Calls by which staff decide which picture is behind the deck. */
export function backgroundsRoutes(context: RouteContext): void {
  serve(context, backgroundsStaffContract, {
    'GET /api/admin/backgrounds': (scope) => listBackgrounds(scope),
    'POST /api/admin/backgrounds': (scope, { query, file }) => addBackground(scope, query.name, file),
    'PUT /api/admin/backgrounds/{id}/active': async (scope, { params, body }) => {
      await activate(scope, params.id, body)
      return OK
    },
    'PUT /api/admin/backgrounds/{id}/schedule': async (scope, { params, body }) => {
      await schedule(scope, params.id, body)
      return OK
    },
    'POST /api/admin/backgrounds/{id}/remove': async (scope, { params, body }) => {
      await removeBackground(scope, params.id, body.reason)
      return OK
    },
  })
}
