import { expect, test } from 'vitest'
import { countAt } from './count-up.ts'

test('a counter starts at 0 and ends exactly at its number', () => {
  expect(countAt(500, 0, 2000)).toBe(0)
  expect(countAt(500, 2000, 2000)).toBe(500)
  expect(countAt(500, 9999, 2000)).toBe(500)
})

test('a counter never decreases nor exceeds its number', () => {
  const shown = Array.from({ length: 201 }, (_, step) => countAt(95, step * 10, 2000))
  expect(shown.every((value, index) => value >= (shown[index - 1] ?? 0) && value <= 95)).toBe(true)
})

test('a clock value before the start shows 0', () => {
  expect(countAt(10, -16, 2000)).toBe(0)
})
