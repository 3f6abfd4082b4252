/** Product 3, "Start-Schub": what every product gets when it goes live, whatever its plan. */
export const START = { impressions: 100, days: 7 } as const

/**
 * `unpublished`: never shown so far. `drop`: waits for its release. `shop-only`: never dealt. `hidden`: was shown, and is not now.
 * `late`: the days are over, and the rest still comes.
 */
export const START_STATES = ['unpublished', 'drop', 'shop-only', 'running', 'late', 'reached', 'hidden'] as const

/** Decision 135: what fewer people said or are is never shown. */
export const FEWEST_PEOPLE = 20

/** Price radar: prices of other brands count as similar up to this share above and below; for so many brands at least. */
export const SIMILAR_PRICE = { share: 0.2, fewestBrands: 5 } as const
/** What people said longer ago says little about today. */
export const GROUP_DAYS = 180

/** Whom a product reaches: of people who were here in so many days, made anew after so many. */
export const REACH = { activeDays: 28, everyDays: 7 } as const
