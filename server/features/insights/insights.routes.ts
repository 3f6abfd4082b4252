import { audienceContract } from '#contract/audience.ts'
import { campaignReportContract } from '#contract/campaign-report.ts'
import { insightsContract } from '#contract/insights.ts'
import { productInsightsContract } from '#contract/product-insights.ts'
import { trendsContract } from '#contract/trends.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { readAudience } from './audience/audience.service.ts'
import { readCampaignReport } from './campaigns/campaign-report.service.ts'
import { readProductInsights } from './product/product-insights.service.ts'
import { readBreakdown, readSeries } from './reading/insights.service.ts'
import { readTrends } from './trends/trends.service.ts'

export function insightsRoutes(context: RouteContext): void {
  serve(context, insightsContract, {
    'GET /api/brand/insights/series': (scope, { query }) => readSeries(scope, query),
    'GET /api/brand/insights/breakdown': (scope, { query }) => readBreakdown(scope, query),
  })
  serve(context, audienceContract, { 'GET /api/brand/insights/audience': (scope) => readAudience(scope) })
  serve(context, productInsightsContract, {
    'GET /api/brand/insights/products/{id}': (scope, { params }) => readProductInsights(scope, params.id),
  })
  serve(context, campaignReportContract, {
    'GET /api/brand/campaign-report': (scope, { query }) => readCampaignReport(scope, query),
  })
  serve(context, trendsContract, { 'GET /api/brand/trends': readTrends })
}
