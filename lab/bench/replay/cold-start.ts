import { randomFrom } from '../../../recommender/random.ts'
import type { History, Ratings } from './ml-100k.ts'
import type { Candidate } from './players.ts'

/** Numbers of swipes after which the like rate is measured. */
export const READINGS = [10, 25, 50, 100] as const

export interface Result {
  readonly name: string
  /** Mean like rate after each reading. */
  readonly likeRates: readonly number[]
  /** Part of the way from random to oracle, 0 to 1, after each reading. */
  readonly shares: readonly number[]
}

export interface ReplayPlan {
  readonly fewestRatings: number
  readonly folds: number
  /** How many folds are run; tests run fewer. */
  readonly playedFolds: number
  /** Training users keep at most this many ratings of a film, chosen by a fixed seed. */
  readonly mostRatingsAFilm: number
}

/** Recommender 9: folds by user; the others train, and each candidate picks from what the user rated. */
export function replay(ratings: Ratings, candidates: readonly Candidate[], plan: ReplayPlan): Result[] {
  const tested = shuffled(ratings.histories.filter(({ products }) => products.length >= plan.fewestRatings))
  const names = ['random', ...candidates.map(({ name }) => name), 'oracle']
  const sums = names.map(() => READINGS.map(() => 0))
  let played = 0
  for (let fold = 0; fold < plan.playedFolds; fold++) {
    const unknown = new Set(tested.filter((_, at) => at % plan.folds === fold))
    const others = ratings.histories.filter((history) => !unknown.has(history))
    const users = thinned(others, plan.mostRatingsAFilm)
    const players = candidates.map(({ train }) => train(ratings, users))
    for (const history of unknown) {
      const courses = [
        READINGS.map(() => mean(history.liked)),
        ...players.map((play) => likeRates(play(history, READINGS.at(-1) ?? 0))),
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

/** The users with at most `most` ratings of each film between them. */
function thinned(users: readonly History[], most: number): readonly History[] {
  if (most === Number.POSITIVE_INFINITY) return users
  const random = randomFrom(5)
  const keyed = users.flatMap(({ products }, user) =>
    Array.from(products, (product, at) => ({ user, at, product, key: random.uniform() })),
  )
  const kept = users.map(() => new Set<number>())
  for (const answers of Map.groupBy(keyed, ({ product }) => product).values()) {
    answers.sort((one, other) => one.key - other.key)
    for (const { user, at } of answers.slice(0, most)) kept[user]?.add(at)
  }
  const few = users.map(({ user, products, liked }, place) => ({
    user,
    products: products.filter((_, at) => kept[place]?.has(at)),
    liked: liked.filter((_, at) => kept[place]?.has(at)),
  }))
  return few.filter(({ products }) => products.length > 0)
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
