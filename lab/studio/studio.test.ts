import { describe, expect, test } from 'vitest'
import type { Kind, Look } from '../../demo/look.ts'
import { figureOf } from './figure.ts'
import { bounds } from './geometry.ts'
import { frameHeight, frameWidth } from './light/relief.ts'
import { drawingOf, renderPixels } from './render.ts'

const kinds: Record<Kind, true> = {
  tee: true,
  longsleeve: true,
  tank: true,
  hoodie: true,
  'zip-hoodie': true,
  crewneck: true,
  shirt: true,
  polo: true,
  knit: true,
  bomber: true,
  'coach-jacket': true,
  puffer: true,
  parka: true,
  'denim-jacket': true,
  vest: true,
  'track-jacket': true,
  jeans: true,
  cargo: true,
  joggers: true,
  chinos: true,
  shorts: true,
  'track-pants': true,
  skirt: true,
  'parachute-pants': true,
  runner: true,
  'low-top': true,
  'high-top': true,
  'skate-shoe': true,
  boot: true,
  slide: true,
  loafer: true,
  'trail-shoe': true,
  cap: true,
  beanie: true,
  'bucket-hat': true,
  tote: true,
  backpack: true,
  crossbody: true,
  belt: true,
  socks: true,
  sunglasses: true,
  scarf: true,
}

const plain: Look = {
  kind: 'tee',
  cut: 'regular',
  fabric: 'jersey',
  pattern: 'plain',
  print: 'wordmark',
  motif: 'orbit',
  base: '#e9e4d8',
  second: '#1d2a4a',
  accent: '#e5461f',
  backdrop: 'colour',
  set: '#c9c2b4',
  light: 'soft',
  mark: 'NORDKRAFT',
  seed: 5,
}

const drawn = (look: Look): string => JSON.stringify(drawingOf(look))

describe('the picture studio', () => {
  test.each(Object.keys(kinds) as Kind[])('draws a %s inside the area that no crop removes', (kind) => {
    for (const seed of [1, 2, 3, 4]) {
      const { pieces } = figureOf({ ...plain, kind, seed })
      expect(pieces.length).toBeGreaterThan(1)
      const product = pieces.map(({ shape }) => bounds(shape)).filter(({ left, right }) => right - left < 1190)
      expect(Math.min(...product.map(({ left }) => left))).toBeGreaterThan(120)
      expect(Math.max(...product.map(({ right }) => right))).toBeLessThan(1080)
      expect(Math.max(...product.map(({ bottom }) => bottom))).toBeLessThan(1300)
      expect(drawingOf({ ...plain, kind, seed }).svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('draws the same look the same way every time', () => {
    for (const kind of Object.keys(kinds) as Kind[]) expect(drawn({ ...plain, kind })).toBe(drawn({ ...plain, kind }))
  })

  test('draws another seed differently', () => {
    for (const kind of Object.keys(kinds) as Kind[])
      expect(drawn({ ...plain, kind, seed: 6 })).not.toBe(drawn({ ...plain, kind }))
  })

  test('renders a full frame with light and dark parts', async () => {
    const picture = await renderPixels({ ...plain, kind: 'low-top', light: 'flash' })
    expect(picture.length).toBe(frameWidth * frameHeight * 3)
    let [dark, light] = [255, 0]
    for (let at = 0; at < picture.length; at += 97) {
      dark = Math.min(dark, picture[at] as number)
      light = Math.max(light, picture[at] as number)
    }
    expect(light).toBeGreaterThan(150)
    expect(dark).toBeLessThan(60)
  })
})
