import { viewAsContract } from '#contract/view-as.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { clearViewCookie } from '#server/platform/http/session-cookie.ts'
import { leaveView, listOwnViews } from './views.service.ts'

/** Calls that end a view of staff, and show its person when there was one. */
export function viewRoutes(context: RouteContext): void {
  serve(context, viewAsContract, {
    'POST /api/view/end': async (scope, _, { reply }) => {
      await leaveView(scope)
      clearViewCookie(scope.config, reply)
      return { ok: true as const }
    },
    'GET /api/auth/views': (scope) => listOwnViews(scope),
  })
}
