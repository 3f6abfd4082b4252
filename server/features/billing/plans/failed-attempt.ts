import { RETRY_DAYS, UNPAID_DAYS } from '#contract/subscription.limits.ts'
import { notifyBilling } from '#server/features/brands/subscription/plan-notice.service.ts'
import { changeSubscription } from '#server/features/brands/subscription/subscription.service.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import type { BillingWorld } from '../checkout/billing-world.ts'

const DAY_MS = 86_400_000

interface Attempt {
  /** How many attempts failed before. */
  readonly attempt: number
  /** The period that it would have begun. */
  readonly from: string
  /** Null: there was no card to charge. */
  readonly purchaseId: string | null
}

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** A renewal that failed: it is tried again on the days of Product 9. Told twice, it counts once. */
export async function failedAttempt(
  world: BillingWorld,
  brandId: string,
  { attempt, from, purchaseId }: Attempt,
): Promise<void> {
  let end: Date | null = null
  const row = await changeSubscription(world, brandId, ({ state, periodTo, failures }) => {
    const isOpen = (state === 'active' || state === 'past_due') && failures === attempt
    if (!isOpen || periodTo?.toISOString() !== from) return null
    end = daysAfter(periodTo, UNPAID_DAYS)
    const days = RETRY_DAYS[attempt]
    const nextAttemptAt = days === undefined ? null : daysAfter(periodTo, days)
    const columns = { state: 'past_due', failures: attempt + 1, nextAttemptAt } as const
    return { cause: 'payment-failed', columns, ...(purchaseId !== null && { purchaseId }) }
  })
  if (row && end) await notifyBilling(world, row, { phase: 'payment-failed', day: berlinDayOf(end) })
}
