import { insightsContract } from '#contract/insights.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { readBreakdown, readSeries } from './reading/insights.service.ts'

export function insightsRoutes(context: RouteContext): void {
  serve(context, insightsContract, {
    'GET /api/brand/insights/series': (scope, { query }) => readSeries(scope, query),
    'GET /api/brand/insights/breakdown': (scope, { query }) => readBreakdown(scope, query),
  })
}
