import type { PlanName } from '#contract/plans.limits.ts'
import { UNPAID_DAYS } from '#contract/subscription.limits.ts'
import type { Subscription } from './subscription.store.ts'

const DAY_MS = 86_400_000

/** When an unpaid plan ends. */
export const unpaidEnd = (periodTo: Date): Date => new Date(periodTo.getTime() + UNPAID_DAYS * DAY_MS)

/**
 * The plan that holds at a moment, also where no job has noted its end yet. A paid plan goes on for some days after its
 * period: its renewal may be on its way.
 */
export function planInForce(row: Pick<Subscription, 'plan' | 'state' | 'periodTo'> | null, now: Date): PlanName {
  // Never approved by the review: it prepares, or staff imported it.
  if (row === null) return 'pro'
  if (row.periodTo === null || row.periodTo > now) return row.plan
  if (row.state === 'paused' || row.state === 'paused_by_admin') return row.plan
  const isOver = row.state === 'trialing' || row.state === 'canceled_at_period_end' || unpaidEnd(row.periodTo) <= now
  return isOver ? 'free' : row.plan
}
