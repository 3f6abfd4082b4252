import type { FactorModel } from './als.ts'
import type { Comparison } from './model.ts'
import { expectedResidual, learn, newTaste } from './posterior.ts'
import { handSetPrior, type Prior } from './prior.ts'
import type { SwipesByUser } from './swipes.ts'

/** The part of a model that predictions for held-out users need. */
interface EvaluationInput {
  /** Base rate of every product row. */
  readonly rates: Float64Array
  /** Row-major content of every product. */
  readonly content: Float64Array
  readonly model: FactorModel
}

/** Probabilities are clamped: a linear model may leave 0..1. */
const LEAST_PROBABILITY = 0.02

/** Predicts each answer of each held-out user in order, and learns it afterwards. */
export function evaluateHeldOut(
  heldOut: SwipesByUser,
  { rates, content, model }: EvaluationInput,
): { heldOutLogLoss: Comparison; heldOutAuc: Comparison } {
  const probabilities = {
    model: predict(heldOut, rates, model.vectors, model.prior),
    contentOnly: predict(heldOut, rates, content, handSetPrior()),
    popular: Float64Array.from(heldOut.products, (product) => rates[product] as number),
  }
  const compare = (metric: (probabilities: Float64Array, liked: Uint8Array) => number): Comparison => ({
    model: metric(probabilities.model, heldOut.liked),
    contentOnly: metric(probabilities.contentOnly, heldOut.liked),
    popular: metric(probabilities.popular, heldOut.liked),
  })
  return { heldOutLogLoss: compare(logLoss), heldOutAuc: compare(areaUnderCurve) }
}

function predict(users: SwipesByUser, rates: Float64Array, vectors: Float64Array, prior: Prior): Float64Array {
  const probabilities = new Float64Array(users.products.length)
  for (let user = 0; user + 1 < users.starts.length; user++) {
    const taste = newTaste(prior)
    const end = users.starts[user + 1] as number
    for (let at = users.starts[user] as number; at < end; at++) {
      const product = users.products[at] as number
      const vector = new Float32Array(vectors.subarray(product * prior.dimension, (product + 1) * prior.dimension))
      const rate = rates[product] as number
      probabilities[at] = rate + expectedResidual(taste, vector)
      learn(taste, vector, users.liked[at] === 1, rate)
    }
  }
  return probabilities
}

/** Mean −ln of the predicted probability of the actual answer; NaN without answers. */
function logLoss(probabilities: Float64Array, liked: Uint8Array): number {
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
