import { rgbaToThumbHash } from 'thumbhash'
import { expect, it } from 'vitest'
import { thumbColour, thumbUrl } from './thumb.ts'

/** Placeholder of a picture in one colour. */
function placeholderOf(red: number, green: number, blue: number): string {
  const pixels = Uint8Array.from({ length: 8 * 8 * 4 }, (_, at) => [red, green, blue, 255][at % 4] ?? 0)
  return btoa(String.fromCharCode(...rgbaToThumbHash(8, 8, pixels)))
}

it('answers approximately the colour of a picture', () => {
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ 1\.00\)$/.exec(thumbColour(placeholderOf(200, 100, 50)) ?? '')
  const [red = 0, green = 0, blue = 0] = parts?.slice(1).map(Number) ?? []
  expect(Math.abs(red - 200)).toBeLessThan(12)
  expect(Math.abs(green - 100)).toBeLessThan(12)
  expect(Math.abs(blue - 50)).toBeLessThan(12)
})

it('decodes the placeholder to a picture', () => {
  expect(thumbUrl(placeholderOf(1, 2, 3))).toMatch(/^data:image\/png;base64,/)
})

it.each(['', 'no base64!'])('treats %j as no placeholder', (placeholder) => {
  expect(thumbUrl(placeholder)).toBeNull()
  expect(thumbColour(placeholder)).toBeNull()
})
