/** A product released this moment gains this much like probability, falling in a straight line to nothing. */
const FRESHNESS_BONUS = 0.03
export const FRESHNESS_MS = 14 * 24 * 3600 * 1000
export const FRESHNESS_PER_MS = FRESHNESS_BONUS / FRESHNESS_MS
