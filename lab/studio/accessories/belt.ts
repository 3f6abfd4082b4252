/** The belt. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { seam } from '../cloth/folds.ts'
import { word } from '../cloth/letters.ts'
import { cloth } from '../cloth/pattern.ts'
import { plainly, stitched } from '../cloth/thread.ts'
import { lightness, shade, standsOut, tint } from '../colour.ts'
import { band, beside, box, ellipse, move, open, type Point, type Shape } from '../geometry.ts'
import { type Piece, piece, transformed } from '../piece.ts'

/** A belt rolled up, its buckle in front. */
export function belt(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const metal = random.pick(['#c9c9cc', '#c8ac6a', '#2c2c30'])
  const wide = look.cut === 'slim' ? 70 : look.cut === 'wide' || look.cut === 'oversized' ? 118 : 94
  const dark = shade(look.base, 0.35)
  const tail = open([884, 640], [900, 760], [830, 900], [680, 1010], [500, 1064])
  const strip = (track: Shape, base: number, ink = look.base): Piece => strap(look, track, wide, base, ink)
  return [
    strip(turn(290, 0.95, 2.05, 0), 0, dark),
    strip(turn(190, 0.4, 2.3, 10), 4),
    strip(turn(196, 0.9, 2.1, 10), -2, dark),
    strip(turn(284, -0.05 / Math.PI, 0.96, 10), 14),
    strip(tail, 20),
    ...(look.print === 'none' ? [] : stamped(look)),
    ...holes(tail),
    ...buckle(look, metal, wide),
  ]
}

/** Part of a flattened ring; from and to as multiples of π. */
function turn(radius: number, from: number, to: number, lower: number): Shape {
  const steps = 40
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const angle = (from + ((to - from) * at) / steps) * Math.PI
    return [600 + Math.cos(angle) * radius, 640 + lower + Math.sin(angle) * radius * 0.86]
  })
}

function strap(look: Look, track: Shape, wide: number, base: number, ink: string): Piece {
  const thread = lightness(look.base) > 0.35 ? shade(look.base, 0.3) : tint(look.base, 0.28)
  const edges = [beside(track, wide / 2 - 9), beside(track, 9 - wide / 2)]
  const paint = ink === look.base ? cloth(look, 0.2) : plainly(ink)
  return piece(band(track, wide), paint + edges.map((edge) => stitched(edge, thread, 3, 7)).join(''), {
    surface: look.fabric,
    swell: 16,
    round: 20,
    base,
    creases: edges.map((edge) => seam(edge, 2, 5)),
  })
}

function holes(tail: Shape): Piece[] {
  return [0.52, 0.62, 0.72, 0.82].map((share) => {
    const [x, y] = tail[Math.floor(share * (tail.length - 1))] as Point
    return piece(ellipse(x, y, 9, 9), plainly('#0c0c0e'), {
      lift: 'raised',
      surface: 'metal',
      swell: -5,
      round: 6,
      base: -3,
    })
  })
}

function buckle(look: Look, metal: string, wide: number): Piece[] {
  const [x, y] = [322, 664]
  return [
    piece(box(x - 74, y - wide * 0.72, x + 74, y + wide * 0.72, 22), plainly(metal), {
      surface: 'metal',
      swell: 30,
      round: 18,
      base: 40,
    }),
    piece(box(x - 46, y - wide * 0.5, x + 46, y + wide * 0.5, 10), cloth(look, 0.2), {
      surface: look.fabric,
      swell: 6,
      round: 10,
      base: 22,
    }),
    piece(band(open([x + 62, y], [x - 70, y + 4]), 16), plainly(metal), {
      lift: 'raised',
      surface: 'metal',
      swell: 14,
      round: 8,
      base: 14,
    }),
  ]
}

/** The wordmark on the outer winding. */
function stamped(look: Look): Piece[] {
  const style = { height: 30, wide: 1.2, weight: 0.24, space: 14 }
  const mark = word(look.mark, 0, 0, standsOut(look.base, look.accent, look.second), style)
  const plate = piece(box(-170, -26, 170, 26), mark, { lift: 'raised', surface: look.fabric, swell: 0 })
  return transformed([plate], move([0, 0], 0.06, 1, [600, 886]))
}
