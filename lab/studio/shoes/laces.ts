/** Laces, eyelets and the bow. */
import { cord } from '../cloth/closures.ts'
import { plainly } from '../cloth/thread.ts'
import { shade } from '../colour.ts'
import { along, ellipse, open, type Point } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import type { Shoe } from './laced-shoe.ts'

export function laces({ look, last, random, kind }: Shoe): Piece[] {
  const ink = random.chance(0.5) ? look.accent : random.chance(0.5) ? '#efece4' : look.second
  const parts: Piece[] = []
  const wide = kind === 'skate-shoe' ? 21 : kind === 'runner' || kind === 'trail-shoe' ? 13 : 16
  for (let index = 0; index < last.eyelets; index += 1) {
    const { at: spot, way } = along(last.throat, 0.05 + (index / (last.eyelets - 1)) * 0.86)
    const side: Point = [-way[1], way[0]]
    const hole: Point = [spot[0] + side[0] * 30, spot[1] + side[1] * 30]
    parts.push(
      piece(ellipse(...hole, 7, 7), plainly('#0d0d0f'), { lift: 'raised', swell: 0, base: -4, surface: 'rubber' }),
    )
    const track = open(
      hole,
      [spot[0] + side[0] * 6 - way[0] * 4, spot[1] + side[1] * 6 - way[1] * 4],
      [spot[0] - side[0] * 26 + way[0] * 12, spot[1] - side[1] * 26 + way[1] * 12],
    )
    parts.push(...cord(track, ink, wide))
  }
  const knot = along(last.throat, 0.93).at
  // biome-ignore format: an outline reads as rows of points
  const loop = (dx: number, dy: number, sag: number): Piece[] =>
    cord(
      open(
    [knot[0] - 6, knot[1] + 6], [knot[0] + dx * 0.6, knot[1] + dy - 18], [knot[0] + dx, knot[1] + dy + sag * 0.3],
    [knot[0] + dx * 0.7, knot[1] + dy + sag], [knot[0], knot[1] + 14],
  ),
      ink,
      wide * 0.8,
    )
  if (kind !== 'trail-shoe')
    parts.push(
      ...loop(78, 20, 44),
      ...loop(-52, 14, 34),
      ...cord(
        open([knot[0], knot[1] + 8], [knot[0] + 34, knot[1] + 60], [knot[0] + 28, knot[1] + 118]),
        ink,
        wide * 0.8,
      ),
    )
  parts.push(
    piece(ellipse(knot[0], knot[1] + 8, wide * 0.85, wide * 0.75), plainly(shade(ink, 0.06)), {
      lift: 'raised',
      surface: 'canvas',
      swell: 14,
      round: 12,
      base: 6,
    }),
  )
  return parts
}
