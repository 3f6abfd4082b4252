import { expect, test } from 'vitest'
import { directionOf, dragTransform, stampOpacity } from './drag.ts'

test('a card leaves only when it was dragged far enough', () => {
  expect(directionOf(150)).toBeNull()
  expect(directionOf(151)).toBe('right')
  expect(directionOf(-151)).toBe('left')
  expect(directionOf(0)).toBeNull()
})

test('a card rotates with the distance, at most 15 degrees', () => {
  expect(dragTransform(0)).toBe('translate3d(0px, 0, 0) rotate(0deg)')
  expect(dragTransform(70)).toContain('rotate(5deg)')
  expect(dragTransform(5000)).toContain('rotate(15deg)')
  expect(dragTransform(-5000)).toContain('rotate(-15deg)')
})

test('a stamp appears after 50 px, on its own side only, and is opaque from the swipe threshold on', () => {
  expect([50, 100, 150, 400].map((px) => stampOpacity(px, 'right'))).toEqual([0, 0.5, 1, 1])
  expect(stampOpacity(-150, 'right')).toBe(0)
  expect(stampOpacity(-150, 'left')).toBe(1)
})
