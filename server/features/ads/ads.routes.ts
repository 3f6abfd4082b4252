import { adsContract } from '#contract/ads.ts'
import type { Door } from '#server/platform/http/door.ts'
import { serve } from '#server/platform/http/serve.ts'
import { recordClick } from './ads.service.ts'

export function adsRoutes(door: Door): void {
  serve(door, adsContract, {
    'POST /api/products/{id}/click': async (scope, { params }) => {
      await recordClick(scope, params.id)
      return { ok: true as const }
    },
  })
}
