import { baseRate } from '../../../recommender/base-rate.ts'
import { type TrainingPlan, trainFactors } from '../../../recommender/learning/als.ts'
import { type Answers, fitPrior } from '../../../recommender/learning/fit-prior.ts'
import { ANSWER_NOISE, type Prior } from '../../../recommender/learning/prior.ts'
import type { History, Ratings } from './ml-100k.ts'

/** What a new user's deck needs: a rate and a vector per product, and the prior before the first swipe. */
export interface Model {
  readonly rates: Float64Array
  readonly vectors: readonly Float32Array[]
  readonly prior: Prior
}

/** Smoothed like rate of every product among these users. */
export function ratesOf(ratings: Ratings, users: readonly History[]): Float64Array {
  const likes = new Float64Array(ratings.products)
  const swipes = new Float64Array(ratings.products)
  for (const { products, liked } of users) {
    products.forEach((product, at) => {
      likes[product] = (likes[product] ?? 0) + (liked[at] ?? 0)
      swipes[product] = (swipes[product] ?? 0) + 1
    })
  }
  const all = swipes.reduce((sum, count) => sum + count, 0)
  const usual = likes.reduce((sum, count) => sum + count, 0) / Math.max(1, all)
  return likes.map((count, product) => baseRate(count, swipes[product] ?? 0, usual))
}

/** Content alone under a prior set by hand, as in a new shop. */
export function contentModel(ratings: Ratings, users: readonly History[]): Model {
  return {
    rates: ratesOf(ratings, users),
    vectors: split(ratings.content, ratings.contentSize),
    prior: widePrior(ratings),
  }
}

/** Content alone under a prior fitted to the training users. */
export function fittedContentModel(ratings: Ratings, users: readonly History[]): Model {
  const rates = ratesOf(ratings, users)
  const prior = fitPrior(answersOf(users, rates), ratings.content, widePrior(ratings), 5)
  return { rates, vectors: split(ratings.content, ratings.contentSize), prior }
}

export interface TrainedPlan extends TrainingPlan {
  /** Factor on the noise: above 1 a new user's answers count less than those of the users the factors were trained on. */
  readonly noiseFactor: number
}

/** Content, learned factors and a coordinate for popularity. */
export function trainedModel(ratings: Ratings, users: readonly History[], plan: TrainedPlan): Model {
  const rates = ratesOf(ratings, users)
  const extended = withPopularity(ratings, users)
  const trained = trainFactors(answersOf(users, rates), extended.content, widePrior(extended), plan)
  return {
    rates: rates.map((rate, product) => rate + (trained.offsets[product] ?? 0)),
    vectors: split(trained.vectors, trained.prior.dimension),
    prior: { ...trained.prior, noise: plan.noiseFactor * trained.prior.noise },
  }
}

/** Adds a column: the logarithm of how often each product was answered, centred over the answers. */
function withPopularity(ratings: Ratings, users: readonly History[]): Ratings {
  const counts = new Float64Array(ratings.products)
  for (const { products } of users) for (const product of products) counts[product] = (counts[product] ?? 0) + 1
  const popularity = counts.map((count) => Math.log(1 + count))
  const answers = counts.reduce((sum, count) => sum + count, 0)
  const usual =
    popularity.reduce((sum, value, product) => sum + value * (counts[product] ?? 0), 0) / Math.max(1, answers)
  const size = ratings.contentSize
  const content = new Float64Array(ratings.products * (size + 1))
  popularity.forEach((value, product) => {
    content.set(ratings.content.subarray(product * size, (product + 1) * size), product * (size + 1))
    content[product * (size + 1) + size] = value - usual
  })
  return { ...ratings, content, contentSize: size + 1 }
}

function answersOf(users: readonly History[], rates: Float64Array): Answers {
  const starts = new Int32Array(users.length + 1)
  users.forEach(({ products }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + products.length
  })
  const products = Int32Array.from(users.flatMap((history) => [...history.products]))
  const liked = users.flatMap((history) => [...history.liked])
  return { starts, products, residuals: Float64Array.from(liked, (like, at) => like - (rates[products[at] ?? 0] ?? 0)) }
}

/** The same spread for every coordinate; 0.05 to 0.2 were tried on the tuning users, 0.15 did best there. */
function widePrior({ contentSize }: Ratings): Prior {
  const covariance = new Float64Array(contentSize * contentSize)
  for (let at = 0; at < contentSize; at++) covariance[at * (contentSize + 1)] = 0.15 ** 2
  return { dimension: contentSize, mean: new Float64Array(contentSize), covariance, noise: ANSWER_NOISE }
}

function split(rows: Float64Array, size: number): Float32Array[] {
  return Array.from({ length: rows.length / size }, (_, row) =>
    Float32Array.from(rows.subarray(row * size, (row + 1) * size)),
  )
}
