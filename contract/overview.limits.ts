/** Days of the rates, of the interested people and of the recent activity. */
export const OVERVIEW_DAYS = 28
/** Product 2: below this many people who looked at it, no product is compared by its rate. */
export const TOP_VIEWERS = 50
/** Product 2: days that products are compared over, with today. */
export const TOP_DAYS = [7, 28] as const
/** Product 2: below this many views in the week before, a trend says nothing. */
export const TREND_BASE = 20
