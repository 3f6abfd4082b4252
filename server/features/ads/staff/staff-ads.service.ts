import type { StaffAds } from '#contract/ads-staff.ts'
import { requireMoneyProof } from '#server/features/accounts/staff/money-act.service.ts'
import { requireOtherBrand } from '#server/features/brands/memberships.service.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { reserveOf } from '../campaigns/ad-prices.service.ts'
import { updateCampaign } from '../campaigns/campaigns.store.ts'
import { tellCampaignsChanged } from '../campaigns/campaigns-changed.ts'
import { selectAdClickById } from '../clicks/ad-clicks.store.ts'
import { returnClick } from '../clicks/refund-click.service.ts'
import { placementOf } from '../placement/placement.service.ts'
import { selectBlocks } from './block-ads.store.ts'
import { lockForStaff } from './lock-for-staff.service.ts'
import {
  closeContest,
  insertReserve,
  selectAllCampaigns,
  selectInvalid,
  selectInvalidByDay,
  selectOpenContests,
} from './staff-ads.store.ts'

/** Campaigns, free clicks and contested clicks of all brands. */
export async function readStaffAds(scope: StaffScope): Promise<StaffAds> {
  const days = Array.from({ length: 7 }, (_, n) => daysLater(berlinDayOf(scope.now()), n - 6))
  const since = days[0] ?? ''
  const [reserveCents, placement, campaigns, blocks, invalid, invalidByDay, contests] = await Promise.all([
    reserveOf(scope),
    placementOf(scope),
    selectAllCampaigns(scope.db, since),
    selectBlocks(scope.db),
    selectInvalid(scope.db, since),
    selectInvalidByDay(scope.db, since),
    selectOpenContests(scope.db),
  ])
  return { reserveCents, placement, campaigns, blocks, invalid, days, invalidByDay, contests }
}

/** Accepts or refuses a contest, once. Accepted, the credit of the click is returned. */
export async function decideContest(
  scope: StaffScope,
  clickId: number,
  {
    isAccepted,
    reason,
    password,
  }: { readonly isAccepted: boolean; readonly reason: string; readonly password?: string | undefined },
): Promise<void> {
  await requireMoneyProof(scope, password)
  return inTransaction(scope, async (inside) => {
    const click = await selectAdClickById(inside.db, clickId)
    ensure(click, 'campaigns.click-unknown')
    await requireOtherBrand(inside, click.brandId)
    const state = isAccepted ? 'accepted' : 'refused'
    const brandId = await closeContest(inside.db, { clickId, state, decision: reason, at: inside.now() })
    ensure(brandId, 'campaigns.contest-decided')
    if (isAccepted) await returnClick(inside, click, { reason: 'contested' })
    const target = { targetType: 'ad-click', targetId: String(clickId), brandId, reason }
    await writeAudit(inside, { action: `ads.contest-${state}`, ...target })
  })
}

/** Stops a campaign, and tells its brand why. Cards that were dealt are free from now on. */
export function stopCampaign(
  scope: StaffScope,
  id: string,
  { step, reason }: { readonly step: 'pause' | 'end'; readonly reason: string },
): Promise<void> {
  return inTransaction(scope, async (inside) => {
    const before = await lockForStaff(inside, id)
    const { brandId } = before
    const status = step === 'end' ? 'archived' : 'paused'
    await updateCampaign(inside.db, before, { status })
    const changed = { status: [before.status, status] } as const
    const target = { targetType: 'campaign', targetId: id, brandId, changed, reason } as const
    await writeAudit(inside, { action: 'campaign.stopped', ...target })
    const content = { kind: 'campaign-stopped', campaignId: id, campaign: before.name, count: 1 } as const
    await notifyTeam(inside, { brandId, right: 'campaigns', content: { ...content, reason: 'staff', note: reason } })
    await tellCampaignsChanged(inside.db)
  })
}

/** Sets the lowest price of a click. Cards that were dealt keep theirs. */
export async function setReserve(
  scope: StaffScope,
  {
    cents,
    reason,
    password,
  }: { readonly cents: number; readonly reason: string; readonly password?: string | undefined },
): Promise<void> {
  await requireMoneyProof(scope, password)
  return inTransaction(scope, async (inside) => {
    const before = await reserveOf(inside)
    await insertReserve(inside.db, cents, inside.now())
    const changed = { cents: [before, cents] } as const
    await writeAudit(inside, { action: 'ads.reserve', targetType: 'ads', targetId: 'reserve', changed, reason })
    await tellCampaignsChanged(inside.db)
  })
}
