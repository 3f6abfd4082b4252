/** The vest of pockets and webbing. */
import type { Look } from '../../../demo/look.ts'
import { zip } from '../cloth/closures.ts'
import { cloth } from '../cloth/pattern.ts'
import { pocket } from '../cloth/pockets.ts'
import { plainly, stitched } from '../cloth/thread.ts'
import { shade, standsOut } from '../colour.ts'
import { box, closed, mirror, open, polygon, shifted } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { type Jacket, jacketOf } from './jackets.ts'
import { bodyOf, insideOf, middle } from './torso.ts'

/** A vest of pockets and webbing. */
export function utilityVest(look: Look): Piece[] {
  const made = jacketOf(
    look,
    { length: 620, hem: 0.97, sleeve: 0, shoulder: 180, neckDrop: 190, neck: 96, armhole: 270 },
    0,
  )
  const { fit, random, thread, surface } = made
  const style = { paint: cloth(look, 0), thread, surface, volume: 26 }
  const low = fit.top + fit.length
  const body = piece(
    bodyOf(fit, random, 0),
    cloth(look, 0) + stitched(open([middle - 400, low - 20], [middle, low - 12], [middle + 400, low - 20]), thread),
    { surface, swell: 74, round: 140, drape: 0.8 },
  )
  const pockets = [-1, 1].flatMap((sign) => [
    ...pocket([middle + sign * fit.chest * 0.5, low - 130], 190, 200, 0, style, 'flat'),
    ...pocket([middle + sign * fit.chest * 0.5, fit.top + 300], 150, 140, 0, { ...style, volume: 16 }, 'flat'),
  ])
  const ring = piece(box(middle + 90, fit.top + 196, middle + 130, fit.top + 226, 8), plainly('#b9b9bd'), {
    lift: 'raised',
    surface: 'metal',
    swell: 10,
    round: 8,
    base: 4,
  })
  return [
    piece(insideOf({ ...fit, neckDrop: fit.neckDrop }, 10), plainly(shade(look.base, 0.35)), { base: -26, swell: 6 }),
    body,
    ...[-1, 1].map((sign) => webbing(made, sign, low)),
    ...pockets,
    ring,
    ...[-1, 1].map((sign) => neckBinding(made, sign)),
    ...zip(
      open([middle, fit.top + fit.neckDrop], [middle, low + 4]),
      shade(look.base, 0.4),
      standsOut(look.base, look.accent, look.second),
      0.05,
      24,
    ),
  ]
}

function webbing({ look, fit }: Jacket, sign: number, low: number): Piece {
  const [near, far] = [middle + sign * 60, middle + sign * fit.chest * 0.98]
  const shape = polygon([near, low - 262], [far, low - 262], [far, low - 240], [near, low - 240])
  const paint = plainly(look.second) + stitched(shape, shade(look.second, 0.3))
  return piece(shape, paint, { lift: 'raised', surface: 'canvas', swell: 6, round: 6, base: 4 })
}

function neckBinding({ look, fit }: Jacket, sign: number): Piece {
  const { top, neck, neckDrop } = fit
  const edge = open(
    [middle + neck, top],
    [middle + neck * 0.72, top + neckDrop * 0.62],
    [middle + 10, top + neckDrop + 4],
  )
  const track = (sign === 1 ? edge : mirror(edge, middle).toReversed()).filter((_, at) => at % 4 === 0)
  const shape = closed(...track, ...shifted(track, sign * 18, 6).toReversed())
  return piece(shape, plainly(look.second), { lift: 'raised', surface: 'canvas', swell: 6, round: 7, base: 3 })
}
