/** The coach jacket with its snaps and hem cord. */
import type { Look } from '../../../demo/look.ts'
import { button, cord } from '../cloth/closures.ts'
import { cloth } from '../cloth/pattern.ts'
import { welt } from '../cloth/pockets.ts'
import { stitched } from '../cloth/thread.ts'
import { band, open } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { leafCollar } from './collars.ts'
import { centre, jacketOf } from './jackets.ts'
import { cuffBand } from './sleeves.ts'
import { torso } from './tops.ts'
import { middle } from './torso.ts'

/** Coach jacket: snaps, leaf collar, cord in the hem. */
export function coach(look: Look): Piece[] {
  const made = jacketOf(look, { length: 740, hem: 0.99, cuff: 104 }, 14)
  const { fit, sleeves, surface, random, thread } = made
  const low = fit.top + fit.length
  const front = piece(
    band(centre(made, 6), 52),
    cloth(look, 0) +
      [-20, 20].map((x) => stitched(open([middle + x, fit.top + 40], [middle + x, low]), thread, 2, 5)).join(''),
    { lift: 'raised', surface, swell: 5, round: 8, base: 5 },
  )
  const ink = random.chance(0.5) ? look.accent : '#d9d9dc'
  const snaps = Array.from({ length: 5 }, (_, at) =>
    button(middle, fit.top + fit.neckDrop + 44 + at * ((fit.length - 160) / 4.4), 12, ink, true),
  )
  const pockets = [-1, 1].flatMap((sign) =>
    welt(
      [middle + sign * fit.chest * 0.76, low - 250],
      [middle + sign * fit.chest * 0.5, low - 100],
      cloth(look, 0),
      surface,
    ),
  )
  const cuffs = sleeves.map((sleeve) =>
    piece(cuffBand(sleeve, 34, 0.04), cloth(look, sleeve.grain), {
      surface,
      grain: sleeve.grain,
      swell: 30,
      round: 40,
      base: -2,
    }),
  )
  const cords = [-1, 1].flatMap((sign) =>
    cord(
      open(
        [middle + sign * fit.hem * 0.86, low - 4],
        [middle + sign * (fit.hem * 0.86 + 8), low + 40],
        [middle + sign * (fit.hem * 0.84 + random.between(-10, 20)), low + 78],
      ),
      look.accent,
      8,
      '#b9b9bd',
    ),
  )
  return [
    ...cords,
    ...cuffs,
    ...torso(look, { fit, random, surface, sleeves }, 0, 84, true, 'opens'),
    ...pockets,
    front,
    ...snaps,
    ...leafCollar(look, fit, surface, thread, 1.25),
  ]
}
