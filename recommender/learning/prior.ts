import { contentDimension, featureGroups } from '../content/layout.ts'

/** What is believed of a person before the first swipe: weights ~ N(mean, covariance), answers with variance `noise`. */
export interface Prior {
  readonly dimension: number
  readonly mean: Float64Array
  /** Row-major, dimension × dimension. */
  readonly covariance: Float64Array
  readonly noise: number
}

/** Variance of a yes-or-no answer around its rate: at most 0.25, less where the rate is far from one half. */
export const answerNoise = 0.2

/** The prior used until enough people have swiped to fit one: no opinion, and spreads set by group of features. */
export function handSetPrior(): Prior {
  const covariance = new Float64Array(contentDimension * contentDimension)
  for (const { start, size, deviation } of Object.values(featureGroups)) {
    for (let at = start; at < start + size; at++) covariance[at * contentDimension + at] = deviation ** 2
  }
  return { dimension: contentDimension, mean: new Float64Array(contentDimension), covariance, noise: answerNoise }
}
