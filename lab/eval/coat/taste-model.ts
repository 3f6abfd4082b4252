/**
 * The product's learning applied to coats: a ridge regression on features, and the product's training
 * (recommender/learning) on its residuals; each user's posterior gives the prediction.
 */
import { DEFAULT_PLAN, type TrainingPlan, trainFactors } from '../../../recommender/learning/als.ts'
import { forEachPosterior } from '../../../recommender/learning/fit-prior.ts'
import type { CoatRatings, Features } from './data.ts'
import { type Expectation, fitExpectation } from './rate-from-features.ts'

export interface TastePlan {
  /** Ridge penalty on the weights of the features. */
  readonly featurePenalty: number
  /** Initial prior variance of a user's weights, as a share of the variance of the answers. */
  readonly spread: number
  readonly training: TrainingPlan
}

/** Penalty and spread were chosen by lab/eval/tune-coat.ts. */
export const USUAL_TASTE: TastePlan = {
  featurePenalty: 300,
  spread: 0.05,
  training: { ...DEFAULT_PLAN, factors: 4, sweeps: 8, productPull: 16, offsetPull: 8 },
}

/** Learns answers of any scale, one per rating; predicts for every pair of user and coat, rated or not. */
export function learnTaste(
  ratings: CoatRatings,
  answers: Float64Array,
  people: Features,
  coats: Features,
  plan: TastePlan = USUAL_TASTE,
): Expectation {
  const expected = fitExpectation(ratings, answers, people, coats, plan.featurePenalty)
  const left = answers.map((answer, at) => answer - expected(ratings.users[at] ?? 0, ratings.items[at] ?? 0))
  const grouped = byPerson(ratings, left, people.count)
  const noise = left.reduce((sum, value) => sum + value * value, 0) / Math.max(1, left.length)
  const covariance = new Float64Array(coats.width ** 2)
  for (let at = 0; at < coats.width; at++) covariance[at * (coats.width + 1)] = plan.spread * noise
  const start = { dimension: coats.width, mean: new Float64Array(coats.width), covariance, noise }
  const { vectors, offsets, prior } = trainFactors(grouped, coats.rows, start, plan.training)
  const n = prior.dimension
  const weights = new Float64Array(people.count * n)
  const corrected = grouped.residuals.map((value, at) => value - (offsets[grouped.products[at] ?? 0] ?? 0))
  forEachPosterior({ ...grouped, residuals: corrected }, vectors, prior, ({ user, mean }) =>
    weights.set(mean, user * n),
  )
  return (user, item) => {
    let guess = expected(user, item) + (offsets[item] ?? 0)
    for (let of = 0; of < n; of++) guess += (weights[user * n + of] ?? 0) * (vectors[item * n + of] ?? 0)
    return guess
  }
}

function byPerson({ users, items }: CoatRatings, residuals: Float64Array, people: number) {
  const places = Array.from(users.keys()).sort((one, other) => (users[one] ?? 0) - (users[other] ?? 0) || one - other)
  const starts = new Int32Array(people + 1)
  for (const user of users) starts[user + 1] = (starts[user + 1] ?? 0) + 1
  for (let person = 0; person < people; person++) starts[person + 1] = (starts[person + 1] ?? 0) + (starts[person] ?? 0)
  return {
    starts,
    products: Int32Array.from(places, (at) => items[at] ?? 0),
    residuals: Float64Array.from(places, (at) => residuals[at] ?? 0),
  }
}
