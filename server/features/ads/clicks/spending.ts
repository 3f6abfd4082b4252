import type { FreeReason } from '#contract/campaigns.limits.ts'

/** A campaign and its brand's settings, locked until the click is decided. */
export interface Spending {
  readonly isDelivering: boolean
  readonly isAllStopped: boolean
  readonly dailyBudgetCents: number
  readonly totalBudgetCents: number | null
  readonly monthlyLimitCents: number | null
  readonly spentTodayCents: number
  readonly spentCents: number
  readonly spentThisMonthCents: number
}

/** Why this price cannot be charged any more; null: it can, if there is credit. */
export function spentReasonOf(spending: Spending, priceCents: number): FreeReason | null {
  const { totalBudgetCents: total, monthlyLimitCents: month } = spending
  if (!spending.isDelivering || spending.isAllStopped) return 'stopped'
  if (total !== null && spending.spentCents + priceCents > total) return 'total-budget'
  if (month !== null && spending.spentThisMonthCents + priceCents > month) return 'month-limit'
  return spending.spentTodayCents + priceCents > spending.dailyBudgetCents ? 'daily-budget' : null
}
