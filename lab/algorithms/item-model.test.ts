import { expect, test } from 'vitest'
import { randomFrom } from '../../recommender/random.ts'
import { addItemScores, fitItemModel } from './item-model.ts'
import { largeInverse } from './large-inverse.ts'
import type { Likes } from './likes.ts'

/** Symmetric positive definite, of any size: a random Gram matrix with an enlarged diagonal. */
function someMatrix(n: number, seed: number): Float64Array {
  const random = randomFrom(seed)
  const rows = Array.from({ length: n }, () => Array.from({ length: n }, () => random.normal()))
  return Float64Array.from({ length: n * n }, (_, at) => {
    const [one, other] = [rows[Math.floor(at / n)] ?? [], rows[at % n] ?? []]
    return one.reduce((sum, value, of) => sum + value * (other[of] ?? 0), at % (n + 1) === 0 ? 1 : 0)
  })
}

test.each([1, 4, 7, 48, 50, 131, 310])('a matrix of %i rows times its inverse is the identity', (n) => {
  const matrix = someMatrix(n, n)
  const inverse = largeInverse(matrix, n)
  let worst = 0
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      let sum = row === column ? -1 : 0
      for (let at = 0; at < n; at++) sum += (matrix[row * n + at] ?? 0) * (inverse[at * n + column] ?? 0)
      worst = Math.max(worst, Math.abs(sum))
    }
  }
  expect(worst).toBeLessThan(1e-6)
})

test('a matrix that is not positive definite is refused', () => {
  expect(() => largeInverse(Float64Array.of(1, 2, 2, 1), 2)).toThrow(RangeError)
})

const plan = { penalty: 2, hiddenShare: 0, userBalance: 0 }

function likesOf(users: readonly (readonly number[])[], productCount: number): Likes {
  const starts = Int32Array.from([0, ...users.map((_, at) => users.slice(0, at + 1).flat().length)])
  return { starts, products: Int32Array.from(users.flat()), productCount }
}

test('two products that three users liked together give the weights of the formula', () => {
  // Gram [[3, 3], [3, 4]] and penalty 2: inverse of [[5, 3], [3, 6]] is [[6, −3], [−3, 5]] / 21.
  const { weights } = fitItemModel(likesOf([[0, 1], [0, 1], [0, 1], [1]], 2), plan)
  expect(weights[0]).toBe(0)
  expect(weights[3]).toBe(0)
  expect(weights[1]).toBeCloseTo(3 / 5, 6)
  expect(weights[2]).toBeCloseTo(3 / 6, 6)
})

test('hiding a share of the likes shrinks the weights of often liked products more', () => {
  const likes = likesOf([[0, 1], [0, 1], [0, 1], [1]], 2)
  // p = 1/2 adds the diagonal once more: inverse of [[8, 3], [3, 10]] is [[10, −3], [−3, 8]] / 71.
  const { weights } = fitItemModel(likes, { ...plan, hiddenShare: 0.5 })
  expect(weights[1]).toBeCloseTo(3 / 8, 6)
  expect(weights[2]).toBeCloseTo(3 / 10, 6)
})

test('balancing gives a user with many likes the same weight as one with few', () => {
  // Each user's likes count 1/n: Gram [[1, 1/2, 1/2], …] from {0}, {0, 1}, {0, 2} is [[2, .5, .5], [.5, .5, 0], [.5, 0, .5]].
  const model = fitItemModel(likesOf([[0], [0, 1], [0, 2]], 3), { ...plan, userBalance: 1 })
  const inverse = largeInverse(Float64Array.of(4, 0.5, 0.5, 0.5, 2.5, 0, 0.5, 0, 2.5), 3)
  expect(model.weights[1]).toBeCloseTo(-(inverse[1] ?? 0) / (inverse[4] ?? 1), 6)
})

test('scores are added to the existing values, summed over the likes', () => {
  const model = fitItemModel(likesOf([[0, 1], [0, 1], [0, 1], [1]], 2), plan)
  const scores = Float64Array.of(10, 20)
  addItemScores(model, [0], scores, 2)
  expect(scores[0]).toBe(10)
  expect(scores[1]).toBeCloseTo(20 + 2 * 0.6, 6)
})
