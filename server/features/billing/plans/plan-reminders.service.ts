import { PRICE_NOTICE_DAYS, TRIAL_NOTICE_DAYS } from '#contract/subscription.limits.ts'
import { notifyBilling } from '#server/features/brands/subscription/plan-notice.service.ts'
import { changeQuietly, type Subscription } from '#server/features/brands/subscription/subscription.service.ts'
import { limitsIn, pricesAt, pricesOf } from '#server/features/plans/plans.service.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { selectUntold } from './plan-jobs.store.ts'
import { priceOf } from './plan-quote.ts'

const DAY_MS = 86_400_000
const BATCH = 200

/** Job: tells brands of the end of their trial, and of another price of the next period (Trust L12), each once. */
export async function remindOfPlans(world: World): Promise<void> {
  if (sellsFor(world.config) === null) return
  const now = world.now()
  const within = (days: number) => new Date(now.getTime() + days * DAY_MS)
  for (const { brandId } of await selectUntold(
    world.db,
    { state: 'trialing', before: within(TRIAL_NOTICE_DAYS), now },
    BATCH,
  ))
    await inTransaction(world, (inside) => tell(inside, brandId, 'trialing'))
  for (const { brandId } of await selectUntold(
    world.db,
    { state: 'active', before: within(PRICE_NOTICE_DAYS), now },
    BATCH,
  ))
    await inTransaction(world, (inside) => tell(inside, brandId, 'active'))
}

async function tell(inside: World, brandId: string, state: 'trialing' | 'active'): Promise<void> {
  let isNew = false
  const row = await changeQuietly(inside, brandId, (before) => {
    isNew = before.state === state && before.periodTo !== null && before.toldOf?.getTime() !== before.periodTo.getTime()
    return isNew ? { toldOf: before.periodTo } : null
  })
  if (!row || !isNew) return
  if (state === 'trialing') return notifyBilling(inside, row, { phase: 'trial-ending' })
  const cents = await changedPrice(inside, row)
  if (cents !== null) await notifyBilling(inside, row, { phase: 'price-change', plan: row.nextPlan ?? row.plan, cents })
}

/** The price of the next period; null where price and limits stay, or the brand chose another plan itself. */
async function changedPrice(inside: World, row: Subscription): Promise<number | null> {
  if (row.periodTo === null || row.nextPlan !== null) return null
  const own = await pricesOf(inside, row.priceVersion)
  const { prices: next } = await pricesAt(inside, new Date(row.periodTo.getTime() - PRICE_NOTICE_DAYS * DAY_MS))
  const hasOther = priceOf(own, row) !== priceOf(next, row)
  const isLimited = JSON.stringify(limitsIn(own, row.plan)) !== JSON.stringify(limitsIn(next, row.plan))
  return hasOther || isLimited ? priceOf(next, row) : null
}
