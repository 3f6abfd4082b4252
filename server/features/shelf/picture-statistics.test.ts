import { rgbaToThumbHash } from 'thumbhash'
import { expect, test } from 'vitest'
import { shownProduct } from '#contract/testing/shown-product.ts'
import { FEATURE_GROUPS } from '#recommender/content/layout.ts'
import type { CatalogueProduct } from '#server/features/products/products.service.ts'
import { statisticsOf } from './picture-statistics.ts'
import { contentOf } from './product-content.service.ts'

type Colour = readonly [number, number, number, number?]
type Size = readonly [number, number]
const [WIDTH, HEIGHT] = [60, 80]
const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]

/** The ThumbHash of a picture with these colours. */
function hashOf(colourAt: (x: number, y: number) => Colour, [width, height]: Size = [WIDTH, HEIGHT]): string {
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [red, green, blue, alpha = 255] = colourAt(at % width, Math.floor(at / width))
    return [red, green, blue, alpha]
  })
  return Buffer.from(rgbaToThumbHash(width, height, pixels.flat())).toString('base64')
}
const read = (...picture: Parameters<typeof hashOf>) => {
  const found = statisticsOf(hashOf(...picture))
  if (!found) throw new Error('the picture could not be read')
  return found
}

test('a picture of one colour has that colour, and neither contrast nor edges', () => {
  const red = read(() => [200, 20, 20])
  expect(red.saturation).toBeGreaterThan(0.6)
  expect(Math.min(red.hueDegrees, 360 - red.hueDegrees)).toBeLessThan(15)
  expect(red).toMatchObject({ contrast: 0, edgeDensity: 0 })
  expect(read(() => WHITE).lightness).toBeGreaterThan(0.95)
  expect(read(() => BLACK).lightness).toBeLessThan(0.05)
  expect(read(() => BLACK).saturation).toBeLessThan(0.05)
})

test('black and white has more contrast than two greys, and stripes more edges than halves', () => {
  const halves = read((_x, y) => (y < HEIGHT / 2 ? BLACK : WHITE))
  const greys = read((_x, y) => (y < HEIGHT / 2 ? [120, 120, 120] : [150, 150, 150]))
  const stripes = read((_x, y) => (Math.floor(y / 14) % 2 === 0 ? BLACK : WHITE))
  expect(halves.contrast).toBeGreaterThan(2 * greys.contrast)
  expect(greys.contrast).toBeGreaterThan(0)
  expect(stripes.edgeDensity).toBeGreaterThan(2 * halves.edgeDensity)
})

test('what surrounds the product does not count, whatever its colour, shape and format', () => {
  const shoe = (around: Colour, size: Size) => {
    const isShoe = (x: number, y: number): boolean =>
      Math.abs(x / size[0] - 0.5) < 0.3 && Math.abs(y / size[1] - 0.5) < 0.25
    return read((x, y) => (isShoe(x, y) ? [150, 30, 40] : around), size)
  }
  for (const size of [
    [60, 80],
    [80, 60],
    [60, 60],
  ] as const)
    for (const around of [WHITE, [40, 44, 60], [215, 205, 190], [0, 0, 0, 0]] as const) {
      const { hueDegrees, saturation, lightness } = shoe(around, size)
      expect(Math.min(hueDegrees, 360 - hueDegrees)).toBeLessThan(30)
      expect(saturation).toBeGreaterThan(0.15)
      expect(lightness).toBeGreaterThan(0.15)
      expect(lightness).toBeLessThan(0.5)
    }
})

test('a missing picture and a damaged hash have no statistics', () => {
  const whole = hashOf((x, y) => [x, y, 99])
  expect(statisticsOf(whole)).not.toBeNull()
  for (const broken of ['', 'AAAA', '???', whole.slice(0, 12)]) expect(statisticsOf(broken)).toBeNull()
})

test('the first picture of a product is part of its content vector, for training and serving', () => {
  const contentWith = (...placeholders: readonly string[]): number[] => {
    const media = placeholders.map((placeholder) => ({ ...PICTURE, placeholder }))
    const shown = shownProduct({ media })
    const { start, size } = FEATURE_GROUPS.picture
    return [...contentOf({ ...PRODUCT, product: { de: shown, en: shown } }, NOW).subarray(start, start + size)]
  }
  const [light, dark] = [hashOf(() => WHITE), hashOf(() => BLACK)]
  expect(contentWith()).toEqual([0, 0, 0])
  expect(contentWith(light, dark)).toEqual(contentWith(light))
  expect(contentWith(light)).not.toEqual(contentWith(dark))
})

const NOW = new Date('2026-05-01T12:00:00Z')
const PICTURE = { base: '/media/1', widths: [320], width: 1200, height: 1600, alt: 'Hoodie' }
const PRODUCT: Omit<CatalogueProduct, 'product'> = {
  no: 1,
  id: '00000000-0000-4000-8000-000000000001',
  brandNo: 1,
  shown: true,
  dealable: true,
  effectiveCents: 5000,
  releaseAt: null,
  listedAt: NOW,
  tags: [],
  sizes: { available: [], scales: [] },
  changesAt: null,
}
