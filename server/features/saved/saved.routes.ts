import { savedContract } from '#contract/saved.ts'
import type { ProductBytes } from '#server/features/shelf/product-bytes.service.ts'
import { compressed } from '#server/platform/http/compress.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { clearSaved, listSaved } from './saved.service.ts'

export function savedRoutes(context: RouteContext, ready: ProductBytes): void {
  serve(context, savedContract, {
    'GET /api/saved-products': async (scope, _args, exchange) => compressed(await listSaved(scope, ready), exchange),
    'DELETE /api/saved-products': async (scope) => {
      await clearSaved(scope)
      return { ok: true as const }
    },
  })
}
