/** Finds the `take` highest scores without sorting all. */

import { GROUP_SIZE, groupMaxima } from './group-maxima.ts'
import { binAt, binOf, histogramOf } from './histogram.ts'

const NOTHING = Number.NEGATIVE_INFINITY

/**
 * A sort key of 53 bits holds 32 bits of score and 21 of position, so at most 2²¹ rows are sorted: up to 9 per row
 * taken.
 */
const PLACES = 2 ** 21
const MOST_TAKEN = PLACES / (GROUP_SIZE + 1)

/**
 * Rows of the `take` highest scores, best first; equal scores keep their order. Rows with minus infinity are left out.
 * The score at rank `take` among the group maxima is a lower bound of the score at rank `take` among all rows, so rows
 * below it are skipped, most of them a group at a time.
 */
export function topRows(scores: Float32Array, take: number): Int32Array {
  if (take > MOST_TAKEN) throw new RangeError(`${take} of the highest at once`)
  if (take <= 0) return new Int32Array(0)
  return byScore(rowsOfHighest(scores, take, groupMaxima(scores)), scores).slice(0, take)
}

/** Like `topRows`, among the rows for which `admits` is true. */
export function topRowsAmong(scores: Float32Array, take: number, admits: (row: number) => boolean): Int32Array {
  const considered = scratchFor(scores.length)
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] as number
    considered[row] = score > NOTHING && admits(row) ? score : NOTHING
  }
  return topRows(considered, take)
}

/**
 * The `take` rows with the highest scores and possibly more, in ascending order of row; `maxima` are those of the
 * groups.
 */
export function rowsOfHighest(scores: Float32Array, take: number, maxima: Float32Array): Int32Array {
  return rowsFrom(scores, maxima, floorOf(maxima, take), take)
}

/** Sorts rows by score, best first; equal scores keep their order. Sorting numeric keys is faster than a comparator. */
export function byScore(rows: Int32Array, scores: Float32Array): Int32Array {
  const bits = new Int32Array(scores.buffer, scores.byteOffset, scores.length)
  const keys = new Float64Array(rows.length)
  for (let place = 0; place < rows.length; place++) {
    const worth = ordered(bits[rows[place] as number] as number) + 2 ** 31
    keys[place] = worth * PLACES + (PLACES - 1 - place)
  }
  keys.sort()
  const sorted = new Int32Array(rows.length)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[keys.length - 1 - at] as number
    sorted[at] = rows[PLACES - 1 - (key - Math.floor(key / PLACES) * PLACES)] as number
  }
  return sorted
}

/** The score at this rank (1 is the highest); minus infinity when there are fewer scores. */
function floorOf(scores: Float32Array, rank: number): number {
  const histogram = histogramOf(scores)
  const { bin, above } = binAt(histogram, rank)
  if (bin < 0) return NOTHING
  const inBin = scores.filter((score) => score !== NOTHING && binOf(histogram, score) === bin)
  return nthHighest(inBin, rank - above)
}

/** The number at this rank (1 is the highest), by Hoare's quickselect, which reorders `numbers`. */
function nthHighest(numbers: Float32Array, rank: number): number {
  const wanted = numbers.length - rank
  let [low, high] = [0, numbers.length - 1]
  while (low < high) {
    const [to, from] = partition(numbers, low, high)
    if (wanted <= to) high = to
    else if (wanted >= from) low = from
    else break
  }
  return numbers[wanted] as number
}

/** Moves lower numbers before higher ones; returns the index of the last lower and of the first higher number. */
function partition(numbers: Float32Array, low: number, high: number): [number, number] {
  const pivot = numbers[(low + high) >> 1] as number
  let [from, to] = [low, high]
  while (from <= to) {
    while ((numbers[from] as number) < pivot) from++
    while ((numbers[to] as number) > pivot) to--
    if (from > to) break
    const moved = numbers[from] as number
    numbers[from++] = numbers[to] as number
    numbers[to--] = moved
  }
  return [to, from]
}

/** All rows above the floor and the first `take` rows equal to it, ascending. */
function rowsFrom(scores: Float32Array, maxima: Float32Array, floor: number, take: number): Int32Array {
  let rows = new Int32Array(2 * take)
  let found = 0
  let ties = take
  for (let group = 0; group < maxima.length; group++) {
    if ((maxima[group] as number) < floor) continue
    const end = Math.min(scores.length, (group + 1) * GROUP_SIZE)
    for (let row = group * GROUP_SIZE; row < end; row++) {
      const score = scores[row] as number
      if (score < floor || score === NOTHING || (score === floor && ties-- <= 0)) continue
      if (found === rows.length) rows = widened(rows)
      rows[found++] = row
    }
  }
  return rows.subarray(0, found)
}

function widened(rows: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(2 * rows.length)
  wider.set(rows)
  return wider
}

/**
 * Maps the bits of a float32 to an integer with the same order. The bits of negative floats ascend with their
 * magnitude, so they are inverted.
 */
function ordered(bits: number): number {
  return bits ^ ((bits >> 31) & 0x7fffffff)
}

let scratch = new Float32Array(0)

/** A buffer with one value per row, valid until the next call; a new megabyte per page would burden garbage collection. */
export function scratchFor(rows: number): Float32Array {
  if (scratch.length < rows) scratch = new Float32Array(2 * rows)
  return scratch.subarray(0, rows)
}
