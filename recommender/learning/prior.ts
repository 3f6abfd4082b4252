import { CONTENT_DIMENSION, FEATURE_GROUPS } from '../content/layout.ts'

/** The prior of a user before the first swipe: weights ~ N(mean, covariance), answers with variance `noise`. */
export interface Prior {
  readonly dimension: number
  readonly mean: Float64Array
  /** Row-major, dimension × dimension. */
  readonly covariance: Float64Array
  readonly noise: number
}

/** Assumed variance of a yes-or-no answer around its rate p: p·(1 − p), which is at most 0.25. */
export const ANSWER_NOISE = 0.2

/** The prior until enough users have swiped to fit one: mean zero, and one standard deviation per group of features. */
export function handSetPrior(): Prior {
  const covariance = new Float64Array(CONTENT_DIMENSION * CONTENT_DIMENSION)
  for (const { start, size, deviation } of Object.values(FEATURE_GROUPS)) {
    for (let at = start; at < start + size; at++) covariance[at * CONTENT_DIMENSION + at] = deviation ** 2
  }
  return { dimension: CONTENT_DIMENSION, mean: new Float64Array(CONTENT_DIMENSION), covariance, noise: ANSWER_NOISE }
}

/** The same prior extended by further weights, of mean 0 and variance `variance`. */
export function widenedPrior(prior: Prior, by: number, variance = 0.1): Prior {
  const { dimension: before } = prior
  const dimension = before + by
  const mean = new Float64Array(dimension)
  const covariance = new Float64Array(dimension * dimension)
  mean.set(prior.mean)
  for (let row = 0; row < before; row++)
    covariance.set(prior.covariance.subarray(row * before, (row + 1) * before), row * dimension)
  for (let at = before; at < dimension; at++) covariance[at * (dimension + 1)] = variance
  return { dimension, mean, covariance, noise: prior.noise }
}
