/**
 * Wishes that users state about their taste. They are applied on top of the learned taste and
 * never stored in it: learning, undo and a new model work as if nothing had been stated, and afterwards the wishes are
 * applied again.
 */
import { cholesky, dot, solveWith } from '../learning/matrix.ts'
import type { Taste } from '../learning/posterior.ts'
import type { Trait } from '../reasons/traits.ts'
import { directionOf } from './direction.ts'

export interface Wish {
  readonly trait: Trait
  /** `none`: the trait does not matter to the user, regardless of swipes. */
  readonly wish: 'more' | 'less' | 'none'
}

/**
 * "More" raises a weight by this much above the learned one, or above 0 if that is higher; in units of like
 * probability.
 */
export const WISH_STEP = 0.2
/** Regularisation: keeps wishes about nearly equal directions from causing extreme weights. */
const RIDGE = 0.01
/** Variance that remains along a stated direction: nearly none, so that it is not explored. */
const SAID_VARIANCE = 1e-6
/** A direction with a smaller part outside the earlier ones counts as covered by them. */
const LEAST_NEW = 0.1

/**
 * The taste to rank by; the learned one is not changed. Of all tastes that satisfy every wish, it is the one with the
 * weights nearest to the learned ones, so other weights stay and the order of the wishes does not matter. Without
 * wishes it is the learned taste itself.
 */
export function withWishes(learned: Taste, wishes: readonly Wish[]): Taste {
  if (wishes.length === 0) return learned
  const { dimension } = learned
  const said = wishes.map(({ trait, wish }) => {
    const direction = directionOf(trait, dimension)
    const known = dot(learned.mean, direction, dimension)
    return { direction: Float64Array.from(direction), change: wished(wish, known) - known }
  })
  const mean = learned.mean.slice()
  const shares = leastChange(said, dimension)
  for (const [of, { direction }] of said.entries()) addScaled(mean, direction, shares[of] ?? 0)
  const covariance = learned.covariance.slice()
  for (const axis of orthonormal(said.map(({ direction }) => direction))) settle(covariance, axis, dimension)
  return { ...learned, mean, covariance, last: null }
}

function wished(wish: Wish['wish'], known: number): number {
  switch (wish) {
    case 'more':
      return Math.max(known, 0) + WISH_STEP
    case 'less':
      return Math.min(known, 0) - WISH_STEP
    case 'none':
      return 0
  }
}

/** Solves for the multiple of each direction that must be added so that each weight changes as wished. */
function leastChange(
  said: readonly { readonly direction: Float64Array; readonly change: number }[],
  dimension: number,
): Float64Array {
  const n = said.length
  const alike = new Float64Array(n * n)
  for (const [row, one] of said.entries())
    for (const [column, other] of said.entries())
      alike[row * n + column] = dot(one.direction, other.direction, dimension) + (row === column ? RIDGE : 0)
  const changes = Float64Array.from(said, ({ change }) => change * (1 + RIDGE))
  return solveWith(cholesky(alike, n), changes, n)
}

/** An orthonormal basis of the space that the directions span. */
function orthonormal(directions: readonly Float64Array[]): Float64Array[] {
  const axes: Float64Array[] = []
  for (const direction of directions) {
    const rest = direction.slice()
    for (const axis of axes) addScaled(rest, axis, -dot(rest, axis, rest.length))
    const length = Math.hypot(...rest)
    if (length > LEAST_NEW) axes.push(rest.map((value) => value / length))
  }
  return axes
}

/** Removes from a covariance the variance along an axis of length 1, and all correlations with it. */
function settle(covariance: Float64Array, axis: Float64Array, n: number): void {
  const spread = new Float64Array(n)
  for (let row = 0; row < n; row++) spread[row] = dot(covariance.subarray(row * n, (row + 1) * n), axis, n)
  const variance = dot(spread, axis, n)
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      const at = row * n + column
      const along = (axis[row] ?? 0) * (spread[column] ?? 0) + (spread[row] ?? 0) * (axis[column] ?? 0)
      const both = (variance + SAID_VARIANCE) * (axis[row] ?? 0) * (axis[column] ?? 0)
      covariance[at] = (covariance[at] ?? 0) - along + both
    }
  }
}

function addScaled(vector: Float64Array, other: Float64Array, scale: number): void {
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) + scale * (other[at] ?? 0)
}
