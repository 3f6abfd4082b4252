import type { Columns } from '../columns.ts'
import { freshnessOf } from './freshness.ts'
import { byScore } from './top.ts'

/** As far down as likeness is weighed and a card may be fetched from (deck.ts): behind it a step more or less is chance. */
const REFINED = 300

interface Refining {
  readonly columns: Columns
  /** By row; those of the refined rows are written anew. */
  readonly scores: Float32Array
  readonly weights: Float64Array
  readonly nowMs: number
}

/**
 * The pool, best first, with its first cards in the order of their exact scores: the compiled loop reads coarse vectors,
 * whose scores are off by about a hundredth of what lies between two tastes.
 */
export function refineScores(pool: Int32Array, { columns, scores, weights, nowMs }: Refining): Int32Array {
  // Scored by the plain loop, which reads the vectors themselves.
  if (columns.memory === null) return pool
  const { vectors, dimension, baseRates, releasesAtMs } = columns
  const head = pool.slice(0, REFINED)
  for (const row of head) {
    const start = row * dimension
    let sum = (baseRates[row] as number) + freshnessOf(releasesAtMs[row] as number, nowMs)
    for (let at = 0; at < dimension; at++) sum += (vectors[start + at] as number) * (weights[at] as number)
    scores[row] = sum
  }
  const refined = pool.slice()
  refined.set(byScore(head, scores))
  return refined
}
