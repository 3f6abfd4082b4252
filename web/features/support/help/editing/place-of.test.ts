import { expect, test } from 'vitest'
import { articleBefore, placeAfter } from './place-of.ts'

const OTHERS = [
  { id: 'a', place: 0 },
  { id: 'b', place: 1 },
]

test.each([
  [null, -1],
  ['a', 0.5],
  ['b', 2],
] as const)('after %s the place is %d, and back', (after, place) => {
  expect(placeAfter(OTHERS, after)).toBe(place)
  expect(articleBefore(OTHERS, place)).toBe(after)
})

test('the first article of an empty group has a place', () => {
  expect(placeAfter([], null)).toBe(0)
})
