/**
 * Learns many swipes at once, with the same result as one after the other: the precisions are summed first and inverted
 * once at the end. About ten times faster for thousands of swipes, slower for a few.
 */
import { addOuter, timesVector } from './matrix.ts'
import { inverseOf } from './normal-equations.ts'
import type { Taste } from './posterior.ts'

export interface BatchUpdate {
  /** As `learn` in posterior.ts, but the taste shows it only after `finish`. */
  readonly add: (vector: Float32Array, liked: boolean, baseRate: number) => void
  /** Writes all that was added into the taste; none of it can be taken back. */
  readonly finish: () => void
}

/** Begins from the taste as it is; no other code may change it until `finish`. */
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
