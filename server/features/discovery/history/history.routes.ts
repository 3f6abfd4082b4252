import { historyContract } from '#contract/history.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { recordSwipe } from '../swipes/swipe.service.ts'
import { forgetAnswer, forgetHistory, likeAfterAll, readHistory } from './history.service.ts'

const DONE = { ok: true } as const

/** Registers the routes of the history. */
export function historyRoutes(context: RouteContext, swiping: Parameters<typeof recordSwipe>[1]): void {
  serve(context, historyContract, {
    'GET /api/history': (scope, { query }) => readHistory(scope, query),
    'PUT /api/history/{id}': async (scope, { params }) => {
      await likeAfterAll(scope, swiping, params.id)
      return DONE
    },
    'DELETE /api/history/{id}': async (scope, { params, query }) => {
      await forgetAnswer(scope, params.id, query.again === 'true')
      return DONE
    },
    'DELETE /api/history': async (scope) => {
      await forgetHistory(scope)
      return DONE
    },
  })
}
