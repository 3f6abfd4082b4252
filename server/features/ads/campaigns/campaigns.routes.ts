import { CAMPAIGN_PAGES } from '#contract/campaigns.limits.ts'
import { campaignsContract } from '#contract/campaigns.ts'
import { clickReceiptsContract } from '#contract/click-receipts.ts'
import { listBoostable } from '#server/features/products/boosting/boost-facts.service.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { contestClick, listReceipts } from '../clicks/receipts.service.ts'
import {
  changeAdSettings,
  changeCampaign,
  createCampaign,
  listCampaigns,
  quickBoost,
  readCampaign,
  stepCampaign,
} from './campaigns.service.ts'
import { estimateCampaign } from './estimate.service.ts'

/** Binds what members of a brand do with its campaigns. */
export function campaignsRoutes(context: RouteContext): void {
  serve(context, campaignsContract, {
    'GET /api/brand/campaigns': (scope, { query }) => listCampaigns(scope, query.archived === 'true'),
    'GET /api/brand/campaigns/products': (scope, { query }) =>
      listBoostable(scope, scope.member.brandId, {
        text: query.q ?? '',
        ids: query.ids?.split(',') ?? null,
        most: CAMPAIGN_PAGES.products,
      }),
    'POST /api/brand/campaigns': (scope, { body }) => createCampaign(scope, body),
    'POST /api/brand/campaigns/quick': (scope, { body }) => quickBoost(scope, body),
    'POST /api/brand/campaigns/estimate': (scope, { body }) => estimateCampaign(scope, body),
    'GET /api/brand/campaigns/{id}': (scope, { params }) => readCampaign(scope, params.id),
    'PUT /api/brand/campaigns/{id}': (scope, { params, body }) => changeCampaign(scope, params.id, body),
    'POST /api/brand/campaigns/{id}/pause': (scope, { params, body }) =>
      stepCampaign(scope, params.id, 'pause', body.version),
    'POST /api/brand/campaigns/{id}/resume': (scope, { params, body }) =>
      stepCampaign(scope, params.id, 'resume', body.version),
    'POST /api/brand/campaigns/{id}/archive': (scope, { params, body }) =>
      stepCampaign(scope, params.id, 'archive', body.version),
    'PUT /api/brand/ad-settings': (scope, { body }) => changeAdSettings(scope, body),
  })
  serve(context, clickReceiptsContract, {
    'GET /api/brand/ad-clicks': (scope, { query }) => listReceipts(scope, query),
    'POST /api/brand/ad-clicks/{id}/contest': (scope, { params, body }) => contestClick(scope, params.id, body.reason),
  })
}
