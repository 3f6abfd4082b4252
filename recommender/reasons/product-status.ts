import type { CatalogueIndex } from '../catalogue-index.ts'
import { FRESHNESS_MS } from '../ranking/freshness.ts'

/** With fewer answers the like rate is mostly noise. */
const FEWEST_ANSWERS = 20
/** A product is popular from this ratio of its like rate to the average one. */
const ABOVE_USUAL = 1.15

/** Whether freshness raises the product's score: it was released or listed recently, or is not released yet. */
export const isNew = (since: Date, now: Date): boolean => now.getTime() - since.getTime() < FRESHNESS_MS

/** Whether enough users answered the product and liked it clearly more often than the average. */
export function isPopular(index: CatalogueIndex, productNo: number): boolean {
  const row = index.rowOf(productNo)
  const { impressions, baseRates, productNos } = index.columns()
  if (row < 0 || (impressions[row] ?? 0) < FEWEST_ANSWERS) return false
  let answers = 0
  let likes = 0
  for (let at = 0; at < index.rows(); at++) {
    if (productNos[at] === 0) continue
    answers += impressions[at] ?? 0
    likes += (impressions[at] ?? 0) * (baseRates[at] ?? 0)
  }
  return (baseRates[row] ?? 0) >= (ABOVE_USUAL * likes) / answers
}
