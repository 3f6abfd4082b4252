import { expect, test } from 'vitest'
import { ndcg, recall, topOf } from './top-n.ts'

test('recall counts hits over all wanted products', () => {
  expect(recall([5, 1, 9], new Set([1, 9, 7, 8]))).toBe(0.5)
  expect(recall([5, 1], new Set([2]))).toBe(0)
  expect(recall([5, 1], new Set())).toBe(0)
})

test('NDCG discounts by place and divides by the best list of that length', () => {
  // Hits on places 1 and 3 of three: (1 + 1/2) / (1 + 1/log2(3)) with two wanted.
  expect(ndcg([4, 5, 6], new Set([4, 6]))).toBeCloseTo(1.5 / (1 + 1 / Math.log2(3)), 12)
  expect(ndcg([4, 6], new Set([4, 6, 7]))).toBe(1)
  expect(ndcg([4], new Set())).toBe(0)
})

test('a later hit is worth less than an earlier one', () => {
  expect(ndcg([1, 2, 3], new Set([3]))).toBeLessThan(ndcg([3, 1, 2], new Set([3])))
})

test('the list is ordered by falling score, then number, without excluded products', () => {
  expect(topOf([0.1, 0.9, 0.5, 0.9, 0.7], new Set([4]), 3)).toEqual([1, 3, 2])
  expect(topOf([1, 1, 1], new Set(), 2)).toEqual([0, 1])
  expect(topOf([-1, -2], new Set(), 5)).toEqual([0, 1])
})
