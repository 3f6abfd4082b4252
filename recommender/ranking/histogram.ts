/** A histogram of scores, which gives the approximate score at any rank. */

/** The value of a row without a score. */
const NOTHING = Number.NEGATIVE_INFINITY
const BINS = 2048
/** Greatest rounding error of a score's position, as a share of a bin. */
const ROUNDING = 0.01

/** Bins of equal width from the lowest score to the highest. */
export interface Histogram {
  readonly counts: Int32Array
  readonly low: number
  /** Bins per unit of score; 0 when all scores are equal. */
  readonly scale: number
}

/** Counts all scores except minus infinity. */
export function histogramOf(scores: Float32Array): Histogram {
  const [low, high] = rangeOf(scores)
  const counts = new Int32Array(BINS)
  const scale = high > low ? (BINS - 1) / (high - low) : 0
  count(scores, counts, low, scale)
  return { counts, low, scale }
}

/** The bin of a score that the histogram has counted. */
export const binOf = ({ low, scale }: Histogram, score: number): number => ((score - low) * scale) | 0

/**
 * The bin of the score at this rank (1 is the highest) and the number of scores in higher bins; bin -1 if there are
 * fewer scores.
 */
export function binAt({ counts }: Histogram, rank: number): { bin: number; above: number } {
  let bin = BINS
  let above = 0
  for (let counted = 0; counted < rank; counted += counts[bin] as number) {
    above = counted
    if (--bin < 0) break
  }
  return { bin, above }
}

/** A threshold that at least `rank` scores reach, and few more; minus infinity when there are fewer scores. */
export function thresholdAt(histogram: Histogram, rank: number): number {
  const { bin } = binAt(histogram, rank)
  if (bin < 0) return NOTHING
  const { low, scale } = histogram
  return scale === 0 ? low : low + (bin - ROUNDING) / scale
}

// Each long loop ends its own function, because V8 optimises a running loop best when no code follows it.

/** The lowest and the highest score. */
function rangeOf(scores: Float32Array): [number, number] {
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
