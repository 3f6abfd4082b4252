import { requireOtherBrand } from '#server/features/brands/memberships.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { StaffScope } from '#server/platform/scope/scope.ts'
import { lockCampaign } from '../campaigns/campaigns.store.ts'
import { selectBrandOfCampaign } from './staff-ads.store.ts'

/** A campaign that staff may stop or block, locked until the transaction ends: not archived, and not of a brand of theirs. */
export async function lockForStaff(inside: StaffScope, id: string) {
  const brandId = await selectBrandOfCampaign(inside.db, id)
  const campaign = brandId && (await lockCampaign(inside.db, { brandId, id }))
  ensure(brandId && campaign, 'campaigns.unknown')
  await requireOtherBrand(inside, brandId)
  ensure(campaign.status !== 'archived', 'campaigns.archived')
  return { ...campaign, brandId }
}
