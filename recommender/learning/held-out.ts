import type { FactorModel } from './als.ts'
import type { Contest } from './model.ts'
import { expectedResidual, learn, newTaste } from './posterior.ts'
import { handSetPrior, type Prior } from './prior.ts'
import type { SwipesByPerson } from './swipes.ts'

/** What a compared model needs to predict the swipes of unknown users. */
interface Exam {
  /** Base rate of every product row. */
  readonly rates: Float64Array
  /** Row-major content of every product. */
  readonly content: Float64Array
  readonly model: FactorModel
}

/** Probabilities are clamped: a linear model may leave 0..1. */
const LEAST_CHANCE = 0.02

/** Goes through each held-out user's answers in order: predicts each one, then learns it. */
export function judgeHeldOut(
  heldOut: SwipesByPerson,
  { rates, content, model }: Exam,
): { heldOutLogLoss: Contest; heldOutAuc: Contest } {
  const chances = {
    model: predict(heldOut, rates, model.vectors, model.prior),
    contentOnly: predict(heldOut, rates, content, handSetPrior()),
    popular: Float64Array.from(heldOut.products, (product) => rates[product] as number),
  }
  const contest = (judge: (chances: Float64Array, liked: Uint8Array) => number): Contest => ({
    model: judge(chances.model, heldOut.liked),
    contentOnly: judge(chances.contentOnly, heldOut.liked),
    popular: judge(chances.popular, heldOut.liked),
  })
  return { heldOutLogLoss: contest(logLoss), heldOutAuc: contest(areaUnderCurve) }
}

function predict(people: SwipesByPerson, rates: Float64Array, vectors: Float64Array, prior: Prior): Float64Array {
  const chances = new Float64Array(people.products.length)
  for (let person = 0; person + 1 < people.starts.length; person++) {
    const taste = newTaste(prior)
    const end = people.starts[person + 1] as number
    for (let at = people.starts[person] as number; at < end; at++) {
      const product = people.products[at] as number
      const vector = new Float32Array(vectors.subarray(product * prior.dimension, (product + 1) * prior.dimension))
      const rate = rates[product] as number
      chances[at] = rate + expectedResidual(taste, vector)
      learn(taste, vector, people.liked[at] === 1, rate)
    }
  }
  return chances
}

/** Mean −ln of the predicted probability of the actual answer; NaN without answers. */
function logLoss(chances: Float64Array, liked: Uint8Array): number {
  let sum = 0
  chances.forEach((chance, at) => {
    const bounded = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance))
    sum -= Math.log(liked[at] === 1 ? bounded : 1 - bounded)
  })
  return sum / chances.length
}

/** Probability that a liked product is ranked above a passed one, ties counting half; NaN when either kind is missing. */
export function areaUnderCurve(chances: Float64Array, liked: Uint8Array): number {
  const order = Array.from(chances.keys()).sort((one, other) => (chances[one] as number) - (chances[other] as number))
  let likes = 0
  let rankSum = 0
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && chances[order[to] as number] === chances[order[from] as number]) to++
    const likesHere = order.slice(from, to).filter((at) => liked[at] === 1).length
    likes += likesHere
    rankSum += likesHere * ((from + 1 + to) / 2)
    from = to
  }
  const passes = chances.length - likes
  return (rankSum - (likes * (likes + 1)) / 2) / (likes * passes)
}
