/** Pockets: patches with flaps, and welted slits. */
import { tint } from '../colour.ts'
import { band, closed, move, moved, open, type Point } from '../geometry.ts'
import { type Piece, piece, type Surface } from '../piece.ts'
import { button } from './closures.ts'
import { seam } from './folds.ts'
import { line as drawn, plainly, stitched } from './thread.ts'

export interface PocketStyle {
  readonly paint: string
  readonly thread: string
  readonly surface: Surface
  readonly grain?: number
  readonly volume?: number
}

/** A patch pocket centred at a point, with an optional flap. */
export function pocket(
  at: Point,
  width: number,
  height: number,
  turn: number,
  style: PocketStyle,
  flap: 'none' | 'flat' | 'pointed' = 'none',
): Piece[] {
  const [x, y] = at
  const around = move(at, turn, 1)
  // biome-ignore format: an outline reads as rows of points
  const patch = closed(
    [x - width / 2, y - height / 2, 'corner'], [x + width / 2, y - height / 2, 'corner'],
    [x + width / 2 - 2, y + height * 0.36], [x + width / 2 - 16, y + height / 2, 'corner'],
    [x - width / 2 + 16, y + height / 2, 'corner'], [x - width / 2 + 2, y + height * 0.36],
  )
  const edge = [...moved(patch, around)]
  const grain = (style.grain ?? 0) + turn
  const volume = style.volume ?? 5
  // biome-ignore format: an outline reads as rows of points
  const inset = moved(
    closed(
    [x - width / 2 + 8, y - height / 2 - 20, 'corner'], [x + width / 2 - 8, y - height / 2 - 20, 'corner'],
    [x + width / 2 - 9, y + height * 0.34], [x + width / 2 - 22, y + height / 2 - 8, 'corner'],
    [x - width / 2 + 22, y + height / 2 - 8, 'corner'], [x - width / 2 + 9, y + height * 0.34],
  ),
    around,
  )
  const parts = [
    piece(edge, style.paint + stitched(inset, style.thread, 2.2, 5), {
      lift: 'raised',
      surface: style.surface,
      grain,
      swell: volume,
      round: 14,
      base: 4,
      drape: 0.3,
      creases: [seam(inset, 1.6, 5)],
    }),
  ]
  if (flap === 'none') return parts
  const deep = height * 0.3
  const tip = flap === 'pointed' ? deep * 0.55 : 4
  // biome-ignore format: an outline reads as rows of points
  const lid = moved(
    closed(
    [x - width / 2 - 5, y - height / 2 - 14, 'corner'], [x + width / 2 + 5, y - height / 2 - 14, 'corner'],
    [x + width / 2 + 4, y - height / 2 + deep, 'corner'],
    [x, y - height / 2 + deep + tip, ...(flap === 'pointed' ? (['corner'] as const) : ([] as const))] as unknown as Point,
    [x - width / 2 - 4, y - height / 2 + deep, 'corner'],
  ),
    around,
  )
  parts.push(
    piece(lid, style.paint + drawn([...lid, lid[0] as Point], style.thread, 2, 0.25), {
      lift: 'raised',
      surface: style.surface,
      grain,
      swell: 6,
      round: 12,
      base: 6,
    }),
  )
  const [bx, by] = moved([[x, y - height / 2 + deep * 0.62 + tip * 0.4]], around)[0] as Point
  parts.push(button(bx, by, 9, tint(style.thread, 0.1), true))
  return parts
}

/** A welt pocket: a slit with a raised lip. */
export function welt(from: Point, to: Point, paint: string, surface: Surface): Piece[] {
  const track = open(from, to)
  return [
    piece(band(track, 24), paint, {
      lift: 'raised',
      surface,
      swell: 7,
      round: 10,
      base: 3,
      grain: Math.atan2(to[1] - from[1], to[0] - from[0]),
    }),
    piece(band(open([from[0] + 3, from[1] - 9], [to[0] + 3, to[1] - 9]), 6), plainly('#0b0b0d'), {
      lift: 'raised',
      surface,
      swell: 0,
      base: -8,
    }),
  ]
}
