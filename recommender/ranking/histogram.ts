/** A histogram of scores: counted once, it gives the score at any rank. */

/** Marks a row without a score. */
const NOTHING = Number.NEGATIVE_INFINITY
const BINS = 2048
/** Part of a bin by which rounding may misplace a score. */
const ROUNDING = 0.01

/** Bins of equal width from the lowest score to the highest. */
export interface Histogram {
  readonly counts: Int32Array
  readonly low: number
  /** Bins per unit of score; 0 where all scores are equal. */
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

/** The bin of a counted score. */
export const binOf = ({ low, scale }: Histogram, score: number): number => ((score - low) * scale) | 0

/** The bin of the score at this rank (1: the highest), -1 where there are fewer scores, and the number of scores in higher bins. */
export function binAt({ counts }: Histogram, rank: number): { bin: number; above: number } {
  let bin = BINS
  let above = 0
  for (let counted = 0; counted < rank; counted += counts[bin] as number) {
    above = counted
    if (--bin < 0) break
  }
  return { bin, above }
}

/** A threshold that at least `rank` scores reach, and few more; minus infinity where there are fewer scores. */
export function thresholdAt(histogram: Histogram, rank: number): number {
  const { bin } = binAt(histogram, rank)
  if (bin < 0) return NOTHING
  const { low, scale } = histogram
  return scale === 0 ? low : low + (bin - ROUNDING) / scale
}

// Each long loop is the last statement of a function of its own: V8 optimises a running loop without code after it.

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
