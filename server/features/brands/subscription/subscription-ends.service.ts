import type { SubscriptionCause } from '#contract/subscription.limits.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { unpaidEnd } from './plan-in-force.ts'
import type { Subscription } from './subscription.store.ts'

export interface Change {
  readonly cause: SubscriptionCause
  readonly columns: Partial<Omit<Subscription, 'brandId' | 'changedAt'>>
  readonly purchaseId?: string
  readonly reason?: string
}

/** The day of the month in Berlin. */
export const anchorDayOf = (at: Date): number => Number(berlinDayOf(at).slice(8))

/** Free, after a plan. */
export const freeSince = (at: Date, state: 'active' | 'canceled'): Change['columns'] => ({
  ...{ plan: 'free', interval: 'month', state, periodFrom: at, periodTo: null, priceVersion: null },
  ...{ nextPlan: null, nextInterval: null, failures: 0, nextAttemptAt: null, pausedAt: null, pausedUntil: null },
  ...{ creditedUntil: null, toldOf: null },
})

/** A trial, a canceled or an unpaid plan whose time is over; null: it is not. */
export function whenOver({ state, periodTo }: Subscription, now: Date): Change | null {
  const ends = state === 'trialing' || state === 'canceled_at_period_end' || state === 'past_due'
  if (!ends || periodTo === null || (state === 'past_due' ? unpaidEnd(periodTo) : periodTo) > now) return null
  return { cause: 'ended', columns: freeSince(periodTo, state === 'trialing' ? 'active' : 'canceled') }
}

/** A pause that ends: what was paid for goes on for as long as it had left. Null: there is none. */
export function resumed(row: Subscription, at: Date): Change | null {
  const { pausedAt, periodFrom, periodTo, creditedUntil } = row
  if (pausedAt === null) return null
  const pausedMs = at.getTime() - pausedAt.getTime()
  const later = (moment: Date) => new Date(moment.getTime() + pausedMs)
  const ends = periodTo && later(periodTo)
  return {
    cause: 'resumed',
    columns: {
      ...{ state: 'active', periodFrom: later(periodFrom), periodTo: ends, pausedAt: null, pausedUntil: null },
      ...(ends && { anchorDay: anchorDayOf(ends) }),
      creditedUntil: creditedUntil && later(creditedUntil),
    },
  }
}

/** A pause whose time is over. */
export function afterPause(row: Subscription, now: Date): Change | null {
  const { pausedUntil } = row
  return pausedUntil !== null && pausedUntil <= now ? resumed(row, pausedUntil) : null
}

interface PaidPeriod {
  readonly cause: 'ordered' | 'renewed' | 'changed'
  readonly plan: Subscription['plan']
  readonly interval: Subscription['interval']
  readonly from: Date
  readonly to: Date
  readonly anchorDay: number
  readonly priceVersion: number
}

/** A period that was paid. */
export function paidChange(before: Subscription, { cause, from, to, ...period }: PaidPeriod): Change {
  return {
    cause,
    columns: {
      ...{ ...period, state: 'active', periodFrom: from, periodTo: to, nextPlan: null, nextInterval: null },
      ...{ failures: 0, nextAttemptAt: null, pausedAt: null, pausedUntil: null, toldOf: null },
      creditedUntil: (cause === 'ordered' ? null : before.creditedUntil) ?? from,
    },
  }
}

/** Its paid time stands still: the brand paused it, or staff suspended the brand. */
export const isPaused = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'paused' || state === 'paused_by_admin'
