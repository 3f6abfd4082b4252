import { styleContract } from '#contract/style.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { listWishBrands, readStyle, resetWishes, sayWish, type TasteSource } from './style.service.ts'

/** Binds "your style". */
export function styleRoutes(context: RouteContext, tastes: TasteSource): void {
  serve(context, styleContract, {
    'GET /api/style': (scope) => readStyle(scope, tastes),
    'GET /api/style/brands': (scope) => listWishBrands(scope),
    'PUT /api/style/wish': (scope, { body }) => sayWish(scope, tastes, body),
    'DELETE /api/style/wishes': (scope) => resetWishes(scope, tastes),
  })
}
