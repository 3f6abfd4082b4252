import { adsContract } from '#contract/ads.ts'
import { adTokenOf, eventContextOf } from '#server/platform/http/event-context.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { recordClick } from './ads.service.ts'
import { undoClick } from './clicks/refund-click.service.ts'

export function adsRoutes(context: RouteContext): void {
  serve(context, adsContract, {
    'POST /api/products/{id}/click': async (scope, { params }, exchange) => {
      await recordClick(scope, params.id, {
        key: idempotencyKeyOf(exchange),
        context: eventContextOf(exchange),
        token: adTokenOf(exchange),
      })
      return { ok: true as const }
    },
    'POST /api/products/{id}/click/undo': async (scope, _args, exchange) => {
      await undoClick(scope, idempotencyKeyOf(exchange) ?? '')
      return { ok: true as const }
    },
  })
}
