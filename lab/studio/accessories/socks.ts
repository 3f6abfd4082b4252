/** The pair of socks. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { fold, seam } from '../cloth/folds.ts'
import { word } from '../cloth/letters.ts'
import { motif } from '../cloth/motif.ts'
import { cloth } from '../cloth/pattern.ts'
import { fill, line, plainly } from '../cloth/thread.ts'
import { standsOut } from '../colour.ts'
import { closed, move, open } from '../geometry.ts'
import { type Piece, piece, transformed } from '../piece.ts'

/** A pair of ribbed crew socks, side by side. */
export function socks(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const ink = standsOut(look.base, look.accent, look.second)
  const one = (): Piece[] => {
    // biome-ignore format: an outline reads as rows of points
    const body = closed(
      [470, 300, 'corner'], [560, 312], [650, 300, 'corner'], [652, 520], [660, 800], [684, 900], [694, 1000],
      [640, 1076], [540, 1108], [380, 1130], [250, 1142], [190, 1100], [196, 1030], [262, 990], [380, 962],
      [456, 900], [474, 780], [472, 520],
    )
    const heel = closed([700, 880], [720, 1010], [640, 1090], [560, 1080], [590, 980], [650, 910])
    // biome-ignore format: an outline reads as rows of points
    const toe = closed(
      [180, 1000, 'corner'], [300, 966, 'corner'], [330, 1060], [318, 1150, 'corner'], [180, 1160, 'corner'],
    )
    // biome-ignore format: an outline reads as rows of points
    const rib = closed(
      [462, 292, 'corner'], [560, 304], [658, 292, 'corner'], [656, 430, 'corner'], [560, 440], [466, 430, 'corner'],
    )
    const second = look.pattern === 'plain' && random.chance(0.5) ? look.base : look.second
    const bands = [338, 366, 394]
      .map((y) => line(open([440, y], [560, y + 11], [690, y]), look.accent, 13))
      .slice(0, random.whole(0, 3))
      .join('')
    const art =
      look.print === 'none'
        ? word(look.mark, 560, 520, ink, {
            height: Math.min(24, (130 / look.mark.length) * 1.6),
            wide: 0.9,
            weight: 0.24,
            space: 9,
          })
        : motif(look.motif, 562, 600, 62, [ink, look.second, look.base], look.seed)
    const folds = [
      fold([470, 860], [620, 930], 16, 26, 8, 6),
      fold([480, 820], [640, 860], 18, 26, 7, 6),
      fold([500, 930], [600, 1000], 14, 24, 7, 6),
      fold([540, 460], [552, 780], 8, 60, 8, 14),
      fold([330, 1000], [470, 1060], 10, 30, 6, 8),
    ]
    return [
      piece(body, cloth(look, 0) + fill(heel, second) + fill(toe, second) + art, {
        surface: 'jersey',
        swell: 52,
        round: 70,
        drape: 0.8,
        base: 4,
        creases: [...folds, seam([...heel], 2.4, 5), seam(open([300, 966], [330, 1060], [318, 1150]), 2.4, 5)],
      }),
      piece(rib, plainly(second) + bands, { lift: 'raised', surface: 'rib', swell: 9, round: 14, base: 3 }),
    ]
  }
  const back = transformed(one(), move([600, 720], random.between(0.02, 0.1), 1, [150, -36]))
  return [
    ...back,
    ...transformed(one(), move([600, 720], random.between(-0.06, 0.02), 1, [-40, 30])).map((part) => ({
      ...part,
      base: part.base + (part.lift === 'solid' ? 22 : 0),
    })),
  ]
}
