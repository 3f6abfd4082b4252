import { styleContract } from '#contract/style.ts'
import type { Door } from '#server/platform/http/door.ts'
import { serve } from '#server/platform/http/serve.ts'
import { type Knower, listWishBrands, readStyle, resetWishes, sayWish } from './style.service.ts'

/** Binds "your style". */
export function styleRoutes(door: Door, knower: Knower): void {
  serve(door, styleContract, {
    'GET /api/style': (scope) => readStyle(scope, knower),
    'GET /api/style/brands': (scope) => listWishBrands(scope),
    'PUT /api/style/wish': (scope, { body }) => sayWish(scope, knower, body),
    'DELETE /api/style/wishes': (scope) => resetWishes(scope, knower),
  })
}
