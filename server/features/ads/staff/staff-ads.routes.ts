import { adsStaffContract } from '#contract/ads-staff.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { setPlacement } from '../placement/placement.service.ts'
import { blockBrand, blockCampaign } from './block-ads.service.ts'
import { decideContest, readStaffAds, setReserve, stopCampaign } from './staff-ads.service.ts'

/** Binds what staff do with advertising. */
export function staffAdsRoutes(context: RouteContext): void {
  serve(context, adsStaffContract, {
    'GET /api/admin/ads': readStaffAds,
    'POST /api/admin/ad-clicks/{id}/decision': async (scope, { params, body }) => {
      await decideContest(scope, params.id, body)
      return { ok: true as const }
    },
    'POST /api/admin/campaigns/{id}/stop': async (scope, { params, body }) => {
      await stopCampaign(scope, params.id, body)
      return { ok: true as const }
    },
    'POST /api/admin/campaigns/{id}/block': async (scope, { params, body }) => {
      await blockCampaign(scope, params.id, body)
      return { ok: true as const }
    },
    'POST /api/admin/ad-brands/{id}/block': async (scope, { params, body }) => {
      await blockBrand(scope, params.id, body)
      return { ok: true as const }
    },
    'PUT /api/admin/ad-placement': async (scope, { body }) => {
      await setPlacement(scope, body)
      return { ok: true as const }
    },
    'POST /api/admin/ad-reserve': async (scope, { body }) => {
      await setReserve(scope, body)
      return { ok: true as const }
    },
  })
}
