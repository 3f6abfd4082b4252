/** Beanies and bucket hats. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { eyelet } from '../cloth/closures.ts'
import { fold, seam } from '../cloth/folds.ts'
import { word } from '../cloth/letters.ts'
import { motif } from '../cloth/motif.ts'
import { cloth } from '../cloth/pattern.ts'
import { label, plainly, stitched } from '../cloth/thread.ts'
import { lightness, shade, standsOut, tint } from '../colour.ts'
import { closed, ellipse, open } from '../geometry.ts'
import { type Crease, type Piece, piece } from '../piece.ts'

export const threadOf = (look: Look): string =>
  lightness(look.base) > 0.35 ? shade(look.base, 0.25) : tint(look.base, 0.2)

/** A knitted beanie with a folded cuff and a label. */
export function beanie(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const deep = random.between(150, 215)
  const tall = look.cut === 'oversized' ? 60 : look.cut === 'slim' ? -40 : 0
  // biome-ignore format: an outline reads as rows of points
  const crown = closed(
    [336, 900, 'corner'], [330, 760], [372, 560 - tall * 0.6], [470, 440 - tall],
    [600 + random.between(-16, 16), 404 - tall], [734, 444 - tall], [830, 566 - tall * 0.6], [870, 760],
    [864, 900, 'corner'], [600, 930],
  )
  // biome-ignore format: an outline reads as rows of points
  const cuff = closed(
    [318, 948 - deep, 'corner'], [600, 974 - deep], [882, 948 - deep, 'corner'], [888, 920], [874, 964, 'corner'],
    [600, 996], [326, 964, 'corner'], [312, 920],
  )
  const gathers: Crease[] = Array.from({ length: 11 }, (_, at) => {
    const share = (at / 10) * 2 - 1
    return fold([600 + share * 40, 408 - tall], [600 + share * 262, 640], share * -40, 26, share < 0 ? 8 : -8, 6)
  })
  const other = look.pattern === 'plain' ? (random.chance(0.3) ? look.second : look.base) : look.second
  const ink = standsOut(look.accent, look.base, look.second)
  const pompon = random.chance(0.25)
    ? [
        piece(ellipse(600, 386 - tall, 86, 80), plainly(look.accent), {
          surface: 'fleece',
          swell: 90,
          round: 60,
          base: 20,
          drape: 2,
        }),
      ]
    : []
  // biome-ignore format: an outline reads as rows of points
  return [
    piece(crown, cloth(look, 0), { surface: 'rib', swell: 170, round: 170, base: 10, drape: 0.6, creases: gathers }),
    piece(cuff, plainly(other) + (look.pattern === 'stripe' ? cloth(look, 0) : ''), {
      surface: 'rib',
      swell: 130,
      round: 140,
      base: 44,
      drape: 0.5,
    }),
    piece(
      closed(
    [540, 900 - deep / 2 + 30, 'corner'], [660, 900 - deep / 2 + 30, 'corner'], [660, 962 - deep / 2 + 30, 'corner'],
    [540, 962 - deep / 2 + 30, 'corner'],
  ),
      plainly(look.accent) + label(600, 961 - deep / 2, 116, 58, look.accent, ink, look.mark),
      { lift: 'raised', surface: 'canvas', swell: 4, round: 5, base: 5 },
    ),
    ...pompon,
  ]
}

/** A bucket hat: round crown, stitched falling brim. */
export function bucketHat(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const surface = look.fabric
  const thread = threadOf(look)
  const lean = random.between(-14, 14)
  // biome-ignore format: an outline reads as rows of points
  const crown = closed(
    [408, 742, 'corner'], [416, 600], [440, 506 + lean, 'corner'], [520, 480 + lean], [680, 478 - lean],
    [762, 506 - lean, 'corner'], [786, 600], [794, 742, 'corner'], [600, 776],
  )
  // biome-ignore format: an outline reads as rows of points
  const lid = closed(
    [438, 508 + lean, 'corner'], [500, 470 + lean], [600, 456], [704, 470 - lean], [764, 508 - lean, 'corner'],
    [690, 530 - lean], [600, 538], [510, 530 + lean],
  )
  const ink = standsOut(look.base, look.accent, look.second)
  const mark = random.chance(0.6)
    ? word(look.mark, 600, 650, ink, { height: Math.min(40, 300 / look.mark.length), wide: 1, weight: 0.24, space: 9 })
    : motif(look.motif, 600, 640, 54, [ink, look.second, look.base], look.seed)
  return [
    piece(crown, cloth(look, 0) + mark, {
      surface,
      swell: 110,
      round: 110,
      base: 20,
      drape: 0.4,
      creases: [fold([470, 560], [450, 720], 10, 46, 9, 10), fold([720, 600], [700, 740], -10, 50, -8, 10)],
    }),
    piece(lid, cloth(look, 0) + stitched(lid, thread, 2.4, 5), {
      surface,
      swell: 24,
      round: 40,
      base: 70,
      creases: [seam([...lid], 2, 5)],
    }),
    brimOf(look, thread),
    ...[760, 440].flatMap((x) => (random.chance(0.5) ? [] : [eyelet(x, 690, 9)])),
  ]
}

/** The falling brim with its rows of stitches. */
function brimOf(look: Look, thread: string): Piece {
  const surface = look.fabric
  // biome-ignore format: an outline reads as rows of points
  const brim = closed(
    [404, 720, 'corner'], [500, 756], [600, 764], [700, 756], [798, 720, 'corner'], [870, 800], [926, 884],
    [916, 924], [780, 958], [600, 972], [420, 958], [284, 924], [274, 884], [330, 800],
  )
  // biome-ignore format: an outline reads as rows of points
  const rows = [0.2, 0.4, 0.6, 0.8].map((share) =>
    open(
    [404 - share * 128, 726 + share * 190], [500 - share * 60, 760 + share * 196], [600, 768 + share * 200],
    [700 + share * 60, 760 + share * 196], [798 + share * 128, 726 + share * 190],
  ),
  )
  return piece(
    brim,
    cloth(look, 0, look.pattern === 'colour-block' || look.pattern === 'panel' ? look.second : look.base) +
      rows.map((one) => stitched(one, thread, 2.4, 5)).join(''),
    {
      surface,
      swell: 86,
      round: 90,
      base: 56,
      drape: 0.5,
      creases: [
        ...rows.map((one) => seam(one, 2.4, 6)),
        fold([420, 800], [380, 950], 14, 70, 12, 12),
        fold([740, 800], [800, 950], -14, 76, -12, 12),
        fold([600, 800], [610, 970], 6, 80, 9, 14),
      ],
    },
  )
}
