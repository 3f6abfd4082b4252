import { plansContract } from '#contract/plans.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addPrices, readPackages, readPlans, readPrices } from './plans.service.ts'

export function plansRoutes(context: RouteContext): void {
  serve(context, plansContract, {
    'GET /api/plans': readPlans,
    'GET /api/packages': readPackages,
    'GET /api/admin/prices': readPrices,
    'POST /api/admin/prices': (scope, { body }) => addPrices(scope, body),
  })
}
