/** A histogram of scores: counted once, it gives the score at any rank. */

const NOTHING = Number.NEGATIVE_INFINITY
const BINS = 2048
/** Part of a bin by which rounding may misplace a score. */
const ROUNDING = 0.01

/** Bins of equal height from the lowest score to the highest. */
export interface Heights {
  readonly counts: Int32Array
  readonly low: number
  /** Bins for each unit of score; 0 where all scores are equal. */
  readonly scale: number
}

/** Counts all scores but minus infinity, which is none. */
export function heightsOf(scores: Float32Array): Heights {
  const [low, high] = spanOf(scores)
  const counts = new Int32Array(BINS)
  const scale = high > low ? (BINS - 1) / (high - low) : 0
  count(scores, counts, low, scale)
  return { counts, low, scale }
}

/** The number of the bin of a score that was counted. */
export const binOf = ({ low, scale }: Heights, score: number): number => ((score - low) * scale) | 0

/** The bin that holds this place from the top, -1 where there are fewer scores, and how many scores are above that bin. */
export function binAt({ counts }: Heights, place: number): { bin: number; above: number } {
  let bin = BINS
  let above = 0
  for (let counted = 0; counted < place; counted += counts[bin] as number) {
    above = counted
    if (--bin < 0) break
  }
  return { bin, above }
}

/** A height that at least so many scores reach, and hardly more of them; minus infinity where there are fewer. */
export function reachedBy(heights: Heights, place: number): number {
  const { bin } = binAt(heights, place)
  if (bin < 0) return NOTHING
  const { low, scale } = heights
  return scale === 0 ? low : low + (bin - ROUNDING) / scale
}

// Each loop ends its function: what comes after a long loop is not yet compiled when the loop is.

/** The lowest and the highest score. */
function spanOf(scores: Float32Array): [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = NOTHING
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number
    if (score > high) high = score
    if (score < low && score !== NOTHING) low = score
  }
  return [low, high]
}

function count(scores: Float32Array, counts: Int32Array, low: number, scale: number): void {
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number
    if (score === NOTHING) continue
    const bin = ((score - low) * scale) | 0
    counts[bin] = (counts[bin] as number) + 1
  }
}
