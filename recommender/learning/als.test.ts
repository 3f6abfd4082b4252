import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { DEFAULT_PLAN, trainFactors } from './als.ts'
import { type Answers, fitPrior, forEachPosterior } from './fit-prior.ts'
import type { Prior } from './prior.ts'

const plan = { ...DEFAULT_PLAN, factors: 2, productPull: 4 }

interface World {
  readonly answers: Answers
  /** Content of a product: the bias 1 and one feature. */
  readonly content: Float64Array
  /** True mean answer of a user for a product. */
  readonly truth: (user: number, product: number) => number
}

const biasOnly: Prior = { dimension: 1, mean: new Float64Array(1), covariance: Float64Array.of(0.05), noise: 0.2 }

/** Two groups of users who like opposite halves of the products; each user answers `each` random products. */
function twoCamps(users: number, products: number, each: number, seed: number): World {
  const random = randomFrom(seed)
  const truth = (user: number, product: number): number => (user % 2 === product % 2 ? 0.35 : -0.35)
  const starts = new Int32Array(users + 1)
  const asked: number[] = []
  const residuals: number[] = []
  for (let user = 0; user < users; user++) {
    for (let at = 0; at < each; at++) {
      const product = Math.floor(random.uniform() * products)
      asked.push(product)
      residuals.push((random.uniform() < 0.5 + truth(user, product) ? 1 : 0) - 0.5)
    }
    starts[user + 1] = asked.length
  }
  const content = new Float64Array(products).fill(1)
  return {
    answers: { starts, products: Int32Array.from(asked), residuals: Float64Array.from(residuals) },
    content,
    truth,
  }
}

test('finds two groups that content does not show, and predicts missing answers', () => {
  const { answers, content, truth } = twoCamps(120, 60, 25, 1)
  const model = trainFactors(answers, content, biasOnly, plan)
  const n = model.prior.dimension
  let right = 0
  forEachPosterior(answers, model.vectors, model.prior, ({ user, mean }) => {
    for (let product = 0; product < 60; product++) {
      const guess = mean.reduce((sum, weight, of) => sum + weight * (model.vectors[product * n + of] ?? 0), 0)
      if (Math.sign(guess) === Math.sign(truth(user, product))) right++
    }
  })
  expect(right / (120 * 60)).toBeGreaterThan(0.97)
})

test('gives a product without answers the factors its content predicts', () => {
  const { answers } = twoCamps(120, 60, 25, 2)
  const content = new Float64Array(62 * 2)
  for (let product = 0; product < 62; product++) content.set([1, product % 2 === 0 ? 1 : -1], product * 2)
  const start: Prior = {
    dimension: 2,
    mean: new Float64Array(2),
    covariance: Float64Array.of(0.05, 0, 0, 1e-6),
    noise: 0.2,
  }
  const model = trainFactors(answers, content, start, plan)
  const factorsOf = (product: number): number[] => [...model.vectors.subarray(product * 4 + 2, product * 4 + 4)]
  const cosine = (one: number[], other: number[]): number =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) / (Math.hypot(...one) * Math.hypot(...other))
  expect(cosine(factorsOf(60), factorsOf(0))).toBeGreaterThan(0.8)
  expect(cosine(factorsOf(61), factorsOf(0))).toBeLessThan(-0.8)
})

test('the fitted prior equals the population that the answers were drawn from', () => {
  const random = randomFrom(3)
  const vectors = Float64Array.from({ length: 200 * 2 }, (_, at) => (at % 2 === 0 ? 1 : random.normal()))
  const starts = Int32Array.from({ length: 401 }, (_, user) => user * 40)
  const products = Int32Array.from({ length: 400 * 40 }, () => Math.floor(random.uniform() * 200))
  const residuals = new Float64Array(products.length)
  for (let user = 0; user < 400; user++) {
    const bias = 0.1 + 0.2 * random.normal()
    const slope = -0.3 + 0.1 * random.normal()
    for (let at = user * 40; at < (user + 1) * 40; at++) {
      residuals[at] = bias + slope * (vectors[(products[at] ?? 0) * 2 + 1] ?? 0) + 0.5 * random.normal()
    }
  }
  const start: Prior = { dimension: 2, mean: new Float64Array(2), covariance: Float64Array.of(1, 0, 0, 1), noise: 1 }
  const { mean, covariance, noise } = fitPrior({ starts, products, residuals }, vectors, start, 30)
  expect(mean[0]).toBeCloseTo(0.1, 1)
  expect(mean[1]).toBeCloseTo(-0.3, 1)
  expect(Math.sqrt(covariance[0] ?? 0)).toBeCloseTo(0.2, 1)
  expect(Math.sqrt(covariance[3] ?? 0)).toBeCloseTo(0.1, 1)
  expect(covariance[1]).toBe(covariance[2])
  expect(noise).toBeCloseTo(0.25, 1)
})

test('equal seeds train equal models, and no answers train a finite one', () => {
  const { answers, content } = twoCamps(30, 20, 10, 4)
  expect(trainFactors(answers, content, biasOnly, plan)).toEqual(trainFactors(answers, content, biasOnly, plan))
  const noAnswers: Answers = {
    starts: Int32Array.of(0, 0),
    products: new Int32Array(0),
    residuals: new Float64Array(0),
  }
  const model = trainFactors(noAnswers, content, biasOnly, plan)
  expect(
    [...model.vectors, ...model.offsets, ...model.prior.mean, ...model.prior.covariance].every(Number.isFinite),
  ).toBe(true)
})
