/** The short denim jacket. */
import type { Look } from '../../../demo/look.ts'
import { button } from '../cloth/closures.ts'
import { seam } from '../cloth/folds.ts'
import { cloth } from '../cloth/pattern.ts'
import { pocket } from '../cloth/pockets.ts'
import { stitched } from '../cloth/thread.ts'
import { mix } from '../colour.ts'
import { band, closed, open, shifted } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { leafCollar } from './collars.ts'
import { centre, type Jacket, jacketOf, style } from './jackets.ts'
import { cuffBand } from './sleeves.ts'
import { torso } from './tops.ts'
import { middle } from './torso.ts'

/** The classic short denim jacket with its V seams and two flap pockets. */
export function trucker(look: Look): Piece[] {
  const made = jacketOf(look, { length: 600, hem: 0.93, cuff: 100 }, 6)
  const { fit, sleeves, surface, random, thread } = made
  const low = fit.top + fit.length
  const yokeY = fit.top + fit.length * 0.3
  const flaps = [-1, 1].flatMap((sign) =>
    pocket([middle + sign * fit.chest * 0.5, yokeY + 74], 128, 130, 0, style(made, 4), 'pointed'),
  )
  const ink = random.chance(0.5) ? '#b87f4a' : '#c9c9cc'
  const front = piece(
    band(centre(made, 0), 48),
    cloth(look, 0) +
      [-18, 18].map((x) => stitched(open([middle + x, fit.top + 40], [middle + x, low]), thread, 2.4, 5)).join(''),
    { lift: 'raised', surface, swell: 6, round: 9, base: 5 },
  )
  const buttons = Array.from({ length: 6 }, (_, at) =>
    button(middle + 2, fit.top + fit.neckDrop + 34 + at * ((fit.length - 96) / 5.2), 13, ink, true),
  )
  // biome-ignore format: an outline reads as rows of points
  const waist = closed(
    [middle - fit.hem - 8, low - 22, 'corner'], [middle, low - 12], [middle + fit.hem + 8, low - 22, 'corner'],
    [middle + fit.hem, low + 38, 'corner'], [middle, low + 48], [middle - fit.hem, low + 38, 'corner'],
  )
  const cuffs = sleeves.map((sleeve) =>
    piece(cuffBand(sleeve, 44, 0.03), cloth(look, sleeve.grain), {
      surface,
      grain: sleeve.grain,
      swell: 34,
      round: 44,
      base: 2,
    }),
  )
  return [
    ...torso(look, { fit, random, surface, sleeves }, 8, 84, false, 'opens'),
    ...cuffs,
    ...seamsOf(made, yokeY, low),
    ...flaps,
    piece(
      waist,
      cloth(look, 0) +
        stitched(open([middle - 400, low - 8], [middle, low + 2], [middle + 400, low - 8]), thread, 2.6, 5) +
        stitched(open([middle - 400, low + 26], [middle, low + 37], [middle + 400, low + 26]), thread, 2.6, 5),
      { surface, swell: 50, round: 90, base: 8 },
    ),
    front,
    ...buttons,
    button(middle + 2, low + 16, 13, ink, true),
    ...leafCollar(look, fit, surface, thread, 1.2, random.chance(0.25) ? mix('#c8a26a', look.second, 0.25) : null),
  ]
}

/** The yoke and the V seams, each with two rows of thread. */
function seamsOf({ look, fit, thread, surface }: Jacket, yokeY: number, low: number): Piece[] {
  const lines = [-1, 1].flatMap((sign) => [
    open([middle + sign * fit.chest * 0.76, yokeY + 60], [middle + sign * fit.chest * 0.5, low - 10]),
    open([middle + sign * fit.chest * 0.26, yokeY + 60], [middle + sign * fit.chest * 0.4, low - 10]),
    open([middle + sign * 30, yokeY], [middle + sign * fit.chest, yokeY - 2]),
  ])
  return lines.map((one) => {
    const rows = stitched(shifted(one, -4, 0), thread, 2.6, 5) + stitched(shifted(one, 4, -4), thread, 2.6, 5)
    return piece(band(one, 20), cloth(look, 0) + rows, {
      lift: 'raised',
      surface,
      swell: 3,
      round: 6,
      creases: [seam(one, 4, 4)],
    })
  })
}
