/** Finds the best rows of one draw. The highest rows are found once, and most searches need no others. */
import type { Columns } from '../columns.ts'
import { GROUP_SIZE, maximaOfMaxima } from './group-maxima.ts'
import { type Histogram, histogramOf, thresholdAt } from './histogram.ts'
import { rowsAbove } from './rows-above.ts'
import { byScore, rowsOfHighest, topRowsAmong } from './top.ts'

export interface Shortlist {
  /** Rows of at least the `depth` highest scores, ascending. */
  highest(depth: number): Int32Array
  /** The best `wanted` of the admitted rows, best first. The search begins with the `depth` highest rows. */
  bestAmong(wanted: number, admits: (row: number) => boolean, depth?: number): Int32Array
}

interface Scored {
  readonly columns: Columns
  /** Scores by row; minus infinity marks a row that may not be shown. */
  readonly scores: Float32Array
  /** Highest score of each group of `GROUP_SIZE` rows. */
  readonly maxima: Float32Array
}

interface Found {
  readonly depth: number
  /** Rows of at least the `depth` highest scores, ascending. */
  readonly rows: Int32Array
  /** True when `rows` contains every row with a score. */
  readonly isWhole: boolean
}

/** A list of maxima is long enough when it has this many for each row that a search wants: then few hide a second high row. */
const MAXIMA_A_ROW = 8

/** Most rows found per requested row. More rows mean ties at the threshold, which are not needed. */
const MOST_TIES = 4

/**
 * Prepares the search for a page of `take` cards. Twice as many rows are enough for the page and for the limits of brands
 * and new products. The highest scores may be overwritten meanwhile, as `refine-scores.ts` does.
 */
export function openShortlist({ columns, scores, maxima }: Scored, take: number): Shortlist {
  const deepest = 3 * take + 60
  const histogram = histogramFor(columns, maxima, Math.max(deepest, 2 * take + 100))
  /** Uses the compiled loop, unless ties at the threshold make it find far more rows than requested. */
  const find = (depth: number): Found => {
    const floor = thresholdAt(histogram, depth)
    const above = rowsAbove(columns, scores, floor)
    const rows = above !== null && above.length <= MOST_TIES * depth ? above : rowsOfHighest(scores, depth, maxima)
    return { depth, rows, isWhole: floor === Number.NEGATIVE_INFINITY }
  }
  let known: Found = { depth: 0, rows: new Int32Array(0), isWhole: false }
  const reach = (depth: number): Found => {
    if (known.depth < depth) known = find(Math.max(depth, 2 * take + 100))
    return known
  }
  return {
    highest(depth) {
      const { rows } = reach(depth)
      const high = rowsAt(rows, scores, thresholdAt(histogram, depth))
      return high.length >= depth ? high : rows
    },
    bestAmong(wanted, admits, depth = deepest) {
      for (let looked = Math.min(depth, deepest); ; looked = deepest) {
        const { rows, isWhole } = reach(looked)
        const found = rows.filter(admits)
        if (found.length >= wanted || isWhole) return byScore(found, scores).slice(0, wanted)
        if (looked === deepest) return topRowsAmong(scores, wanted, admits)
      }
    },
  }
}

/** Whose thresholds are lower bounds of those of all rows; a shorter list is much faster, and enough for a few cards. */
function histogramFor(columns: Columns, maxima: Float32Array, depth: number): Histogram {
  const isLong = maxima.length >= GROUP_SIZE * MAXIMA_A_ROW * depth
  return histogramOf(isLong ? maximaOfMaxima(columns, maxima) : maxima)
}

/** The rows whose scores reach the floor; a loop, because `filter` would call a function per row. */
function rowsAt(rows: Int32Array, scores: Float32Array, floor: number): Int32Array {
  const high = new Int32Array(rows.length)
  return high.subarray(0, copyHigh(rows, scores, floor, high))
}

function copyHigh(rows: Int32Array, scores: Float32Array, floor: number, high: Int32Array): number {
  let found = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    high[found] = row
    if ((scores[row] as number) >= floor) found++
  }
  return found
}
