import { expect, test } from 'vitest'
import { cutOf, isFaint, LEAST_CONTRAST, type Pixels, textContrast } from './card-facts.ts'

const WIDTH = 10
const HEIGHT = 20
/** A picture whose brightness is a function of the place. */
const picture = (value: (row: number, column: number) => number): Pixels => ({
  width: WIDTH,
  height: HEIGHT,
  data: Array.from({ length: 4 * WIDTH * HEIGHT }, (_, at) => {
    const pixel = at >> 2
    return at % 4 === 3 ? 255 : value(Math.floor(pixel / WIDTH), pixel % WIDTH)
  }),
})

test('wide pictures lose their sides, tall ones their ends, and the best ratio nothing', () => {
  expect(cutOf({ width: 300, height: 440 }).share).toBeCloseTo(0)
  expect(cutOf({ width: 1000, height: 1000 })).toEqual({ from: 'sides', share: expect.closeTo(0.318, 2) })
  expect(cutOf({ width: 500, height: 1000 })).toEqual({ from: 'ends', share: expect.closeTo(0.267, 2) })
})

test('text has contrast on black, and on white as far as the black below it reaches', () => {
  const black = textContrast(
    picture(() => 0),
    { scrim: 0.5, text: 0.3 },
  )
  const white = textContrast(
    picture(() => 255),
    { scrim: 0.5, text: 0.3 },
  )
  expect(black).toBeGreaterThan(15)
  expect(white).toBeGreaterThan(LEAST_CONTRAST)
  expect(white).toBeLessThan(black)
  // Text that reaches the upper edge of the scrim.
  expect(
    textContrast(
      picture(() => 255),
      { scrim: 0.5, text: 0.5 },
    ),
  ).toBeLessThan(LEAST_CONTRAST)
  // A bright spot above the text does no harm.
  expect(
    textContrast(
      picture((row) => (row < 5 ? 255 : 0)),
      { scrim: 0.5, text: 0.3 },
    ),
  ).toBe(black)
})

test('a picture is faint where product and background have one brightness', () => {
  expect(
    isFaint(
      picture(() => 240),
      0.3,
    ),
  ).toBe(true)
  expect(
    isFaint(
      picture((_, column) => (column < 3 ? 225 : 240)),
      0.3,
    ),
  ).toBe(true)
  expect(
    isFaint(
      picture((_, column) => (column < 3 ? 40 : 240)),
      0.3,
    ),
  ).toBe(false)
  // Only below the text.
  expect(
    isFaint(
      picture((row) => (row > 16 ? 0 : 240)),
      0.3,
    ),
  ).toBe(true)
})
