import { INSIGHT_RANGE } from '#contract/insights.limits.ts'
import { countDays, type Days } from '#web/ui/figures/ranges.ts'

export type Unit = 'hour' | 'day' | 'week' | 'month'

/** Product 3: hours up to two days, days up to 92, weeks and months always. */
export function unitsFor(days: Days): readonly Unit[] {
  const count = countDays(days)
  return [
    ...(count <= INSIGHT_RANGE.mostHourlyDays ? (['hour'] as const) : []),
    ...(count <= INSIGHT_RANGE.mostDailyDays ? (['day'] as const) : []),
    'week',
    'month',
  ]
}

/** What is shown unless another one is chosen: hours of one or two days, then days, months of a year. */
export function usualUnit(days: Days): Unit {
  const count = countDays(days)
  if (count <= INSIGHT_RANGE.mostHourlyDays) return 'hour'
  if (count <= INSIGHT_RANGE.mostDailyDays) return 'day'
  return count <= 200 ? 'week' : 'month'
}
