import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { cholesky, solveWith } from './matrix.ts'
import {
  copyOfTaste,
  drawWeights,
  expectedResidual,
  learn,
  newTaste,
  type Observation,
  type Taste,
  unlearn,
  unlearnLast,
} from './posterior.ts'
import { handSetPrior, type Prior } from './prior.ts'
import { tasteFromBytes, tasteToBytes } from './taste-bytes.ts'

const DIMENSION = 8

function flatPrior(variance: number): Prior {
  const covariance = new Float64Array(DIMENSION * DIMENSION)
  for (let at = 0; at < DIMENSION; at++) covariance[at * DIMENSION + at] = variance
  return { dimension: DIMENSION, mean: new Float64Array(DIMENSION), covariance, noise: 0.2 }
}

function randomObservations(count: number, seed: number): { vector: Float32Array; liked: boolean; rate: number }[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => ({
    vector: Float32Array.from({ length: DIMENSION }, () => random.normal()),
    liked: random.uniform() < 0.5,
    rate: random.uniform(),
  }))
}

function largestDifference(one: Taste, other: Taste): number {
  const means = one.mean.map((value, at) => Math.abs(value - (other.mean[at] ?? 0)))
  const spreads = one.covariance.map((value, at) => Math.abs(value - (other.covariance[at] ?? 0)))
  return Math.max(...means, ...spreads)
}

test('the mean after many swipes is the ridge solution of all of them at once', () => {
  const variance = 0.3
  const taste = newTaste(flatPrior(variance))
  const gram = new Float64Array(DIMENSION * DIMENSION)
  const right = new Float64Array(DIMENSION)
  for (let at = 0; at < DIMENSION; at++) gram[at * DIMENSION + at] = taste.noise / variance
  for (const { vector, liked, rate } of randomObservations(200, 1)) {
    learn(taste, vector, liked, rate)
    for (let row = 0; row < DIMENSION; row++) {
      const value = vector[row] ?? 0
      right[row] = (right[row] ?? 0) + value * ((liked ? 1 : 0) - rate)
      for (let column = 0; column < DIMENSION; column++) {
        gram[row * DIMENSION + column] = (gram[row * DIMENSION + column] ?? 0) + value * (vector[column] ?? 0)
      }
    }
  }
  const ridge = solveWith(cholesky(gram, DIMENSION), right, DIMENSION)
  ridge.forEach((value, at) => {
    expect(taste.mean[at]).toBeCloseTo(value, 9)
  })
})

describe('unlearning', () => {
  test('the latest swipe restores the taste before it, and works once', () => {
    const observations = randomObservations(51, 2)
    const taste = newTaste(handless(observations.slice(0, 50)))
    const { vector, liked, rate } = observations[50] ?? { vector: new Float32Array(DIMENSION), liked: true, rate: 0 }
    const before = { ...taste, mean: taste.mean.slice(), covariance: taste.covariance.slice() }
    learn(taste, vector, liked, rate)
    expect(largestDifference(taste, before)).toBeGreaterThan(1e-3)
    expect(unlearnLast(taste)).toBe(true)
    expect(largestDifference(taste, before)).toBeLessThan(1e-12)
    expect(unlearnLast(taste)).toBe(false)
  })

  test('any earlier swipe gives the taste without that swipe', () => {
    const observations = randomObservations(40, 3)
    const all = newTaste(flatPrior(0.3))
    const without = newTaste(flatPrior(0.3))
    observations.forEach(({ vector, liked, rate }, at) => {
      learn(all, vector, liked, rate)
      if (at !== 7) learn(without, vector, liked, rate)
    })
    const taken = observations[7] ?? { vector: new Float32Array(DIMENSION), liked: true, rate: 0 }
    const observation: Observation = {
      vector: taken.vector,
      residual: (taken.liked ? 1 : 0) - taken.rate,
      noise: all.noise,
    }
    unlearn(all, observation)
    expect(all.swipes).toBe(without.swipes)
    expect(largestDifference(all, without)).toBeLessThan(1e-12)
  })

  test('works after storing and reading the taste', () => {
    const taste = newTaste(flatPrior(0.3))
    const observations = randomObservations(30, 4)
    for (const { vector, liked, rate } of observations.slice(0, 29)) learn(taste, vector, liked, rate)
    const before = { ...taste, mean: taste.mean.slice(), covariance: taste.covariance.slice() }
    const { vector, liked, rate } = observations[29] ?? { vector: new Float32Array(DIMENSION), liked: true, rate: 0 }
    learn(taste, vector, liked, rate)
    const stored = tasteFromBytes(tasteToBytes(taste), taste.prior)
    if (stored === null) throw new Error('not readable')
    expect(unlearnLast(stored)).toBe(true)
    expect(largestDifference(stored, before)).toBeLessThan(1e-5)
  })
})

describe('forgetting', () => {
  const forgetful = { ...flatPrior(0.3), forgetting: 0.05 }

  test('lets the latest answers count most, and only without it the order does not matter', () => {
    const vector = Float32Array.from({ length: DIMENSION }, (_, at) => (at === 0 ? 1 : 0))
    const learnedFrom = (prior: Prior, answers: readonly boolean[]): number => {
      const taste = newTaste(prior)
      for (const liked of answers) learn(taste, vector, liked, 0.5)
      return expectedResidual(taste, vector)
    }
    const [likes, passes] = [Array<boolean>(30).fill(true), Array<boolean>(30).fill(false)]
    expect(learnedFrom(forgetful, [...likes, ...passes])).toBeLessThan(-0.2)
    expect(learnedFrom(forgetful, [...passes, ...likes])).toBeGreaterThan(0.2)
    expect(learnedFrom(flatPrior(0.3), [...likes, ...passes])).toBeCloseTo(0, 5)
  })

  test('is taken back with the swipe that it came with', () => {
    const taste = newTaste(forgetful)
    const observations = randomObservations(20, 8)
    for (const { vector, liked, rate } of observations.slice(0, 19)) learn(taste, vector, liked, rate)
    const before = copyOfTaste(taste)
    const { vector, liked, rate } = observations[19] ?? { vector: new Float32Array(DIMENSION), liked: true, rate: 0 }
    learn(taste, vector, liked, rate)
    expect(unlearnLast(taste)).toBe(true)
    expect(largestDifference(taste, before)).toBeLessThan(1e-10)
  })
})

test('after ten thousand swipes of one product the covariance is symmetric and its variances are positive', () => {
  const taste = newTaste(handSetPrior())
  const vector = Float32Array.from({ length: taste.dimension }, (_, at) => Math.sin(at + 1))
  for (let swipe = 0; swipe < 10_000; swipe++) learn(taste, vector, true, 0.3)
  for (let row = 0; row < taste.dimension; row++) {
    expect(taste.covariance[row * taste.dimension + row]).toBeGreaterThan(0)
    for (let column = 0; column < row; column++) {
      expect(taste.covariance[row * taste.dimension + column]).toBe(taste.covariance[column * taste.dimension + row])
    }
  }
  expect(expectedResidual(taste, vector)).toBeCloseTo(0.7, 1)
  expect(drawWeights(taste, 1, randomFrom(1)).every(Number.isFinite)).toBe(true)
})

test('drawn weights have the mean and the covariance of the taste', () => {
  const taste = newTaste(flatPrior(0.3))
  for (const { vector, liked, rate } of randomObservations(3, 5)) learn(taste, vector, liked, rate)
  const random = randomFrom(6)
  const draws = Array.from({ length: 20_000 }, () => drawWeights(taste, 1, random))
  for (const [one, other] of [
    [0, 0],
    [4, 7],
    [1, 3],
  ] as const) {
    const mean = draws.reduce((sum, draw) => sum + product(draw, taste, one, other), 0) / draws.length
    expect(mean).toBeCloseTo(taste.covariance[one * DIMENSION + other] ?? Number.NaN, 2)
  }
  expect(drawWeights(taste, 0, random)).toEqual(taste.mean)
})

test('bytes of another dimension, layout or length are refused', () => {
  const bytes = tasteToBytes(newTaste(flatPrior(1)))
  const prior = flatPrior(1)
  expect(tasteFromBytes(bytes, prior)?.swipes).toBe(0)
  expect(tasteFromBytes(bytes, { ...prior, dimension: 16 })).toBeNull()
  expect(tasteFromBytes(bytes.slice(0, -1), prior)).toBeNull()
  for (const [at, other] of [
    [0, 1],
    [1, 200],
  ] as const)
    expect(tasteFromBytes(bytes.with(at, other), prior)).toBeNull()
  expect(tasteFromBytes(new Uint8Array(3), prior)).toBeNull()
})

test('a vector of the wrong length throws before anything is learned', () => {
  expect(() => learn(newTaste(flatPrior(1)), new Float32Array(7), true, 0.5)).toThrow(RangeError)
})

/** A prior equal to the taste after these observations. */
function handless(observations: readonly { vector: Float32Array; liked: boolean; rate: number }[]): Prior {
  const taste = newTaste(flatPrior(0.3))
  for (const { vector, liked, rate } of observations) learn(taste, vector, liked, rate)
  return taste
}

function product(draw: Float64Array, taste: Taste, one: number, other: number): number {
  return ((draw[one] ?? 0) - (taste.mean[one] ?? 0)) * ((draw[other] ?? 0) - (taste.mean[other] ?? 0))
}
