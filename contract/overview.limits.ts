/** Days of the rates, of the interested people and of the recent activity. */
export const OVERVIEW_DAYS = 28
/** Product 2: below this many answers, no product is compared by its rate. */
export const TOP_ANSWERS = 50
/** Product 2: below this many views in the week before, a trend says nothing. */
export const TREND_BASE = 20
