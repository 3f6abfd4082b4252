/** Skirts. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { fold, seam } from '../cloth/folds.ts'
import { cloth } from '../cloth/pattern.ts'
import { plainly, stitched } from '../cloth/thread.ts'
import { shade } from '../colour.ts'
import { closed, open } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { middle } from '../tops/torso.ts'
import type { Legs } from './legs.ts'
import { legPrint } from './pants.ts'
import { threads, waistband } from './waist.ts'

/** An A-line skirt with a yoke, a slit and pressed pleats. */
export function skirt(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const long =
    look.cut === 'cropped' || look.cut === 'slim' ? 480 : look.cut === 'oversized' || look.cut === 'wide' ? 860 : 640
  const [top, waist, hem] = [260, 165, look.cut === 'slim' ? 238 : look.cut === 'wide' ? 400 : 318]
  const low = top + long
  const surface = look.fabric
  // biome-ignore format: an outline reads as rows of points
  const body = closed(
    [middle - waist, top, 'corner'], [middle + waist, top, 'corner'], [middle + waist + 52, top + 160],
    [middle + hem, low - 10, 'corner'], [middle + hem * 0.4, low + 22], [middle - hem * 0.3, low + 18],
    [middle - hem, low - 8, 'corner'], [middle - waist - 50, top + 160],
  )
  const pleats = random.whole(5, 8)
  const folds = Array.from({ length: pleats }, (_, at) => {
    const share = ((at + 0.5) / pleats) * 2 - 1
    return fold(
      [middle + share * waist * 0.9, top + 60],
      [middle + share * hem * 0.96, low + 20],
      share * 14,
      62,
      random.between(13, 20) * (share < 0 ? 1 : -1),
      9,
    )
  })
  const thread = surface === 'denim' ? threads.denim : shade(look.base, 0.24)
  const hemLine = open([middle - hem - 20, low - 36], [middle, low - 8], [middle + hem + 20, low - 36])
  const legs: Legs = {
    top,
    waist,
    hip: 210,
    crotch: top + 300,
    low,
    knee: hem,
    kneeWide: hem,
    hem,
    hemWide: hem,
    band: 46,
  }
  // biome-ignore format: an outline reads as rows of points
  const inside = piece(
    closed(
    [middle - waist, top - 6, 'corner'], [middle, top - 24], [middle + waist, top - 6, 'corner'], [middle, top + 34],
  ),
    plainly(shade(look.base, 0.42)),
    { base: -26, swell: 4, surface },
  )
  return [
    inside,
    piece(
      body,
      cloth(look, 0) +
        stitched(hemLine, thread, 2.4, 5) +
        (look.pattern === 'colour-block'
          ? `<rect x="0" y="${low - 190}" width="1200" height="400" fill="${look.second}"/>`
          : '') +
        legPrint(look, legs, false),
      { surface, swell: 92, round: 120, drape: 1, creases: [...folds, seam(hemLine)] },
    ),
    ...waistband({ look, legs, random, thread, surface }),
  ]
}
