/**
 * The baselines of the published comparison, repeated on the same data: matrix factorisation under a logistic
 * loss, plain and weighted by inverse propensities (Schnabel et al. 2016; settings of RyanWangZf/CVIB-Rec,
 * experiment_coat.ipynb and matrix_factorization.py: 4 factors, Adam at 0.01, batches of 128, decay 1e-4).
 */
import { type Random, randomFrom } from '../../../recommender/random.ts'
import type { CoatRatings } from './data.ts'

const FACTORS = 4
const RATE = 0.01
const DECAY = 1e-4
const BATCH = 128
const EPOCHS = 100

/** Expected answer of a user to an item. */
export type Expectation = (user: number, item: number) => number

export interface Weighting {
  /** Weight of every training rating. */
  readonly weights: Float64Array
  /** Divide each batch by the sum of its weights (SNIPS) instead of their number (IPS). */
  readonly isNormalised: boolean
}

/** Naive-Bayes propensities: P(rated | liked or not) from a few ratings of coats picked by chance. */
export function inversePropensities(liked: Uint8Array, likedByChance: Uint8Array, pairs: number): Float64Array {
  const share = (values: Uint8Array): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const rated = liked.length / pairs
  const [seen, there] = [share(liked), share(likedByChance)]
  const ofLike = (seen * rated) / there
  const ofPass = ((1 - seen) * rated) / (1 - there)
  return Float64Array.from(liked, (like) => 1 / (like === 1 ? ofLike : ofPass))
}

/** Trains by Adam on likes; users and items are numbered from 0. */
export function factorise(
  { users, items }: CoatRatings,
  liked: Uint8Array,
  { weights, isNormalised }: Weighting,
  sizes: { readonly users: number; readonly items: number },
  seed: number,
): Expectation {
  const random = randomFrom(seed)
  const parameters = Float64Array.from({ length: (sizes.users + sizes.items) * FACTORS }, () => random.normal())
  const adam = openAdam(parameters)
  const rowOfItem = (at: number): number => (sizes.users + (items[at] ?? 0)) * FACTORS
  const rowOfUser = (at: number): number => (users[at] ?? 0) * FACTORS
  const slopeOf = (places: readonly number[]): Float64Array => {
    const whole = isNormalised ? places.reduce((sum, at) => sum + (weights[at] ?? 0), 0) : places.length
    const slope = parameters.map((value) => DECAY * value)
    for (const at of places) {
      const [user, item] = [rowOfUser(at), rowOfItem(at)]
      const miss = sigmoid(product(parameters, user, item)) - (liked[at] ?? 0)
      const step = ((weights[at] ?? 0) * miss) / whole
      for (let of = 0; of < FACTORS; of++) {
        slope[user + of] = (slope[user + of] ?? 0) + step * (parameters[item + of] ?? 0)
        slope[item + of] = (slope[item + of] ?? 0) + step * (parameters[user + of] ?? 0)
      }
    }
    return slope
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(users.length, random)
    for (let from = 0; from < order.length; from += BATCH) adam(slopeOf(order.slice(from, from + BATCH)))
  }
  return (user, item) => sigmoid(product(parameters, user * FACTORS, (sizes.users + item) * FACTORS))
}

/** Kingma and Ba 2015, with their usual numbers. */
function openAdam(parameters: Float64Array): (slope: Float64Array) => void {
  const first = new Float64Array(parameters.length)
  const second = new Float64Array(parameters.length)
  let steps = 0
  return (slope) => {
    steps++
    const [ofFirst, ofSecond] = [1 - 0.9 ** steps, 1 - 0.999 ** steps]
    for (let at = 0; at < parameters.length; at++) {
      const value = slope[at] as number
      first[at] = 0.9 * (first[at] as number) + 0.1 * value
      second[at] = 0.999 * (second[at] as number) + 0.001 * value * value
      const step = (first[at] as number) / ofFirst / (Math.sqrt((second[at] as number) / ofSecond) + 1e-8)
      parameters[at] = (parameters[at] as number) - RATE * step
    }
  }
}

function product(parameters: Float64Array, user: number, item: number): number {
  let sum = 0
  for (let of = 0; of < FACTORS; of++) sum += (parameters[user + of] ?? 0) * (parameters[item + of] ?? 0)
  return sum
}

function shuffled(count: number, random: Random): number[] {
  const keyed = Array.from({ length: count }, (_, at) => ({ at, key: random.uniform() }))
  return keyed.sort((one, other) => one.key - other.key).map(({ at }) => at)
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}
