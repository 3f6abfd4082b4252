import type { Columns } from '../columns.ts'
import { freshnessOf } from './freshness.ts'
import { GROUP_SIZE } from './group-maxima.ts'
import type { Shortlist } from './shortlist.ts'

/** Depth to which similarity is weighed and cards may be taken from (deck.ts); below it, small score errors do not matter. */
const MOST_REFINED = 300
/** Margin below the cut-off that contains every row which coarse scores may have put there wrongly. */
const refinedFor = (take: number): number => Math.min(MOST_REFINED, 50 + 10 * take)

interface Refining {
  readonly columns: Columns
  /** By row; those of the best rows are overwritten. */
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
 * Gives the best rows their exact scores before any is chosen: the compiled loop reads coarse vectors, whose scores are
 * off by about a hundredth of the difference between two tastes.
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
