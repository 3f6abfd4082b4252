import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { type CampaignRow, selectSettings } from './campaigns.store.ts'

/** Refuses what starts or changes advertising while staff block the brand or this campaign, with their reason. */
export async function requireUnblocked(scope: BrandScope, row?: Pick<CampaignRow, 'blockedReason'>): Promise<void> {
  const ofBrand = (await selectSettings(scope.db, scope.member.brandId))?.blockedReason
  const reason = row?.blockedReason ?? ofBrand ?? null
  ensure(reason === null, 'campaigns.blocked', { values: { reason: sentence(reason ?? '') } })
}

/** With a full stop, because another sentence follows. */
const sentence = (reason: string): string => (/[.!?]$/.test(reason) ? reason : `${reason}.`)
