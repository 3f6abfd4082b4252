import { CONTENT_DIMENSION, FEATURE_GROUPS } from '../content/layout.ts'
import { STANDING_DIMENSION } from './standing.ts'

/** The prior of a user before the first swipe: weights ~ N(mean, covariance), answers with variance `noise`. */
export interface Prior {
  readonly dimension: number
  readonly mean: Float64Array
  /** Row-major, dimension × dimension. */
  readonly covariance: Float64Array
  readonly noise: number
  /** Share of what was learned that is forgotten with every swipe, so that a change of mood is followed; 0 when omitted. */
  readonly forgetting?: number
}

/** Assumed variance of a yes-or-no answer around its rate p: p·(1 − p), which is at most 0.25. */
const ANSWER_NOISE = 0.2

/** After 50 swipes a third of a taste is left. Trained shops turn it off when their users say so (`choose.ts`). */
export const USUAL_FORGETTING = 0.02

/**
 * Standard deviation of a user's weight on the scaled base rate (`standing.ts`). Wide, because people who like what others pass must not need
 * more than a few dozen swipes to be understood.
 */
export const OWN_WEIGHT_DEVIATION = 0.3
/** The same for how often a product was answered: before any training hardly used, because it may mean nothing. */
const FAME_DEVIATION = { untrained: 0.02, training: 0.15 } as const

/** The prior until enough users have swiped to fit one: mean zero, and one standard deviation per group of features. */
export function handSetPrior(): Prior {
  const covariance = new Float64Array(CONTENT_DIMENSION * CONTENT_DIMENSION)
  for (const { start, size, deviation } of Object.values(FEATURE_GROUPS)) {
    for (let at = start; at < start + size; at++) covariance[at * CONTENT_DIMENSION + at] = deviation ** 2
  }
  return {
    dimension: CONTENT_DIMENSION,
    mean: new Float64Array(CONTENT_DIMENSION),
    covariance,
    noise: ANSWER_NOISE,
    forgetting: USUAL_FORGETTING,
  }
}

/** The same over content and standing: before any training, or for a training to start from. */
export function handSetPriorOfKnown(purpose: keyof typeof FAME_DEVIATION): Prior {
  const prior = widenedPrior(handSetPrior(), STANDING_DIMENSION)
  prior.covariance[CONTENT_DIMENSION * (prior.dimension + 1)] = OWN_WEIGHT_DEVIATION ** 2
  prior.covariance[(CONTENT_DIMENSION + 1) * (prior.dimension + 1)] = FAME_DEVIATION[purpose] ** 2
  return prior
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
  return { ...prior, dimension, mean, covariance }
}
