import type { Columns } from '../columns.ts'
import { freshnessOf } from './freshness.ts'
import { GROUP_SIZE } from './group-maxima.ts'
import type { Shortlist } from './shortlist.ts'

/** Highest rows with exact scores: as many as `deck.ts` reranks by similarity. Below, small score errors do not matter. */
const MOST_REFINED = 300
/** Number of rows to refine for a page: the page and a margin for rows that coarse scores rank too low. */
const refinedFor = (take: number): number => Math.min(MOST_REFINED, 50 + 10 * take)

interface Refining {
  readonly columns: Columns
  /** Scores by row; those of the best rows are overwritten. */
  readonly scores: Float32Array
  /** The maximum of every `GROUP_SIZE` scores; kept up to date. */
  readonly maxima: Float32Array
  readonly shortlist: Shortlist
  readonly weights: Float64Array
  readonly nowMs: number
  /** Number of rows to choose. */
  readonly take: number
}

/**
 * Replaces the scores of the best rows by exact ones before rows are chosen. The compiled loop reads quantised vectors,
 * whose scores have an error of about a hundredth of the difference between two tastes.
 */
export function refineScores({ columns, scores, maxima, shortlist, weights, nowMs, take }: Refining): void {
  // Without compiled loops the scores are exact already.
  if (columns.memory === null || take === 0) return
  const { vectors, dimension, baseRates, releasesAtMs } = columns
  const best = shortlist.highest(refinedFor(take))
  for (const row of best) {
    const start = row * dimension
    let sum = (baseRates[row] as number) + freshnessOf(releasesAtMs[row] as number, nowMs)
    for (let at = 0; at < dimension; at++) sum += (vectors[start + at] as number) * (weights[at] as number)
    scores[row] = sum
  }
  for (const row of best) {
    const group = Math.floor(row / GROUP_SIZE)
    let highest = Number.NEGATIVE_INFINITY
    for (let at = group * GROUP_SIZE; at < Math.min(scores.length, (group + 1) * GROUP_SIZE); at++) {
      highest = Math.max(highest, scores[at] as number)
    }
    maxima[group] = highest
  }
}
