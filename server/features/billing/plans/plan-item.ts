import { z } from 'zod'
import { PAID_PLANS } from '#contract/plans.limits.ts'
import { PLAN_INTERVALS } from '#contract/subscription.limits.ts'
import type { Subscription } from '#server/features/brands/subscription/subscription.service.ts'
import { isPaidAt } from './plan-quote.ts'

/** What a purchase of a plan is of, as it is stored with it. */
export const PlanItem = z.strictObject({
  cause: z.enum(['ordered', 'upgrade', 'settle', 'renewal']),
  plan: z.enum(PAID_PLANS),
  interval: z.enum(PLAN_INTERVALS),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  anchorDay: z.int().min(1).max(31),
  /** The period that it changes or follows; null: there was none. */
  basis: z.string().nullable(),
  /** Of a renewal: how many attempts failed before. */
  attempt: z.int().nonnegative(),
})
export type PlanItem = z.output<typeof PlanItem>

/** Names a period of a plan: an order that was made for another one no longer fits. */
export const basisOf = ({ plan, interval, periodFrom, periodTo }: Subscription): string =>
  [plan, interval, periodFrom.toISOString(), periodTo?.toISOString() ?? ''].join('|')

/** Whether a paid order still fits what the brand has: otherwise two plans would run, or a period would be paid twice. */
export function fits({ cause, basis, from }: PlanItem, row: Subscription, now: Date): boolean {
  if (cause === 'ordered') {
    const isRunning = row.state === 'past_due' || row.state === 'paused' || row.state === 'paused_by_admin'
    return !isRunning && !isPaidAt(row, now)
  }
  if (cause === 'upgrade') return isPaidAt(row, now) && basisOf(row) === basis
  const isUnpaid = row.state === 'past_due' || row.state === 'active'
  return isUnpaid && row.plan !== 'free' && row.periodTo?.toISOString() === from
}
