import { PLAN_LABELS } from '#contract/first-plan.ts'
import { notifyBilling } from '#server/features/brands/subscription/plan-notice.service.ts'
import {
  changeSubscription,
  ensureSubscription,
  hasChangeFor,
  type Subscription,
} from '#server/features/brands/subscription/subscription.service.ts'
import { freeSince, paidChange } from '#server/features/brands/subscription/subscription-ends.service.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import type { BillingWorld } from '../checkout/billing-world.ts'
import type { PurchaseEffects } from '../checkout/purchase-effects.ts'
import type { PurchaseRow } from '../checkout/purchases.store.ts'
import { insertRefund, selectRefunds } from '../checkout/refunds.store.ts'
import { INVOICE_WORDS } from '../invoices/invoice-words.ts'
import { failedAttempt } from './failed-attempt.ts'
import { fits, PlanItem } from './plan-item.ts'

const itemOf = (purchase: Pick<PurchaseRow, 'item'>): PlanItem => PlanItem.parse(purchase.item)

/** A plan: the subscription follows its payment. */
export const planPurchases: PurchaseEffects = {
  lineText: (purchase) => {
    const { plan, interval, from, to, cause } = itemOf(purchase)
    const days = { from: berlinDayOf(new Date(from)), to: berlinDayOf(new Date(to)) }
    return INVOICE_WORDS[purchase.language].plan({
      plan: PLAN_LABELS[plan],
      interval,
      ...days,
      isMore: cause === 'upgrade',
    })
  },
  paid: async (world, purchase) => {
    const { id, brandId } = purchase
    const refunds = await selectRefunds(world.db, id)
    if (refunds.some(({ requestKey }) => requestKey === id) || (await hasChangeFor(world, id))) return
    await ensureSubscription(world, brandId)
    const item = itemOf(purchase)
    let isUsed = false
    const row = await changeSubscription(world, brandId, (before) => {
      isUsed = fits(item, before, world.now())
      return isUsed ? { ...paidBy(item, purchase, before), purchaseId: id } : null
    })
    if (!isUsed || !row) return refundUnused(world, purchase)
    await notifyBilling(world, row, { phase: PHASES[item.cause], cents: purchase.grossCents })
  },
  takenBack: async (world, purchase, { kind, netCents }) => {
    const isAll = kind === 'dispute' || netCents === purchase.netCents || purchase.refundedCents >= purchase.grossCents
    if (!isAll || !(await hasChangeFor(world, purchase.id))) return
    const { to } = itemOf(purchase)
    const now = world.now()
    let isEnded = false
    const row = await changeSubscription(world, purchase.brandId, (before) => {
      isEnded = before.periodTo?.toISOString() === to && before.plan !== 'free'
      return isEnded ? { cause: 'refunded', columns: freeSince(now, 'canceled'), purchaseId: purchase.id } : null
    })
    if (row && isEnded) await notifyBilling(world, row, { phase: 'refunded' })
  },
  restored: async (world, purchase) => {
    const item = itemOf(purchase)
    if (new Date(item.to) <= world.now() || !(await hasChangeFor(world, purchase.id))) return
    await changeSubscription(world, purchase.brandId, (before) =>
      before.state === 'canceled' ? { ...paidBy(item, purchase, before), purchaseId: purchase.id } : null,
    )
  },
  failed: async (world, purchase) => {
    const { cause, attempt, from } = itemOf(purchase)
    // A buyer sees it at once, and tries again.
    if (cause === 'renewal') await failedAttempt(world, purchase.brandId, { attempt, from, purchaseId: purchase.id })
  },
}

const CAUSES = { ordered: 'ordered', settle: 'renewed', renewal: 'renewed', upgrade: 'changed' } as const
const PHASES = { ordered: 'ordered', settle: 'renewed', renewal: 'renewed', upgrade: 'changed' } as const

function paidBy(item: PlanItem, { priceVersion }: PurchaseRow, before: Subscription) {
  const { plan, interval, anchorDay, cause } = item
  const period = { plan, interval, anchorDay, from: new Date(item.from), to: new Date(item.to) }
  return paidChange(before, { ...period, priceVersion, cause: CAUSES[cause] })
}

/** Paid, but another order was faster, or the plan was changed meanwhile: the money goes back by itself, once. */
async function refundUnused(world: BillingWorld, { id, grossCents, brandId }: PurchaseRow): Promise<void> {
  const refund = {
    purchaseId: id,
    requestKey: id,
    cents: grossCents,
    state: 'ordered',
    createdAt: world.now(),
  } as const
  await insertRefund(world.db, { ...refund, reason: 'The plan was changed before this order was paid' })
  world.log.warn({ purchase: id, brand: brandId }, 'a paid plan did not fit any more and is refunded')
}
