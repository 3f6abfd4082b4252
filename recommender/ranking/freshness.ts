/** Bonus in like probability of a product released now; it falls linearly to zero. */
const FRESHNESS_BONUS = 0.03
export const FRESHNESS_MS = 14 * 24 * 3600 * 1000
const FRESHNESS_PER_MS = FRESHNESS_BONUS / FRESHNESS_MS

/** Compiled loops count in hours: a float32 holds them with a precision of half a minute. */
const HOUR_MS = 3_600_000
const HOUR_0_MS = Date.UTC(2020, 0, 1)
export const FRESHNESS_HOURS = FRESHNESS_MS / HOUR_MS
export const FRESHNESS_PER_HOUR = FRESHNESS_BONUS / FRESHNESS_HOURS

/** A moment in hours. */
export const hourOf = (atMs: number): number => (atMs - HOUR_0_MS) / HOUR_MS

/** Bonus on the score of a product released at this moment. */
export function freshnessOf(releaseAtMs: number, nowMs: number): number {
  return FRESHNESS_PER_MS * Math.max(0, FRESHNESS_MS - Math.max(0, nowMs - releaseAtMs))
}
