/**
 * The taste of one user: a Gaussian over the weights of a linear model of (answer − base rate),
 * kept exact by rank-one updates (Recommender 4). Before each update it moves a little towards the prior, so that old
 * answers fade; without forgetting the order of swipes does not matter.
 */

import type { Random } from '../random.ts'
import { cholesky, dot, timesVector } from './matrix.ts'
import type { Prior } from './prior.ts'

export interface Taste {
  readonly dimension: number
  readonly mean: Float64Array
  /** Row-major and symmetric. */
  readonly covariance: Float64Array
  readonly noise: number
  /** What the taste falls back to. */
  readonly prior: Prior
  /** Number of answers that were learned and not undone. */
  swipes: number
  /** The latest answer, which `unlearnLast` can remove exactly; null when there is none. */
  last: Observation | null
}

export interface Observation {
  readonly vector: Float32Array
  /** Answer (1 like, 0 pass) minus the base rate at the time of the answer. */
  readonly residual: number
  readonly noise: number
}

/** Lower bound of variances, which rounding could make negative. */
const VARIANCE_FLOOR = 1e-7

/** The taste of a user without swipes. */
export function newTaste(prior: Prior): Taste {
  return {
    dimension: prior.dimension,
    mean: prior.mean.slice(),
    covariance: prior.covariance.slice(),
    noise: prior.noise,
    prior,
    swipes: 0,
    last: null,
  }
}

/** A copy that can be changed on its own. */
export function copyOfTaste(taste: Taste): Taste {
  return { ...taste, mean: taste.mean.slice(), covariance: taste.covariance.slice() }
}

/** Learns one swipe. Throws RangeError when the vector has another length than the taste. */
export function learn(taste: Taste, vector: Float32Array, liked: boolean, baseRate: number): void {
  if (vector.length !== taste.dimension)
    throw new RangeError(`Vector of ${vector.length} for ${taste.dimension} weights`)
  const observation = { vector: vector.slice(), residual: (liked ? 1 : 0) - baseRate, noise: taste.noise }
  fade(taste)
  apply(taste, observation)
  taste.swipes++
  taste.last = observation
}

/** Removes the latest swipe; returns false when there is none to remove. */
export function unlearnLast(taste: Taste): boolean {
  if (taste.last === null) return false
  unlearn(taste, taste.last)
  unfade(taste)
  taste.last = null
  return true
}

/**
 * Removes one observation, which must be passed exactly as it was learned. With the current covariance P,
 * P_before = P + Pφ(Pφ)ᵀ / (σ² − φᵀPφ) and m_before = m − Pφ/σ² · (r − φᵀm_before): Sherman-Morrison of the update.
 */
export function unlearn(taste: Taste, observation: Observation): void {
  const { dimension, mean, covariance } = taste
  const vector = new Float64Array(observation.vector)
  const spread = timesVector(covariance, vector, dimension)
  const variance = dot(spread, vector, dimension)
  const share = variance / observation.noise
  const before = (dot(mean, vector, dimension) - share * observation.residual) / (1 - share)
  const step = (observation.residual - before) / observation.noise
  for (let at = 0; at < dimension; at++) mean[at] = (mean[at] as number) - step * (spread[at] as number)
  addSymmetric(covariance, spread, 1 / (observation.noise - variance), dimension)
  taste.swipes = Math.max(0, taste.swipes - 1)
}

/** The user's expected answer minus the base rate. */
export function expectedResidual(taste: Taste, vector: Float32Array): number {
  return dot(taste.mean, vector, taste.dimension)
}

/** A sample of the weights: mean + spread · Cholesky(covariance) · normal numbers (Thompson sampling). */
export function drawWeights(taste: Taste, spread: number, random: Random): Float64Array {
  return openSampler(taste, spread)(random)
}

/** Draws several samples, but factorises the covariance only once. */
export function openSampler({ mean, covariance, dimension }: Taste, spread: number): (random: Random) => Float64Array {
  if (spread === 0) return () => mean.slice()
  const lower = cholesky(covariance, dimension)
  return (random) => drawn(mean, lower, spread, random)
}

function drawn(mean: Float64Array, lower: Float64Array, spread: number, random: Random): Float64Array {
  const dimension = mean.length
  const weights = mean.slice()
  for (let column = 0; column < dimension; column++) {
    const step = spread * random.normal()
    for (let row = column; row < dimension; row++) {
      weights[row] = (weights[row] as number) + step * (lower[row * dimension + column] as number)
    }
  }
  return weights
}

function apply(taste: Taste, observation: Observation): void {
  const { dimension, mean, covariance } = taste
  const vector = new Float64Array(observation.vector)
  const spread = timesVector(covariance, vector, dimension)
  const total = dot(spread, vector, dimension) + observation.noise
  const step = (observation.residual - dot(mean, vector, dimension)) / total
  for (let at = 0; at < dimension; at++) mean[at] = (mean[at] as number) + step * (spread[at] as number)
  addSymmetric(covariance, spread, -1 / total, dimension)
}

/** Moves the taste towards the prior: what was learned loses the forgotten share, and its place is uncertain again. */
function fade({ prior, mean, covariance }: Taste): void {
  const { forgetting = 0 } = prior
  if (forgetting === 0) return
  const kept = Math.sqrt(1 - forgetting)
  for (let at = 0; at < mean.length; at++) {
    const usual = prior.mean[at] as number
    mean[at] = usual + kept * ((mean[at] as number) - usual)
  }
  for (let at = 0; at < covariance.length; at++)
    covariance[at] = (1 - forgetting) * (covariance[at] as number) + forgetting * (prior.covariance[at] as number)
}

/** Takes back `fade`. */
function unfade({ prior, mean, covariance }: Taste): void {
  const { forgetting = 0 } = prior
  if (forgetting === 0) return
  const kept = Math.sqrt(1 - forgetting)
  for (let at = 0; at < mean.length; at++) {
    const usual = prior.mean[at] as number
    mean[at] = usual + ((mean[at] as number) - usual) / kept
  }
  for (let at = 0; at < covariance.length; at++)
    covariance[at] = ((covariance[at] as number) - forgetting * (prior.covariance[at] as number)) / (1 - forgetting)
}

/** Adds weight·v·vᵀ; keeps the matrix symmetric and its variances above the floor. */
function addSymmetric(covariance: Float64Array, vector: Float64Array, weight: number, n: number): void {
  for (let row = 0; row < n; row++) {
    const factor = weight * (vector[row] as number)
    for (let column = row; column < n; column++) {
      const value = (covariance[row * n + column] as number) + factor * (vector[column] as number)
      covariance[row * n + column] = value
      covariance[column * n + row] = value
    }
    if ((covariance[row * n + row] as number) < VARIANCE_FLOOR) covariance[row * n + row] = VARIANCE_FLOOR
  }
}
