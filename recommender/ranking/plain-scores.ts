/** Scores a request with a plain loop: the reference for the compiled loop, and the loop for small catalogues. */
import type { Columns } from '../columns.ts'
import { type Admits, isAdmitted } from './filter.ts'
import { freshnessOf } from './freshness.ts'

export interface Scoring {
  /** Rows in use. */
  readonly rows: number
  /** One or several draws of the weights; each gets its own array of scores. */
  readonly weights: readonly Float64Array[]
  readonly admits: Admits
  readonly nowMs: number
}

/**
 * Writes base rate + weights · vector + freshness for every admitted row of every draw into `columns.scores`, minus
 * infinity for all other rows, and returns the number of admitted rows.
 */
export function scorePlainly(columns: Columns, { rows, weights, admits, nowMs }: Scoring): number {
  const { baseRates, releasesAtMs } = columns
  const perDraw = columns.facets.length
  weights.forEach((draw, at) => {
    multiply(columns, draw, rows, columns.scores.subarray(at * perDraw, (at + 1) * perDraw))
  })
  let count = 0
  for (let row = 0; row < rows; row++) {
    const isCandidate = isAdmitted(columns, row, admits)
    const extra = isCandidate
      ? (baseRates[row] as number) + freshnessOf(releasesAtMs[row] as number, nowMs)
      : Number.NEGATIVE_INFINITY
    if (isCandidate) count++
    for (let at = row; at < weights.length * perDraw; at += perDraw) {
      columns.scores[at] = (columns.scores[at] as number) + extra
    }
  }
  return count
}

/** Dot products of the weights with every vector, four products at once, each with its own accumulator. */
function multiply({ vectors, dimension }: Columns, weights: Float64Array, rows: number, dots: Float32Array): void {
  // The columns have a multiple of 8 rows, so the last block may contain rows that are not in use.
  for (let row = 0; row < rows; row += 4) {
    const start = row * dimension
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let of = 0; of < dimension; of++) {
      const weight = weights[of] as number
      const at = start + of
      a += (vectors[at] as number) * weight
      b += (vectors[at + dimension] as number) * weight
      c += (vectors[at + 2 * dimension] as number) * weight
      d += (vectors[at + 3 * dimension] as number) * weight
    }
    dots[row] = a
    dots[row + 1] = b
    dots[row + 2] = c
    dots[row + 3] = d
  }
}
