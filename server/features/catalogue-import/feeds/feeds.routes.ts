import { brandFeedsContract } from '#contract/brand-feeds.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { answerGuard, changeFeed, pauseFeed, removeFeed, resumeFeed, runNow } from './change-feeds.service.ts'
import { listFeeds, openAddress, readFeed } from './feeds.service.ts'

/** What members of a brand do with addresses of products. */
export function feedsRoutes(context: RouteContext): void {
  serve(context, brandFeedsContract, {
    'GET /api/brand/feeds': (scope) => listFeeds(scope),
    'POST /api/brand/feeds': (scope, { body }) => openAddress(scope, body),
    'GET /api/brand/feeds/{id}': (scope, { params }) => readFeed(scope, params.id),
    'PUT /api/brand/feeds/{id}': (scope, { params, body }) => changeFeed(scope, params.id, body),
    'POST /api/brand/feeds/{id}/pause': (scope, { params, body }) => pauseFeed(scope, params.id, body.version),
    'POST /api/brand/feeds/{id}/resume': (scope, { params, body }) => resumeFeed(scope, params.id, body.version),
    'POST /api/brand/feeds/{id}/run': (scope, { params }) => runNow(scope, params.id),
    'POST /api/brand/feeds/{id}/answer': (scope, { params, body }) => answerGuard(scope, params.id, body),
    'DELETE /api/brand/feeds/{id}': (scope, { params }) => removeFeed(scope, params.id),
  })
}
