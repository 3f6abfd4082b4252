import { expect, test } from 'vitest'
import { createPressGap } from './press-gap.ts'

test('the second press of a double tap is ignored, and the next calm one counts', () => {
  const gap = createPressGap()
  expect([1000, 1120, 1240, 1490].map(gap.counts)).toEqual([true, false, false, true])
})

test('a press counts only for a card that has been on top for a moment', () => {
  const gap = createPressGap()
  gap.moved(1000)
  expect(gap.counts(1249)).toBe(false)
  gap.moved(2000)
  expect(gap.counts(2250)).toBe(true)
})
