import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import type { Answers, UserPosterior } from './fit-prior.ts'
import { addUser, emptySums, openSums, type ProductSums, solveProduct } from './product-sums.ts'
import { compiledAnswers, plainAnswers } from './product-sums-kernel.ts'

const PRODUCTS = 3
const PULLS = { offset: 2, product: 3 }

/** Two users who answered some of three products. Their covariance is zero, because the gradient below leaves it out. */
function users(n: number): { answers: Answers; posteriors: UserPosterior[] } {
  const random = randomFrom(n)
  const posteriors = [0, 1].map((user) => ({
    user,
    mean: Float64Array.from({ length: n }, () => random.normal()),
    covariance: new Float64Array(n * n),
  }))
  const answers = {
    starts: Int32Array.of(0, 3, 5),
    products: Int32Array.of(2, 0, 2, 0, 2),
    residuals: Float64Array.from({ length: 5 }, () => random.normal()),
  }
  return { answers, posteriors }
}

function contentOf(fixed: number): Float64Array {
  const random = randomFrom(fixed)
  return Float64Array.from({ length: PRODUCTS * fixed }, (_, at) => (at % fixed === 0 ? 1 : random.normal()))
}

function gathered(fixed: number, factors: number): ProductSums {
  const { answers, posteriors } = users(fixed + factors)
  const sums = openSums(contentOf(fixed), fixed, factors)
  emptySums(sums)
  for (const posterior of posteriors) addUser(sums, posterior, answers)
  return sums
}

/** Half the gradient of Σ (residual − offset − c·content − x·own)² + regularisation; it is zero at the minimum. */
function halfGradient(fixed: number, product: number, solved: Float64Array, towards: Float64Array): number[] {
  const { answers, posteriors } = users(fixed + towards.length)
  const vector = [...contentOf(fixed).subarray(product * fixed, (product + 1) * fixed), ...solved.subarray(1)]
  const gradient = Array.from(solved, (value, of) =>
    of === 0 ? PULLS.offset * value : PULLS.product * (value - (towards[of - 1] ?? 0)),
  )
  const asked = posteriors.flatMap(({ user, mean }) =>
    Array.from(answers.products.subarray(answers.starts[user], answers.starts[user + 1]), (answered, at) => ({
      answered,
      mean,
      residual: answers.residuals[(answers.starts[user] ?? 0) + at] ?? 0,
    })),
  )
  for (const { mean, residual } of asked.filter(({ answered }) => answered === product)) {
    const guess = mean.reduce((sum, weight, of) => sum + weight * (vector[of] ?? 0), solved[0] ?? 0)
    const slopes = [1, ...mean.subarray(fixed)]
    slopes.forEach((slope, of) => {
      gradient[of] = (gradient[of] ?? 0) + (guess - residual) * slope
    })
  }
  return gradient
}

describe('the normal equations of a product', () => {
  test.each([
    [1, 1],
    [2, 4],
    [48, 16],
  ])('of %i known and %i learned coordinates lead where all answers together miss least', (fixed, factors) => {
    const sums = gathered(fixed, factors)
    const towards = Float64Array.from({ length: factors }, (_, of) => of / 10)
    for (let product = 0; product < PRODUCTS; product++) {
      const solved = solveProduct(sums, product, { ...PULLS, towards })
      for (const slope of halfGradient(fixed, product, solved, towards)) expect(slope).toBeCloseTo(0, 9)
    }
  })

  test('are equal in reused memory, and a product without answers is solved as its regularisation target', () => {
    const once = gathered(2, 4)
    const { answers, posteriors } = users(6)
    const towards = Float64Array.of(1, 2, 3, 4)
    const before = solveProduct(once, 2, { ...PULLS, towards })
    emptySums(once)
    for (const posterior of posteriors) addUser(once, posterior, answers)
    expect(solveProduct(once, 2, { ...PULLS, towards })).toEqual(before)
    expect(Array.from(solveProduct(once, 1, { ...PULLS, towards }), (value) => Number(value.toFixed(12)))).toEqual([
      0, 1, 2, 3, 4,
    ])
  })

  test('give less weight to a user with an uncertain taste', () => {
    const certain = openSums(Float64Array.of(1), 1, 1)
    const uncertain = openSums(Float64Array.of(1), 1, 1)
    const answers = { starts: Int32Array.of(0, 1), products: Int32Array.of(0), residuals: Float64Array.of(1) }
    const mean = Float64Array.of(0, 1)
    for (const sums of [certain, uncertain]) emptySums(sums)
    addUser(certain, { user: 0, mean, covariance: new Float64Array(4) }, answers)
    addUser(uncertain, { user: 0, mean, covariance: Float64Array.of(0, 0, 0, 5) }, answers)
    const towards = new Float64Array(1)
    const [sure = 0, unsure = 0] = [certain, uncertain].map((sums) => solveProduct(sums, 0, { ...PULLS, towards })[1])
    expect(unsure).toBeGreaterThan(0)
    expect(unsure).toBeLessThan(sure / 2)
  })
})

test.each([
  [1, 1],
  [5, 2],
  [48, 16],
])(
  '%i known and %i learned coordinates: an answer adds the same to the last bit, compiled and plain',
  (fixed, factors) => {
    const { layout, start, stride } = gathered(fixed, factors)
    const add = compiledAnswers(layout)
    if (add === null) throw new Error('no compiled loop on this machine')
    const plain = { ...layout, memory: null, numbers: layout.numbers.slice() }
    add(2 * fixed, start + 2 * stride, 0.7)
    plainAnswers(plain)(2 * fixed, start + 2 * stride, 0.7)
    expect(layout.numbers).toEqual(plain.numbers)
    expect(compiledAnswers(plain)).toBeNull()
  },
)
