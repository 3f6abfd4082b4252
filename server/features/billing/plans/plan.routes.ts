import { subscriptionContract } from '#contract/subscription.ts'
import { chooseProducts, listChoice } from '#server/features/products/plan-hold/plan-choice.service.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import {
  cancelPlan,
  keepPlan,
  pausePlan,
  planChange,
  readOwnSubscription,
  resumePlan,
} from './own-subscription.service.ts'

export function planRoutes(context: RouteContext): void {
  serve(context, subscriptionContract, {
    'GET /api/brand/subscription': readOwnSubscription,
    'PUT /api/brand/subscription': (scope, { body }) => planChange(scope, body),
    'DELETE /api/brand/subscription': (scope, { body }) => cancelPlan(scope, body),
    'POST /api/brand/subscription/keep': keepPlan,
    'POST /api/brand/subscription/pause': (scope, { body }) => pausePlan(scope, body),
    'POST /api/brand/subscription/resume': resumePlan,
    'GET /api/brand/subscription/products': listChoice,
    'PUT /api/brand/subscription/products': (scope, { body }) => chooseProducts(scope, body.shown),
  })
}
