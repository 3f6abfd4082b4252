import { type PaidPlan, PLAN_NAMES, type PlanName } from '#contract/plans.limits.ts'
import type { PriceList } from '#contract/plans.ts'
import type { PlanInterval } from '#contract/subscription.limits.ts'
import type { Subscription } from '#server/features/brands/subscription/subscription.service.ts'
import { anchorDayOf } from '#server/features/brands/subscription/subscription-ends.service.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { periodEnd } from './plan-period.ts'

const DAY_MS = 86_400_000
/** Cards are not charged less: what costs less begins with the next period. */
const LEAST_CENTS = 50

export interface Wanted {
  readonly plan: PaidPlan
  readonly interval: PlanInterval
}

/** `ordered`: a new period; `upgrade`: more within the present one; `settle`: the period that was not paid. */
type OrderCause = 'ordered' | 'upgrade' | 'settle'

interface Now {
  readonly when: 'now'
  readonly cause: OrderCause
  /** What is paid now, net. */
  readonly netCents: number
  readonly from: Date
  readonly to: Date
  /** Day of the month on which its months begin. */
  readonly anchorDay: number
}

/** What choosing a plan means: paid and in force now, or from the end of the period on. */
export type Quote = Now | { readonly when: 'period-end'; readonly from: Date } | { readonly when: 'never' }

export const priceOf = (
  { plans }: PriceList,
  { plan, interval }: { plan: PlanName; interval: PlanInterval },
): number => (interval === 'month' ? plans[plan].monthCents : plans[plan].yearCents)

/** Calendar days in Berlin, whatever the clocks do. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(berlinDayOf(to)) - Date.parse(berlinDayOf(from))) / DAY_MS)

/** The part of a price that belongs to the whole days that are left of a period, rounded to the cent. */
function shareLeft(cents: number, { periodFrom, periodTo }: Pick<Subscription, 'periodFrom' | 'periodTo'>, now: Date) {
  if (periodTo === null) return 0
  const days = Math.max(1, daysBetween(periodFrom, periodTo))
  const left = Math.min(days, Math.max(0, daysBetween(now, periodTo)))
  return Math.round((cents * left) / days)
}

/** A period of a plan that was paid, and has not ended. */
export const isPaidAt = ({ plan, state, periodTo }: Subscription, now: Date): boolean =>
  plan !== 'free' && (state === 'active' || state === 'canceled_at_period_end') && periodTo !== null && periodTo > now

interface Situation {
  /** Null: the brand has no subscription yet. */
  readonly row: Subscription | null
  /** The prices of its present period, and those of the day. */
  readonly own: PriceList
  readonly current: PriceList
  readonly now: Date
}

/** Product 9: more at once, by the days that are left; less from the end of the period on. */
export function quoteOf(situation: Situation, wanted: Wanted): Quote {
  const { row, current, now } = situation
  const priceCents = priceOf(current, wanted)
  if (row === null) return newPeriod(priceCents, wanted, now, now)
  if (row.state === 'paused' || row.state === 'paused_by_admin') return { when: 'never' }
  if (row.state === 'past_due' && row.periodTo !== null) {
    const to = periodEnd(row.periodTo, wanted.interval, row.anchorDay)
    return { when: 'now', cause: 'settle', netCents: priceCents, from: row.periodTo, to, anchorDay: row.anchorDay }
  }
  if (isPaidAt(row, now) && row.periodTo !== null) {
    return changeWithin({ ...row, periodTo: row.periodTo }, situation, wanted)
  }
  // What is left of a trial is added to what is paid.
  const trialEnd = row.state === 'trialing' && row.periodTo !== null && row.periodTo > now ? row.periodTo : now
  return newPeriod(priceCents, wanted, now, trialEnd)
}

/** Another plan within a paid period. */
function changeWithin(
  row: Subscription & { readonly periodTo: Date },
  { own, current, now }: Situation,
  wanted: Wanted,
): Quote {
  const { periodFrom: from, periodTo: to, anchorDay } = row
  const later = { when: 'period-end', from: to } as const
  const priceCents = priceOf(current, wanted)
  const ranks = PLAN_NAMES.indexOf(wanted.plan) - PLAN_NAMES.indexOf(row.plan)
  const unusedCents = shareLeft(priceOf(own, row), row, now)
  if (ranks === 0 && wanted.interval === row.interval) return { when: 'never' }
  if (ranks > 0 && wanted.interval === row.interval) {
    const netCents = shareLeft(priceCents, row, now) - unusedCents
    return netCents < LEAST_CENTS ? later : { when: 'now', cause: 'upgrade', netCents, from, to, anchorDay }
  }
  if (ranks >= 0 && wanted.interval === 'year') {
    const netCents = priceCents - unusedCents
    return netCents < LEAST_CENTS ? later : { ...newPeriod(netCents, wanted, now, now), cause: 'upgrade' }
  }
  return later
}

function newPeriod(netCents: number, { interval }: Wanted, from: Date, since: Date): Now {
  const anchorDay = anchorDayOf(since)
  return { when: 'now', cause: 'ordered', netCents, from, to: periodEnd(since, interval, anchorDay), anchorDay }
}
