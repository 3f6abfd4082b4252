/** The `take` highest of many scores without sorting them all. */

/** The bits of a float32 in two halves: every value of the upper one has a counter. */
const halves = 65_536
const halfOfZero = 32_768
const counts = new Uint32Array(halves)

/** Upper half of minus infinity: what stands there is no candidate. */
const absentHalf = 127

/** Longest list that can be put in order: its places share a float64 with 32 bits of score. */
const mostTaken = 2 ** 21

/**
 * Rows of the `take` highest scores, best first; equal scores keep their order. Rows with minus infinity are no
 * candidates, nor are those for which `admits` is false. A count of the upper halves of the scores' bits finds the half
 * of the last place, however the scores lie; only that half and what is taken are sorted.
 */
export function topRows(
  scores: Float32Array,
  take: number,
  admits: ((row: number) => boolean) | null = null,
): Int32Array {
  if (take > mostTaken) throw new RangeError(`${take} of the highest at once`)
  if (take <= 0) return new Int32Array(0)
  const considered = admits === null ? scores : masked(scores, admits)
  const bits = new Int32Array(considered.buffer, considered.byteOffset, considered.length)
  const last = lastPlace(bits, take)
  const rows = new Int32Array(take)
  let taken = 0
  let ties = last.ties
  for (let row = 0; row < bits.length; row++) {
    const key = ordered(bits[row] as number)
    if (key < last.key || (key === last.key && ties-- <= 0)) continue
    rows[taken++] = row
  }
  return bestFirst(rows.subarray(0, taken), bits)
}

/** These rows, best first; equal scores keep their order. */
export function byScore(rows: Int32Array, scores: Float32Array): Int32Array {
  return bestFirst(rows, new Int32Array(scores.buffer, scores.byteOffset, scores.length))
}

/** Key of the score at the last place, and how many of those who share it have a place. */
function lastPlace(bits: Int32Array, take: number): { key: number; ties: number } {
  counts.fill(0)
  let half = 0
  for (let row = 0; row < bits.length; row++) {
    const of = (ordered(bits[row] as number) >> 16) + halfOfZero
    counts[of] = (counts[of] as number) + 1
    if (of > half) half = of
  }
  let above = 0
  while (half > absentHalf && above + (counts[half] as number) < take) {
    above += counts[half] as number
    half--
  }
  // Fewer candidates than places: everything above minus infinity.
  if (half <= absentHalf) return { key: (absentHalf + 1 - halfOfZero) << 16, ties: bits.length }
  const sharing = keysOf(bits, half - halfOfZero, counts[half] as number)
  const place = take - above
  const key = sharing[sharing.length - place] as number
  return { key, ties: place - (sharing.length - 1 - sharing.lastIndexOf(key)) }
}

/** Keys with this upper half, ascending. */
function keysOf(bits: Int32Array, half: number, count: number): Int32Array {
  const keys = new Int32Array(count)
  let found = 0
  for (let row = 0; row < bits.length; row++) {
    const key = ordered(bits[row] as number)
    if (key >> 16 === half) keys[found++] = key
  }
  return keys.sort()
}

/** Whole numbers in the order of the floats whose bits they are. */
function ordered(bits: number): number {
  return bits ^ ((bits >> 31) & 0x7fffffff)
}

/** Sorts numbers of score and place together: that needs no comparing function and is several times faster. */
function bestFirst(rows: Int32Array, bits: Int32Array): Int32Array {
  const keys = new Float64Array(rows.length)
  for (let place = 0; place < rows.length; place++) {
    const worth = ordered(bits[rows[place] as number] as number) + 2 ** 31
    keys[place] = worth * mostTaken + (mostTaken - 1 - place)
  }
  keys.sort()
  const sorted = new Int32Array(rows.length)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[keys.length - 1 - at] as number
    const place = mostTaken - 1 - (key - Math.floor(key / mostTaken) * mostTaken)
    sorted[at] = rows[place] as number
  }
  return sorted
}

let scratch = new Float32Array(0)

/** Room for one more value per row, valid until the next call: a fresh megabyte per page would keep the collector busy. */
export function scratchFor(rows: number): Float32Array {
  if (scratch.length < rows) scratch = new Float32Array(2 * rows)
  return scratch.subarray(0, rows)
}

function masked(scores: Float32Array, admits: (row: number) => boolean): Float32Array {
  const considered = scratchFor(scores.length)
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] as number
    considered[row] = score > Number.NEGATIVE_INFINITY && admits(row) ? score : Number.NEGATIVE_INFINITY
  }
  return considered
}
