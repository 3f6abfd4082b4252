import type { Columns } from '../columns.ts'
import { freshnessOf } from './freshness.ts'
import { GROUP_SIZE } from './group-maxima.ts'
import type { Shortlist } from './shortlist.ts'

/** As far down as likeness is weighed and a card may be fetched from (deck.ts): behind it a step more or less is chance. */
const MOST_REFINED = 300
/** Among so many more than are taken are all that the coarse scores may have put below a place among the taken. */
const refinedFor = (take: number): number => Math.min(MOST_REFINED, 50 + 10 * take)

interface Refining {
  readonly columns: Columns
  /** By row; those of the best rows are written anew. */
  readonly scores: Float32Array
  /** Of every `GROUP_SIZE` of them; they follow. */
  readonly maxima: Float32Array
  readonly shortlist: Shortlist
  readonly weights: Float64Array
  readonly nowMs: number
  /** How many will be chosen. */
  readonly take: number
}

/**
 * Gives the best rows their exact scores before any is chosen: the compiled loop reads coarse vectors, whose scores are
 * off by about a hundredth of what lies between two tastes.
 */
export function refineScores({ columns, scores, maxima, shortlist, weights, nowMs, take }: Refining): void {
  // Scored by the plain loop, which reads the vectors themselves.
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
