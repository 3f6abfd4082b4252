import { expect, test } from 'vitest'
import { labelStep, ticksFor } from './ticks.ts'

test.each([
  [0, [0, 1, 2]],
  [1, [0, 1, 2]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [10, [0, 3, 6, 9, 12]],
  [37, [0, 10, 20, 30, 40]],
  [100, [0, 25, 50, 75, 100]],
  [1201, [0, 500, 1000, 1500]],
])('a chart up to %i has the lines %j', (most, ticks) => {
  expect(ticksFor(most)).toEqual(ticks)
})

test('every chart has whole numbers, contains its highest value, and has three to five lines', () => {
  for (let most = 0; most < 20_000; most += 7) {
    const ticks = ticksFor(most)
    expect(ticks.every(Number.isInteger)).toBe(true)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    expect([3, 4, 5]).toContain(ticks.length)
  }
})

test('labels keep their room', () => {
  expect([labelStep(28, 560, 56), labelStep(7, 560, 56), labelStep(400, 40, 56)]).toEqual([3, 1, 400])
})
