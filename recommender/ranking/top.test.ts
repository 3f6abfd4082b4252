import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byScore, topRows, topRowsAmong } from './top.ts'

const scores = fc
  .array(fc.oneof(fc.float({ noNaN: true }), fc.constantFrom(0, 0.25, 0.5, Number.NEGATIVE_INFINITY)), {
    maxLength: 3000,
  })
  // Adding zero turns minus zero into zero, because the sort tells their bits apart.
  .map((values) => Float32Array.from(values, (value) => value + 0))

function fullSort(values: Float32Array, admits: (row: number) => boolean = () => true): number[] {
  return Array.from(values.keys())
    .filter((row) => values[row] !== Number.NEGATIVE_INFINITY && admits(row))
    .sort((one, other) =>
      (values[one] ?? 0) < (values[other] ?? 0) ? 1 : values[one] === values[other] ? one - other : -1,
    )
}

describe('the highest of many scores', () => {
  test('equal those of a full sort, including ties, without missing scores', () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 0, max: 400 }), (values, take) => {
        expect([...topRows(values, take)]).toEqual(fullSort(values).slice(0, take))
      }),
    )
  })

  test('equal those of a full sort of the admitted rows', () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 0, max: 400 }), (values, take) => {
        const isEven = (row: number): boolean => row % 2 === 0
        expect([...topRowsAmong(values, take, isEven)]).toEqual(fullSort(values, isEven).slice(0, take))
      }),
    )
  })

  test('are told apart even if they differ only in the last bit', () => {
    const close = Float32Array.of(0.5, 0.50000006, 0.49999997, 0.5)
    expect([...topRows(close, 2)]).toEqual([1, 0])
  })

  test('are the first ones when all scores are equal', () => {
    expect([...topRows(new Float32Array(200_000), 3)]).toEqual([0, 1, 2])
  })

  test('are empty when none are requested or present, and a request for too many is refused', () => {
    expect(topRows(Float32Array.of(1, 2), 0)).toHaveLength(0)
    expect(topRows(new Float32Array(9).fill(Number.NEGATIVE_INFINITY), 5)).toHaveLength(0)
    expect(() => topRows(new Float32Array(1), 2 ** 22)).toThrow(RangeError)
  })

  test('a list of rows is sorted in the same order', () => {
    expect([...byScore(Int32Array.of(2, 0, 1, 3), Float32Array.of(0.1, -2, 0.7, 0.1))]).toEqual([2, 0, 3, 1])
  })
})
