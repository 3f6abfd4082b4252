import { landingFiguresContract } from '#contract/landing-figures.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { confirmFigure, listFigures, setFigure } from './figures.service.ts'

const OK = { ok: true } as const

/** Calls by which staff set and confirm the figures of the start page. */
export function figuresRoutes(context: RouteContext): void {
  serve(context, landingFiguresContract, {
    'GET /api/admin/landing-figures': (scope) => listFigures(scope),
    'PUT /api/admin/landing-figures/{name}': async (scope, { params, body }) => {
      await setFigure(scope, params.name, body)
      return OK
    },
    'POST /api/admin/landing-figures/{name}/confirmation': async (scope, { params, body }) => {
      await confirmFigure(scope, params.name, body)
      return OK
    },
  })
}
