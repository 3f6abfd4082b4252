/** The side profiles of shoes, toe to the left, ground at y = 0, about 860 pixels long. */
import type { ShoeKind } from '../../../demo/look.ts'
import { closed, type Knot, open, type Point, type Shape } from '../geometry.ts'

/** Puts the profile's own coordinates into the picture. */
export const on = (x: number, y: number): Point => [x + 170, y + 900]

const at = (x: number, y: number, corner?: 'corner'): Knot => (corner ? [x + 170, y + 900, corner] : [x + 170, y + 900])

export interface Last {
  /** Top line from the toe to the tip of the throat, along the collar, down the heel. */
  readonly upper: Shape
  readonly throat: Shape
  readonly collar: Shape
  readonly farCollar: Shape
  readonly tongue: Shape
  readonly eyelets: number
  /** Height of heel's top and of the sole below heel and ball. */
  readonly heel: number
  readonly rise: number
}

type Measures = {
  readonly toe: number
  readonly vamp: number
  readonly tip: Point
  readonly dip: number
  readonly heel: Point
  readonly lean: number
  readonly eyelets: number
  readonly tongue: number
  readonly sharp: number
}

const measures: Record<Exclude<ShoeKind, 'slide' | 'loafer'>, Measures> = {
  'low-top': {
    toe: 148,
    vamp: 214,
    tip: [448, -372],
    dip: -296,
    heel: [800, -366],
    lean: 0,
    eyelets: 6,
    tongue: 52,
    sharp: 0,
  },
  'skate-shoe': {
    toe: 150,
    vamp: 210,
    tip: [442, -356],
    dip: -282,
    heel: [802, -346],
    lean: 4,
    eyelets: 6,
    tongue: 66,
    sharp: -6,
  },
  runner: {
    toe: 142,
    vamp: 224,
    tip: [452, -400],
    dip: -322,
    heel: [806, -414],
    lean: 18,
    eyelets: 6,
    tongue: 50,
    sharp: 14,
  },
  'trail-shoe': {
    toe: 150,
    vamp: 228,
    tip: [454, -404],
    dip: -330,
    heel: [802, -412],
    lean: 16,
    eyelets: 6,
    tongue: 56,
    sharp: 10,
  },
  'high-top': {
    toe: 148,
    vamp: 214,
    tip: [520, -556],
    dip: -520,
    heel: [790, -548],
    lean: -14,
    eyelets: 9,
    tongue: 58,
    sharp: 0,
  },
  boot: {
    toe: 172,
    vamp: 232,
    tip: [512, -640],
    dip: -622,
    heel: [800, -640],
    lean: -10,
    eyelets: 9,
    tongue: 50,
    sharp: -8,
  },
}

/** The last of a laced shoe. */
export function lastOf(kind: Exclude<ShoeKind, 'slide' | 'loafer'>, rise: number): Last {
  const { toe, vamp, tip, dip, heel, lean, eyelets, tongue, sharp } = measures[kind]
  const [tx, ty] = tip
  const [hx, hy] = heel
  const isHigh = ty < -480
  const throatKnots: Knot[] = isHigh
    ? [at(276, -vamp - 26), at(356, -vamp - 84), at(416, -vamp - 150), at(462, ty * 0.74), at(tx, ty)]
    : [at(276, -vamp - 26), at(340, -vamp - 78), at(tx - 40, ty + 32), at(tx, ty)]
  // biome-ignore format: an outline reads as rows of points
  const collarKnots: Knot[] = isHigh
    ? [
    at(tx, ty, 'corner'), at(tx + 70, dip + 12), at((tx + hx) / 2 + 20, dip + 16), at(hx - 50, dip + 4),
    at(hx, hy, 'corner'),
  ]
    : [
    at(tx, ty, 'corner'), at(tx + 58, ty + 44), at(610, dip), at(700, dip - 6), at(hx - 32, hy + 26),
    at(hx, hy, 'corner'),
  ]
  const heelKnots: Knot[] = isHigh
    ? [at(hx + 14, hy + 40), at(hx + 2 + lean, -400), at(808, -300), at(834, -200), at(846, -120)]
    : [at(hx + 16 + lean, hy + 26), at(826 + lean * 0.4, -250), at(846, -130)]
  // biome-ignore format: an outline reads as rows of points
  const upper = closed(
    at(20, -40, 'corner'), at(6 + sharp, -96), at(52 + sharp, -toe), at(140, -(toe + vamp) / 2 - 8),
    at(216, -vamp - 2), ...throatKnots.slice(0, -1), ...collarKnots, ...heelKnots, at(838, -40, 'corner'),
  )
  return {
    upper,
    throat: open(...throatKnots),
    collar: open(...collarKnots),
    // biome-ignore format: an outline reads as rows of points
    farCollar: closed(
      at(tx - 10, ty - 2, 'corner'), at(tx + 62, ty + (isHigh ? -24 : 10)),
      at((tx + hx) / 2 + 10, dip - (isHigh ? 38 : 44)), at(hx - 60, hy - 6), at(hx + 6, hy - 2, 'corner'),
      at(hx - 30, hy + 60), at((tx + hx) / 2, dip + 46), at(tx + 30, ty + 60),
    ),
    // biome-ignore format: an outline reads as rows of points
    tongue: closed(
      at(262, -vamp - 8, 'corner'), at(340, -vamp - 104), at(tx - 66, ty + 8), at(tx - 62, ty - tongue + 6),
      at(tx - 20, ty - tongue - 12), at(tx + 26, ty - tongue + 10), at(tx + 36, ty + 10), at(tx - 10, ty + 70),
      at(360, -vamp - 20, 'corner'),
    ),
    eyelets,
    heel: -hy,
    rise,
  }
}
