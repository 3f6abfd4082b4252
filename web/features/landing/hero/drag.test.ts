import { expect, test } from 'vitest'
import { directionOf, dragTransform, LEAVE_PX } from './drag.ts'

test('a card leaves only when it was dragged far enough', () => {
  expect(directionOf(LEAVE_PX - 1)).toBeNull()
  expect(directionOf(LEAVE_PX)).toBe('right')
  expect(directionOf(-LEAVE_PX)).toBe('left')
  expect(directionOf(0)).toBeNull()
})

test('a card turns with the distance, at most 15 degrees', () => {
  expect(dragTransform(0)).toBe('translate3d(0px, 0, 0) rotate(0deg)')
  expect(dragTransform(70)).toContain('rotate(5deg)')
  expect(dragTransform(5000)).toContain('rotate(15deg)')
  expect(dragTransform(-5000)).toContain('rotate(-15deg)')
})
