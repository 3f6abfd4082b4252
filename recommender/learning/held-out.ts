/** Predicts the answers of users who were not trained on, from vectors and rates as they are served. */
import type { CountedSwipes, TrainingProduct } from './counted-swipes.ts'
import { describeProduct, type TrainedModel, VECTOR_DIMENSION } from './model.ts'
import { expectedResidual, learn, newTaste } from './posterior.ts'
import type { Prior } from './prior.ts'
import type { Comparison } from './report.ts'
import type { SwipesByUser } from './swipes.ts'

/** Every product as a model shows it. */
interface Shown {
  readonly prior: Prior
  readonly vectors: readonly Float32Array[]
  readonly rates: Float64Array
}

/** Probabilities are clamped: a linear model may leave 0..1. */
const LEAST_PROBABILITY = 0.02

/** The products as they are served with these counts. */
export function shownBy(model: TrainedModel, products: readonly TrainingProduct[], counts: CountedSwipes): Shown {
  const vectors = products.map(() => new Float32Array(VECTOR_DIMENSION))
  const rates = Float64Array.from(products, (product, row) =>
    describeProduct(model, { ...product, ...counts.of(row) }, counts.shop, vectors[row] as Float32Array),
  )
  return { prior: model.prior, vectors, rates }
}

/** Predicts each answer of each user in order, and learns it afterwards. */
export function predictions(users: SwipesByUser, { prior, vectors, rates }: Shown): Float64Array {
  const probabilities = new Float64Array(users.products.length)
  forEachUser(users, (from, to) => {
    const taste = newTaste(prior)
    for (let at = from; at < to; at++) {
      const product = users.products[at] as number
      const vector = vectors[product] as Float32Array
      const rate = rates[product] as number
      probabilities[at] = rate + expectedResidual(taste, vector)
      learn(taste, vector, users.liked[at] === 1, rate)
    }
  })
  return probabilities
}

/** The same by base rates alone. */
export const ratesOfAnswers = (users: SwipesByUser, rates: Float64Array): Float64Array =>
  Float64Array.from(users.products, (product) => rates[product] as number)

/** After this many answers the order of a user's other cards is judged. */
const JUDGED_AFTER = [5, 15, 40]
/** Most cards that are ordered each time. */
const MOST_ORDERED = 200

/**
 * How well the cards that a user answered later are ordered by what was learned from the first answers: the area under the
 * curve, one mean per user, NaN for who liked or passed everything.
 */
export function orderOfLater(users: SwipesByUser, { prior, vectors, rates }: Shown): Float64Array {
  const figures: number[] = []
  forEachUser(users, (from, to) => {
    const taste = newTaste(prior)
    const areas: number[] = []
    for (let at = from; at < to && at - from <= (JUDGED_AFTER.at(-1) as number); at++) {
      if (JUDGED_AFTER.includes(at - from)) {
        const later = users.products.subarray(at, Math.min(to, at + MOST_ORDERED))
        const scores = Float64Array.from(
          later,
          (product) => (rates[product] as number) + expectedResidual(taste, vectors[product] as Float32Array),
        )
        areas.push(areaUnderCurve(scores, users.liked.subarray(at, at + later.length)))
      }
      const product = users.products[at] as number
      learn(taste, vectors[product] as Float32Array, users.liked[at] === 1, rates[product] as number)
    }
    const known = areas.filter((area) => !Number.isNaN(area))
    figures.push(known.length === 0 ? Number.NaN : known.reduce((sum, area) => sum + area, 0) / known.length)
  })
  return Float64Array.from(figures)
}

function forEachUser({ starts }: SwipesByUser, visit: (from: number, to: number) => void): void {
  for (let user = 0; user + 1 < starts.length; user++) visit(starts[user] as number, starts[user + 1] as number)
}

/** Both metrics of the trained model and of what would be served without it. */
export function compare(
  { liked }: SwipesByUser,
  guesses: Readonly<Record<keyof Comparison, Float64Array>>,
): { heldOutLogLoss: Comparison; heldOutAuc: Comparison } {
  const by = (metric: (probabilities: Float64Array, liked: Uint8Array) => number): Comparison => ({
    model: metric(guesses.model, liked),
    contentOnly: metric(guesses.contentOnly, liked),
    popular: metric(guesses.popular, liked),
  })
  return { heldOutLogLoss: by(logLoss), heldOutAuc: by(areaUnderCurve) }
}

/** Mean −ln of the predicted probability of the actual answer; NaN without answers. */
export function logLoss(probabilities: Float64Array, liked: Uint8Array): number {
  let sum = 0
  probabilities.forEach((probability, at) => {
    const bounded = Math.min(1 - LEAST_PROBABILITY, Math.max(LEAST_PROBABILITY, probability))
    sum -= Math.log(liked[at] === 1 ? bounded : 1 - bounded)
  })
  return sum / probabilities.length
}

/** Probability that a liked product is ranked above a passed one, ties counting half; NaN when either kind is missing. */
export function areaUnderCurve(probabilities: Float64Array, liked: Uint8Array): number {
  const order = Array.from(probabilities.keys()).sort(
    (one, other) => (probabilities[one] as number) - (probabilities[other] as number),
  )
  let likes = 0
  let rankSum = 0
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && probabilities[order[to] as number] === probabilities[order[from] as number]) to++
    const likesHere = order.slice(from, to).filter((at) => liked[at] === 1).length
    likes += likesHere
    rankSum += likesHere * ((from + 1 + to) / 2)
    from = to
  }
  const passes = probabilities.length - likes
  return (rankSum - (likes * (likes + 1)) / 2) / (likes * passes)
}
