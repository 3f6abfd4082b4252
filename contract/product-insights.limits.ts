/** Product 3, "Start-Schub": what every product gets when it goes live, whatever its plan. */
export const START = { impressions: 100, days: 7 } as const

/**
 * `unpublished`: never shown so far. `drop`: waits for its release. `shop-only`: never dealt. `hidden`: was shown, and is not now.
 * `late`: the days are over, and the rest still comes.
 */
export const START_STATES = ['unpublished', 'drop', 'shop-only', 'running', 'late', 'reached', 'hidden'] as const

/** Decision 135: what fewer people said or are is never shown. */
export const FEWEST_PEOPLE = 20

/**
 * Price radar: prices of other brands count as similar within the same step, each 1.5 times as high as the one before (20 % above
 * and below its middle); for so many brands at least.
 */
export const SIMILAR_PRICE = { step: 1.5, fewestBrands: 5 } as const

/** The step of a price, cents, both included. Steps never overlap: the difference of two would be the figures of one brand. */
export function priceStepOf(priceCents: number): { readonly fromCents: number; readonly toCents: number } {
  const place = Math.floor(Math.log(Math.max(priceCents, 1)) / Math.log(SIMILAR_PRICE.step))
  const from = (at: number) => Math.ceil(SIMILAR_PRICE.step ** at)
  // Of prices at a bound, the logarithm may be a hair too small.
  const at = from(place + 1) <= priceCents ? place + 1 : from(place) > priceCents ? place - 1 : place
  return { fromCents: from(at), toCents: from(at + 1) - 1 }
}
/** What people said longer ago says little about today. */
export const GROUP_DAYS = 180

/** Whom a product reaches: of people who were here in so many days, made anew after so many. */
export const REACH = { activeDays: 28, everyDays: 7 } as const
