import { adsContract } from '#contract/ads.ts'
import { eventContextOf } from '#server/platform/http/event-context.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { recordClick } from './ads.service.ts'

export function adsRoutes(context: RouteContext): void {
  serve(context, adsContract, {
    'POST /api/products/{id}/click': async (scope, { params }, exchange) => {
      await recordClick(scope, params.id, { key: idempotencyKeyOf(exchange), context: eventContextOf(exchange) })
      return { ok: true as const }
    },
  })
}
