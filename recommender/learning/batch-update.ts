/**
 * Learns many swipes at once, with the same result as one after the other: precisions are summed and inverted only once
 * at the end. About ten times faster for thousands of swipes, slower for a few.
 */
import { addOuter, timesVector } from './matrix.ts'
import { inverseOf } from './normal-equations.ts'
import type { Taste } from './posterior.ts'

export interface BatchUpdate {
  /** Like `learn` in posterior.ts, but the taste changes only in `finish`. */
  readonly add: (vector: Float32Array, liked: boolean, baseRate: number) => void
  /** Writes all added swipes into the taste; none of them can be undone. */
  readonly finish: () => void
}

/** Begins a batch; no other code may change the taste until `finish`. */
export function learnMany(taste: Taste): BatchUpdate {
  const { dimension: n, mean, covariance, noise } = taste
  const precision = inverseOf(covariance, n)
  const pull = timesVector(precision, mean, n)
  let swipes = 0
  return {
    add(vector, liked, baseRate) {
      if (vector.length !== n) throw new RangeError(`Vector of ${vector.length} for ${n} weights`)
      addOuter(precision, vector, 1 / noise, n)
      const weight = ((liked ? 1 : 0) - baseRate) / noise
      for (let of = 0; of < n; of++) pull[of] = (pull[of] as number) + weight * (vector[of] as number)
      swipes++
    },
    finish() {
      if (swipes === 0) return
      covariance.set(inverseOf(precision, n))
      mean.set(timesVector(covariance, pull, n))
      taste.swipes += swipes
      taste.last = null
    },
  }
}
