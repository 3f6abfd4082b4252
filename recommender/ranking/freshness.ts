/** A product released this moment gains this much like probability, falling in a straight line to nothing. */
const FRESHNESS_BONUS = 0.03
export const FRESHNESS_MS = 14 * 24 * 3600 * 1000
export const FRESHNESS_PER_MS = FRESHNESS_BONUS / FRESHNESS_MS

/** What is added to the score of a product released at this moment. */
export function freshnessOf(releaseAtMs: number, nowMs: number): number {
  return FRESHNESS_PER_MS * Math.max(0, FRESHNESS_MS - Math.max(0, nowMs - releaseAtMs))
}
