/** The `take` highest of many scores without sorting them all. */

const buckets = 2048

/**
 * Positions of the `take` highest scores among the first `count`, best first; equal scores keep their order.
 * A histogram finds the bucket in which the last place falls; only that bucket and those above it are sorted.
 * Positions for which `admits` is false are passed over.
 */
export function topPositions(
  scores: Float32Array,
  count: number,
  take: number,
  admits: ((position: number) => boolean) | null = null,
): Int32Array {
  let kept = positionsWhere(count, admits)
  let missing = Math.min(take, kept.length)
  const chosen = new Int32Array(Math.max(0, missing))
  while (kept.length > Math.max(4 * missing, 64) && missing > 0) {
    const split = splitAtPlace(scores, kept, missing)
    chosen.set(split.above, chosen.length - missing)
    missing -= split.above.length
    kept = split.within
    if (split.isLevel) break
  }
  chosen.set(sorted(scores, kept).subarray(0, missing), chosen.length - missing)
  return sorted(scores, chosen)
}

interface Split {
  /** Certainly among the highest. */
  readonly above: Int32Array
  /** The bucket the last place falls into. */
  readonly within: Int32Array
  /** All scores are equal: the first come first. */
  readonly isLevel: boolean
}

function splitAtPlace(scores: Float32Array, positions: Int32Array, place: number): Split {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let at = 0; at < positions.length; at++) {
    const score = scores[positions[at] as number] as number
    if (score < low) low = score
    if (score > high) high = score
  }
  const scale = (buckets - 1) / (high - low)
  if (!Number.isFinite(scale)) return { above: new Int32Array(0), within: positions.subarray(0, place), isLevel: true }
  const counts = new Int32Array(buckets)
  for (let at = 0; at < positions.length; at++) {
    const bucket = (((scores[positions[at] as number] as number) - low) * scale) | 0
    counts[bucket] = (counts[bucket] as number) + 1
  }
  let bucketOfPlace = buckets - 1
  let aboveCount = 0
  while (bucketOfPlace > 0 && aboveCount + (counts[bucketOfPlace] as number) < place) {
    aboveCount += counts[bucketOfPlace] as number
    bucketOfPlace--
  }
  const above = new Int32Array(aboveCount)
  const within = new Int32Array(counts[bucketOfPlace] as number)
  let aboveAt = 0
  let withinAt = 0
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at] as number
    const bucket = (((scores[position] as number) - low) * scale) | 0
    if (bucket > bucketOfPlace) above[aboveAt++] = position
    else if (bucket === bucketOfPlace) within[withinAt++] = position
  }
  return { above, within, isLevel: false }
}

function sorted(scores: Float32Array, positions: Int32Array): Int32Array {
  return positions.toSorted((one, other) => (scores[other] as number) - (scores[one] as number) || one - other)
}

function positionsWhere(count: number, admits: ((position: number) => boolean) | null): Int32Array {
  if (admits === null) return firstPositions(count)
  const positions = new Int32Array(count)
  let kept = 0
  for (let position = 0; position < count; position++) if (admits(position)) positions[kept++] = position
  return positions.subarray(0, kept)
}

/** 0, 1, 2 …: written once and only read afterwards. */
let counting = new Int32Array(0)

function firstPositions(count: number): Int32Array {
  if (counting.length < count) counting = Int32Array.from({ length: 2 * count }, (_, position) => position)
  return counting.subarray(0, count)
}
