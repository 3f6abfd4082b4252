import { styleContract } from '#contract/style.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { type Knower, listWishBrands, readStyle, resetWishes, sayWish } from './style.service.ts'

/** Binds "your style". */
export function styleRoutes(context: RouteContext, knower: Knower): void {
  serve(context, styleContract, {
    'GET /api/style': (scope) => readStyle(scope, knower),
    'GET /api/style/brands': (scope) => listWishBrands(scope),
    'PUT /api/style/wish': (scope, { body }) => sayWish(scope, knower, body),
    'DELETE /api/style/wishes': (scope) => resetWishes(scope, knower),
  })
}
