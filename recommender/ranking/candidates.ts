/** The only pass over the whole catalogue: decides which products may be shown, and scores them for one user. */
import type { Bitset } from '../bitset.ts'
import type { CatalogueIndex } from '../catalogue-index.ts'
import { MOST_DRAWS } from '../columns.ts'
import { admitsOf, type CatalogueFilter } from './filter.ts'
import { scorePlainly } from './plain-scores.ts'
import { scoreCompiled } from './score-kernel.ts'

export interface Candidates {
  /** Number of products that may be shown. */
  count: number
  /** Scores by catalogue row, one array per draw of the weights; minus infinity marks a product that may not be shown. */
  readonly scores: readonly Float32Array[]
}

export interface ScoringRequest {
  readonly index: CatalogueIndex
  readonly filter: CatalogueFilter
  readonly seen: Bitset
  readonly excluded: Bitset | null
  /** Draws of one user's weights; each gets its own scores. */
  readonly weights: readonly Float64Array[]
  readonly nowMs: number
}

/**
 * Scores every product that passes the filter and was not seen: base rate + weights · vector + freshness.
 * The result is valid until the next call with the same catalogue.
 */
export function scoreCandidates({ index, filter, seen, excluded, weights, nowMs }: ScoringRequest): Candidates {
  if (weights.length > MOST_DRAWS) throw new RangeError(`${weights.length} draws at once`)
  const columns = index.columns()
  const rows = index.rows()
  const scoring = { rows, weights, admits: admitsOf(filter), nowMs }
  const count = scoreCompiled(columns, scoring) ?? scorePlainly(columns, scoring)
  const room = columns.facets.length
  const scores = weights.map((_, draw) => columns.scores.subarray(draw * room, draw * room + rows))
  const candidates = { count, scores }
  for (const set of [seen, filter.hidden, excluded]) if (set) candidates.count -= hideAll(candidates, index, set)
  return candidates
}

/** Excludes a row from every draw. */
export function hideRow(candidates: Candidates, row: number): void {
  const { scores } = candidates
  const first = scores[0]
  if (first === undefined || (first[row] ?? Number.NEGATIVE_INFINITY) === Number.NEGATIVE_INFINITY) return
  candidates.count--
  for (let draw = 0; draw < scores.length; draw++) (scores[draw] as Float32Array)[row] = Number.NEGATIVE_INFINITY
}

/**
 * Removes the products of a set after scoring, which is cheap, because these sets are small. Returns the number of
 * removed rows.
 */
function hideAll({ scores: [first, ...others] }: Candidates, { rowOf }: CatalogueIndex, { words }: Bitset): number {
  let hidden = 0
  if (first === undefined) return hidden
  for (let at = 0; at < words.length; at++) {
    // `rest & -rest` is the lowest set bit, `rest & (rest - 1)` clears it. `| 0` keeps `rest` a signed 32-bit integer,
    // which bitwise operators return: V8 then needs no conversion in the loop.
    for (let rest = (words[at] as number) | 0; rest !== 0; rest &= rest - 1) {
      const row = rowOf(32 * at + 31 - Math.clz32(rest & -rest))
      if (row < 0 || first[row] === Number.NEGATIVE_INFINITY) continue
      first[row] = Number.NEGATIVE_INFINITY
      for (const scores of others) scores[row] = Number.NEGATIVE_INFINITY
      hidden++
    }
  }
  return hidden
}
