import { expect, test } from 'vitest'
import type { Likes } from '../algorithms/likes.ts'
import { hideMore } from './likes-dataset.ts'
import { evaluateLists, type Scorer } from './list-metrics.ts'

/** Two users and five products; the first knows 0, the second 1 and 2. */
const known: Likes = { starts: Int32Array.of(0, 1, 3), products: Int32Array.of(0, 1, 2), productCount: 5 }

const adds =
  (values: readonly number[]): Scorer =>
  (_, __, scores, factor) => {
    for (const [product, value] of values.entries()) scores[product] = (scores[product] ?? 0) + factor * value
  }

test('lists hold the best unknown products, and figures are means over users', () => {
  const split = { known, hidden: [new Set([2, 4]), new Set([0])] }
  // First user: 0 is known, so the list is 1, 2 and hits one of two. Second: 1 and 2 are known, the list is 0, 3.
  const figures = evaluateLists(split, [{ scorer: adds([9, 8, 7, 6, 5]), factor: 1 }], 2)
  expect(figures.recall).toBeCloseTo((1 / 2 + 1) / 2, 12)
  expect(figures.ndcg).toBeCloseTo((1 / Math.log2(3) / (1 + 1 / Math.log2(3)) + 1) / 2, 12)
})

test('models are added up with their factors', () => {
  const split = { known, hidden: [new Set([4]), new Set<number>()] }
  const blend = [
    { scorer: adds([0, 3, 2, 1, 0]), factor: 1 },
    { scorer: adds([0, 0, 0, 0, 2]), factor: 2 },
  ]
  expect(evaluateLists(split, blend, 1)).toEqual({ recall: 0.5, ndcg: 0.5 })
})

test('hiding more likes is repeatable by seed and loses none', () => {
  const many: Likes = {
    starts: Int32Array.of(0, 400, 1000),
    products: Int32Array.from({ length: 1000 }, (_, at) => (at < 400 ? at : at - 400)),
    productCount: 600,
  }
  const split = hideMore(many, 0.25, 3)
  expect(hideMore(many, 0.25, 3)).toEqual(split)
  split.hidden.forEach((hidden, user) => {
    const kept = split.known.products.subarray(split.known.starts[user], split.known.starts[user + 1])
    const all = many.products.subarray(many.starts[user], many.starts[user + 1])
    expect([...kept, ...hidden].sort((one, other) => one - other)).toEqual([...all])
    expect(hidden.size / all.length).toBeGreaterThan(0.18)
    expect(hidden.size / all.length).toBeLessThan(0.32)
  })
})
