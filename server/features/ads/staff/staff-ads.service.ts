import type { StaffAds } from '#contract/ads-staff.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { reserveOf } from '../campaigns/ad-prices.service.ts'
import { tellCampaignsChanged } from '../campaigns/campaigns-changed.ts'
import { selectAdClickById } from '../clicks/ad-clicks.store.ts'
import { returnClick } from '../clicks/refund-click.service.ts'
import {
  closeContest,
  insertReserve,
  selectAllCampaigns,
  selectInvalid,
  selectOpenContests,
} from './staff-ads.store.ts'

/** Campaigns, free clicks and contested clicks of all brands. */
export async function readStaffAds(scope: StaffScope): Promise<StaffAds> {
  const since = daysLater(berlinDayOf(scope.now()), -6)
  const [reserveCents, campaigns, invalid, contests] = await Promise.all([
    reserveOf(scope),
    selectAllCampaigns(scope.db, since),
    selectInvalid(scope.db, since),
    selectOpenContests(scope.db),
  ])
  return { reserveCents, campaigns, invalid, contests }
}

/** Accepts or refuses a contest, once. Accepted, the credit of the click is returned. */
export function decideContest(
  scope: StaffScope,
  clickId: number,
  { isAccepted, reason }: { readonly isAccepted: boolean; readonly reason: string },
): Promise<void> {
  return inTransaction(scope, async (inside) => {
    const click = await selectAdClickById(inside.db, clickId)
    ensure(click, 'campaigns.click-unknown')
    const state = isAccepted ? 'accepted' : 'refused'
    const brandId = await closeContest(inside.db, { clickId, state, decision: reason, at: inside.now() })
    ensure(brandId, 'campaigns.contest-decided')
    if (isAccepted) await returnClick(inside, click, { reason: 'contested' })
    const target = { targetType: 'ad-click', targetId: String(clickId), brandId, reason }
    await writeAudit(inside, { action: `ads.contest-${state}`, ...target })
  })
}

/** Sets the lowest price of a click. Cards that were dealt keep theirs. */
export function setReserve(
  scope: StaffScope,
  { cents, reason }: { readonly cents: number; readonly reason: string },
): Promise<void> {
  return inTransaction(scope, async (inside) => {
    const before = await reserveOf(inside)
    await insertReserve(inside.db, cents, inside.now())
    const changed = { cents: [before, cents] } as const
    await writeAudit(inside, { action: 'ads.reserve', targetType: 'ads', targetId: 'reserve', changed, reason })
    await tellCampaignsChanged(inside.db)
  })
}
