/** Product 3: days of a range, and of one in hours or in days. */
export const INSIGHT_RANGE = { mostDays: 400, mostHourlyDays: 2, mostDailyDays: 92 } as const

/** What people do with a product, in the order of the funnel, then the changes of the saved list. */
export const INSIGHT_STEPS = ['shown', 'viewed', 'liked', 'opened', 'clicked', 'passed', 'saved', 'unsaved'] as const
export const INSIGHT_UNITS = ['hour', 'day', 'week', 'month'] as const
/** The days before, the same days a year ago, the same weekdays 52 weeks ago. */
export const INSIGHT_COMPARISONS = ['none', 'previous', 'year', 'weekdays'] as const
export const INSIGHT_GROUPS = [
  'product',
  'type',
  'gender',
  'price',
  'source',
  'device',
  'promotion',
  'weekday-hour',
] as const
/** Lower bounds of the price bands, cents. */
export const PRICE_BANDS = [0, 2500, 5000, 10_000, 20_000] as const
