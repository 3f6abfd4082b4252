import { expect, test } from 'vitest'
import { speedOf, withSample } from './release-speed.ts'

const speed = (...moves: readonly (readonly [x: number, atMs: number])[]) =>
  speedOf(moves.reduce<Parameters<typeof speedOf>[0]>((samples, [x, atMs]) => withSample(samples, x, atMs), []))

test('the speed is that of the last moves', () => {
  expect(speed([0, 0], [10, 100], [20, 120], [60, 160])).toBeCloseTo(50 / 60)
  expect(speed([0, 0], [-80, 80])).toBe(-1)
})

test('a finger that rests before it is lifted has no speed', () => {
  expect(speed([0, 0], [90, 60], [90, 300])).toBe(0)
  expect(speed([5, 10])).toBe(0)
})
