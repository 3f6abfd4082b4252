/** A product released this moment gains this much like probability, falling in a straight line to nothing. */
const freshnessBonus = 0.03
export const freshnessMs = 14 * 24 * 3600 * 1000
export const freshnessPerMs = freshnessBonus / freshnessMs
