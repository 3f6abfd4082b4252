import { savedContract } from '#contract/saved.ts'
import type { ProductBytes } from '#server/features/shelf/product-bytes.service.ts'
import { compressed } from '#server/platform/http/compress.ts'
import type { Door } from '#server/platform/http/door.ts'
import { serve } from '#server/platform/http/serve.ts'
import { clearSaved, listSaved } from './saved.service.ts'

export function savedRoutes(door: Door, ready: ProductBytes): void {
  serve(door, savedContract, {
    'GET /api/saved-products': async (scope, _args, exchange) => compressed(await listSaved(scope, ready), exchange),
    'DELETE /api/saved-products': async (scope) => {
      await clearSaved(scope)
      return { ok: true as const }
    },
  })
}
