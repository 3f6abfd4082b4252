import type { Pacing } from '#contract/campaigns.limits.ts'

interface Pace {
  readonly pacing: Pacing
  readonly dailyBudgetCents: number
  readonly spentTodayCents: number
  readonly bidCents: number
  /** Part of the day in Berlin that is over, from 0 to 1. */
  readonly dayShare: number
}

/** Product 5: the share of auctions in which a campaign takes part, so that it spends as much as the day is old. */
export function pacedShare({ pacing, dailyBudgetCents, spentTodayCents, bidCents, dayShare }: Pace): number {
  if (pacing === 'fast' || spentTodayCents === 0) return 1
  // The first click of a day is never too early.
  const target = Math.max(bidCents, dailyBudgetCents * dayShare)
  return Math.min(1, target / spentTodayCents)
}
