import { describe, expect, test } from 'vitest'
import { type CropFrame, dragCorner, largestCrop, moveCrop, pixelsOf, resizeCrop } from './crop-rect.ts'

const wide: CropFrame = { width: 1000, height: 500, aspect: 1, leastPx: 200 }
const free: CropFrame = { width: 800, height: 1000, aspect: null, leastPx: 200 }
const rounded = (crop: object) =>
  Object.fromEntries(Object.entries(crop).map(([key, value]) => [key, Math.round(value * 1000) / 1000]))

describe('the largest crop', () => {
  test.each([
    [wide, { x: 0.25, y: 0, width: 0.5, height: 1 }],
    [
      { ...wide, width: 500, height: 1000 },
      { x: 0, y: 0.25, width: 1, height: 0.5 },
    ],
    [free, { x: 0, y: 0, width: 1, height: 1 }],
    [
      { ...wide, aspect: 4 },
      { x: 0, y: 0.25, width: 1, height: 0.5 },
    ],
  ])('is in the middle of %o', (frame, crop) => {
    expect(rounded(largestCrop(frame))).toEqual(crop)
  })
})

test('a crop stays within the picture while it is moved', () => {
  const crop = largestCrop(wide)
  expect(rounded(moveCrop(crop, 0.9, 0.9))).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 })
  expect(rounded(moveCrop(crop, -0.9, 0))).toEqual({ x: 0, y: 0, width: 0.5, height: 1 })
})

describe('a dragged corner', () => {
  test('keeps the opposite one in place', () => {
    const crop = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }
    expect(rounded(dragCorner(free, crop, 'nw', 0.1, 0.2))).toEqual({ x: 0.3, y: 0.4, width: 0.5, height: 0.4 })
    expect(rounded(dragCorner(free, crop, 'se', 0.9, 0.9))).toEqual({ x: 0.2, y: 0.2, width: 0.8, height: 0.8 })
  })

  test('keeps a square a square, and every side long enough', () => {
    const square = dragCorner(wide, largestCrop(wide), 'se', -0.2, 0)
    expect(pixelsOf(wide, square)).toEqual({ width: 300, height: 300 })
    expect(pixelsOf(wide, dragCorner(wide, square, 'nw', 0.9, 0.9))).toEqual({ width: 200, height: 200 })
    expect(pixelsOf(free, dragCorner(free, largestCrop(free), 'sw', 0.99, -0.99))).toEqual({ width: 200, height: 200 })
  })
})

test('a slider changes the size around the middle', () => {
  const crop = resizeCrop(wide, largestCrop(wide), { width: 0.3 })
  expect(rounded(crop)).toEqual({ x: 0.35, y: 0.2, width: 0.3, height: 0.6 })
  expect(pixelsOf(wide, resizeCrop(wide, crop, { width: 0.01 }))).toEqual({ width: 200, height: 200 })
  expect(rounded(resizeCrop(free, largestCrop(free), { height: 0.5 }))).toEqual({
    x: 0,
    y: 0.25,
    width: 1,
    height: 0.5,
  })
})
