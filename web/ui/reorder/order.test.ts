import { expect, test } from 'vitest'
import { movedTo, placeAt } from './order.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [1, -1, 'abcd'],
  [3, 4, 'abcd'],
])('an item is moved from %i to %i', (from, to, order) => {
  expect(movedTo([...'abcd'], from, to).join('')).toBe(order)
})

test('a picture is dropped on the place whose middle is nearest', () => {
  const boxes = [0, 100, 200].flatMap((left) =>
    [0, 120].map((top) => ({ left, right: left + 90, top, bottom: top + 110 })),
  )
  expect(placeAt(boxes, 240, 20)).toBe(4)
  expect(placeAt(boxes, -50, 500)).toBe(1)
})
