import type { SubscriptionCause } from '#contract/subscription.limits.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
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
})

/** A trial or a canceled plan whose time is over; null: it is not. */
export function whenOver({ state, periodTo }: Subscription, now: Date): Change | null {
  const ends = state === 'trialing' || state === 'canceled_at_period_end'
  if (!ends || periodTo === null || periodTo > now) return null
  return { cause: 'ended', columns: freeSince(periodTo, state === 'trialing' ? 'active' : 'canceled') }
}

/** A pause that ends: what was paid for goes on for as long as it had left. Null: there is none. */
export function resumed(row: Subscription, at: Date): Change | null {
  const { state, pausedAt, periodFrom, periodTo } = row
  if (state !== 'paused' || pausedAt === null) return null
  const pausedMs = at.getTime() - pausedAt.getTime()
  const later = (moment: Date) => new Date(moment.getTime() + pausedMs)
  const ends = periodTo && later(periodTo)
  return {
    cause: 'resumed',
    columns: {
      ...{ state: 'active', periodFrom: later(periodFrom), periodTo: ends, pausedAt: null, pausedUntil: null },
      ...(ends && { anchorDay: anchorDayOf(ends) }),
    },
  }
}

/** A pause whose time is over. */
export function afterPause(row: Subscription, now: Date): Change | null {
  const { pausedUntil } = row
  return pausedUntil !== null && pausedUntil <= now ? resumed(row, pausedUntil) : null
}
