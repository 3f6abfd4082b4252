import { AD_CLICK } from '#contract/ads.limits.ts'
import type { ClickRefund, FreeReason } from '#contract/campaigns.limits.ts'
import { refundClick } from '#server/features/billing/ledger/ledger.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { tellCampaignsChanged } from '../campaigns/campaigns-changed.ts'
import { type AdClickRow, insertRefund, lockSpending, selectAdClick, takeSpent } from './ad-clicks.store.ts'

interface Refund {
  readonly reason: ClickRefund
  /** The rule that a later look found. */
  readonly rule?: FreeReason
}

type ReturnedClick = Pick<AdClickRow, 'id' | 'token' | 'campaignId' | 'brandId' | 'chargedCents' | 'day'>

/** Returns the credit of a charged click, as a line of its own in the ledger, once. False: nothing to return. */
export function returnClick(
  scope: Pick<World, 'db' | 'now'>,
  click: ReturnedClick,
  { reason, rule }: Refund,
): Promise<boolean> {
  const { id, token, campaignId, brandId, chargedCents, day } = click
  return inTransaction(scope, async (inside) => {
    if (chargedCents === 0 || token === null || campaignId === null) return false
    // In the order in which a click locks them.
    await lockSpending(inside.db, campaignId, day, inside.now())
    const isFirst = await insertRefund(inside.db, { clickId: id, reason, rule: rule ?? null, at: inside.now() })
    if (!isFirst) return false
    await takeSpent(inside.db, { campaignId, brandId, cents: chargedCents, today: day })
    const isReturned = await refundClick(inside, { brandId, key: token })
    if (!isReturned) throw new Error(`click ${id} has no charge to return`)
    await tellCampaignsChanged(inside.db)
    return true
  })
}

const UNDO_MS = (AD_CLICK.undo.seconds + AD_CLICK.undo.arrivalSeconds) * 1000

/** R10: the shopper came back at once, so the click was a slip and is free. */
export async function undoClick(scope: Scope, clickKey: string): Promise<void> {
  ensure(scope.actor, 'unauthenticated')
  const click = await selectAdClick(scope.db, clickKey)
  if (!click || click.userId !== scope.actor.userId) return
  if (scope.now().getTime() - click.clickedAt.getTime() > UNDO_MS) return
  await returnClick(scope, click, { reason: 'undone' })
}
