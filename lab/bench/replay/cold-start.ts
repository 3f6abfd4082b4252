import { expectedResidual, learn, newTaste } from '../../../recommender/learning/posterior.ts'
import { randomFrom } from '../../../recommender/random.ts'
import type { History, Ratings } from './ml-100k.ts'
import { type Model, ratesOf } from './train.ts'

/** Numbers of swipes after which the like rate is measured. */
export const READINGS = [10, 25, 50, 100] as const

export interface Candidate {
  readonly name: string
  readonly train: (ratings: Ratings, users: readonly History[]) => Model
}

export interface Result {
  readonly name: string
  /** Mean like rate after each reading. */
  readonly likeRates: readonly number[]
  /** Part of the way from random to oracle, 0 to 1, after each reading. */
  readonly shares: readonly number[]
}

export interface ReplayPlan {
  readonly fewestRatings: number
  readonly mostRatings: number
  readonly folds: number
  /** How many folds are run; tests run fewer. */
  readonly playedFolds: number
}

/** Recommender 9: folds by user; the others train, and the model picks from what the user rated. */
export function replay(ratings: Ratings, candidates: readonly Candidate[], plan: ReplayPlan): Result[] {
  const tested = shuffled(
    ratings.histories.filter(
      ({ products }) => products.length >= plan.fewestRatings && products.length < plan.mostRatings,
    ),
  )
  const names = ['random', 'most popular', ...candidates.map(({ name }) => name), 'oracle']
  const sums = names.map(() => READINGS.map(() => 0))
  let played = 0
  for (let fold = 0; fold < plan.playedFolds; fold++) {
    const unknown = new Set(tested.filter((_, at) => at % plan.folds === fold))
    const users = ratings.histories.filter((history) => !unknown.has(history))
    const popular = ratesOf(ratings, users)
    const models = candidates.map(({ train }) => train(ratings, users))
    for (const history of unknown) {
      const courses = [
        READINGS.map(() => mean(history.liked)),
        likeRates(byRate(history, popular)),
        ...models.map((model) => likeRates(swipeThrough(history, model))),
        likeRates([...history.liked].sort((one, other) => other - one)),
      ]
      courses.forEach((course, row) => {
        for (const [at, rate] of course.entries()) sums[row]?.splice(at, 1, (sums[row]?.[at] ?? 0) + rate)
      })
      played++
    }
  }
  const rates = sums.map((row) => row.map((sum) => sum / played))
  return names.map((name, row) => ({
    name,
    likeRates: rates[row] ?? [],
    shares: READINGS.map((_, at) => shareOfWay(rates[row]?.[at] ?? 0, rates[0]?.[at] ?? 0, rates.at(-1)?.[at] ?? 1)),
  }))
}

/** Answers in the order in which the model picks the products, learning after each. */
function swipeThrough(history: History, model: Model): number[] {
  const taste = newTaste(model.prior)
  const open = Array.from(history.products, (_, at) => at)
  const answers: number[] = []
  const most = Math.min(open.length, READINGS[READINGS.length - 1] ?? 0)
  while (answers.length < most) {
    let best = 0
    let bestScore = Number.NEGATIVE_INFINITY
    open.forEach((at, place) => {
      const product = history.products[at] ?? 0
      const score = (model.rates[product] ?? 0) + expectedResidual(taste, model.vectors[product] ?? new Float32Array(0))
      if (score > bestScore) {
        best = place
        bestScore = score
      }
    })
    const [at = 0] = open.splice(best, 1)
    const product = history.products[at] ?? 0
    const liked = history.liked[at] === 1
    learn(taste, model.vectors[product] ?? new Float32Array(0), liked, model.rates[product] ?? 0)
    answers.push(liked ? 1 : 0)
  }
  return answers
}

function byRate(history: History, rates: Float64Array): number[] {
  const order = Array.from(history.products, (product, at) => ({
    rate: rates[product] ?? 0,
    liked: history.liked[at] ?? 0,
  }))
  return order.sort((one, other) => other.rate - one.rate).map(({ liked }) => liked)
}

function likeRates(answers: readonly number[]): number[] {
  return READINGS.map((reading) => mean(answers.slice(0, reading)))
}

function shareOfWay(rate: number, random: number, oracle: number): number {
  return (rate - random) / (oracle - random)
}

function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0
  return sum / Math.max(1, values.length)
}

function shuffled<One>(users: readonly One[]): One[] {
  const random = randomFrom(11)
  const keyed = users.map((one) => ({ one, key: random.uniform() }))
  return keyed.sort((left, right) => left.key - right.key).map(({ one }) => one)
}
