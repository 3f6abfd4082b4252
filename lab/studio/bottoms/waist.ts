/** Waistbands, flies, pockets and cuffs of trousers and skirts. */
import type { Look } from '../../../demo/look.ts'
import type { Random } from '../../../demo/seeded.ts'
import { button, cord, zip } from '../cloth/closures.ts'
import { seam } from '../cloth/folds.ts'
import { cloth } from '../cloth/pattern.ts'
import { pocket } from '../cloth/pockets.ts'
import { line, plainly, stitched } from '../cloth/thread.ts'
import { shade, standsOut } from '../colour.ts'
import { band, closed, mirror, open, type Point } from '../geometry.ts'
import { type Piece, piece, type Surface } from '../piece.ts'
import { middle } from '../tops/torso.ts'
import type { Legs } from './legs.ts'

export const threads = { denim: '#c98f3c', other: null } as const

interface Sewing {
  readonly look: Look
  readonly legs: Legs
  readonly random: Random
  readonly thread: string
  readonly surface: Surface
}

export function front({ look, legs, thread, surface, random }: Sewing): Piece[] {
  const { top, crotch } = legs
  const rise = open([middle, top], [middle + 2, crotch - 60], [middle, crotch + 6])
  const centre = piece(band(rise, 8), cloth(look, 0), {
    lift: 'raised',
    surface,
    swell: 0,
    creases: [seam(rise, 5, 7)],
  })
  if (legs.band === 52) {
    const ink = standsOut(look.base, look.accent, look.second)
    const y = top + 40
    return [
      centre,
      ...[-1, 1].flatMap((sign) =>
        cord(
          open(
            [middle + sign * 14, y],
            [middle + sign * random.between(18, 40), y + 60],
            [middle + sign * random.between(16, 46), y + random.between(110, 170)],
          ),
          ink,
          9,
          '#b9b9bd',
        ),
      ),
    ]
  }
  // biome-ignore format: an outline reads as rows of points
  const fly = open(
    [middle + 46, top + 40], [middle + 46, crotch - 110], [middle + 26, crotch - 62], [middle, crotch - 48],
  )
  return [
    centre,
    piece(band(fly, 12), cloth(look, 0) + stitched(fly, thread, 2.6, 5), {
      lift: 'raised',
      surface,
      swell: 0,
      creases: [seam(fly, 1.6, 6)],
    }),
  ]
}

export function sidePockets({ look, legs, thread, surface }: Sewing): Piece[] {
  const style = { paint: cloth(look, 0), thread, surface, volume: 16 }
  const parts = [-1, 1].flatMap((sign) => {
    const slant =
      look.kind === 'jeans'
        ? open(
            [middle + sign * legs.waist * 0.52, legs.top + 40],
            [middle + sign * (legs.waist * 0.6), legs.top + 96],
            [middle + sign * (legs.waist + (legs.hip - legs.waist) * 0.62), legs.top + 128],
          )
        : open(
            [middle + sign * legs.waist * 0.7, legs.top + 44],
            [middle + sign * (legs.waist + (legs.hip - legs.waist) * 0.8 - 6), legs.top + 196],
          )
    return [
      piece(band(slant, 14), cloth(look, 0) + stitched(slant, thread, 2.4, 5), {
        lift: 'raised',
        surface,
        swell: 5,
        round: 6,
        base: 3,
        creases: [seam(slant, 3, 5)],
      }),
    ]
  })
  if (look.kind === 'cargo' || look.kind === 'parachute-pants') {
    for (const sign of [-1, 1]) {
      const at: Point = [
        middle + sign * (legs.knee - legs.kneeWide * 0.3),
        legs.crotch + (legs.low - legs.crotch) * 0.2,
      ]
      parts.push(...pocket(at, 122, 150, sign * -0.03, style, 'flat'))
    }
  }
  if (look.kind === 'track-pants')
    parts.push(
      ...zip(
        open([middle + legs.waist + 14, legs.top + 70], [middle + legs.hip - 6, legs.top + 200]),
        shade(look.base, 0.3),
        '#b9b9bd',
        0.05,
        12,
      ),
    )
  return parts
}

export function cuffs({ look, legs, surface }: Sewing): Piece[] {
  if (look.kind !== 'joggers' && look.kind !== 'parachute-pants') return []
  // biome-ignore format: an outline reads as rows of points
  const right = closed(
    [middle + legs.hem + 3, legs.low - 16, 'corner'], [middle + legs.hem - legs.hemWide / 2, legs.low - 6],
    [middle + legs.hem - legs.hemWide - 3, legs.low - 18, 'corner'],
    [middle + legs.hem - legs.hemWide + 8, legs.low + 50, 'corner'],
    [middle + legs.hem - legs.hemWide / 2, legs.low + 58], [middle + legs.hem - 6, legs.low + 50, 'corner'],
  )
  const rib = look.kind === 'joggers' ? 'rib' : surface
  return [right, mirror(right, middle)].map((shape) =>
    piece(shape, plainly(shade(look.base, 0.06)), { surface: rib, swell: 44, round: 44, base: -4 }),
  )
}

export function waistband({ look, legs, thread, surface }: Sewing): Piece[] {
  const { top, waist, band: deep } = legs
  // biome-ignore format: an outline reads as rows of points
  const shape = closed(
    [middle - waist - 3, top - 8, 'corner'], [middle, top + 12], [middle + waist + 3, top - 8, 'corner'],
    [middle + waist + 12, top + deep - 6, 'corner'], [middle, top + deep + 12],
    [middle - waist - 12, top + deep - 6, 'corner'],
  )
  const isElastic = deep === 52
  const lower = open(
    [middle - waist - 20, top + deep - 14],
    [middle, top + deep + 4],
    [middle + waist + 20, top + deep - 14],
  )
  const parts = [
    piece(shape, cloth(look, 0) + stitched(lower, thread, 2.2, 5), {
      surface: isElastic ? 'rib' : surface,
      swell: 40,
      round: 90,
      base: 18,
      creases: [seam(lower, 2, 6)],
    }),
  ]
  if (isElastic) return parts
  for (const x of [-0.78, -0.4, 0.4, 0.78]) {
    const sag = 18 * (1 - x * x)
    parts.push(
      piece(
        band(open([middle + waist * x, top - 12 + sag], [middle + waist * x * 1.03, top + deep + sag]), 18),
        cloth(look, 0) +
          line(open([middle + waist * x - 5, top - 12], [middle + waist * x - 5, top + deep + 20]), thread, 1.6, 0.6),
        { lift: 'raised', surface, swell: 7, round: 8, base: 6 },
      ),
    )
  }
  return [
    ...parts,
    button(
      middle + 12,
      top + deep * 0.5 + 10,
      13,
      look.fabric === 'denim' ? '#b87f4a' : shade(look.base, 0.4),
      look.fabric === 'denim',
    ),
  ]
}
