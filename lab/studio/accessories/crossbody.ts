/** The crossbody bag. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { eyelet, zip } from '../cloth/closures.ts'
import { fold, seam } from '../cloth/folds.ts'
import { word } from '../cloth/letters.ts'
import { cloth } from '../cloth/pattern.ts'
import { pocket } from '../cloth/pockets.ts'
import { plainly, stitched } from '../cloth/thread.ts'
import { mix, shade, standsOut, tint } from '../colour.ts'
import { band, box, closed, ellipse, mirror, open, type Point } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { blocked, metals, threadOf } from './bag-kit.ts'

/** A crossbody bag with its strap thrown in a loop. */
export function crossbody(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const thread = threadOf(look)
  const surface = look.fabric
  const metal = random.pick(metals)
  const isFlap = random.chance(0.5)
  const strapInk = look.pattern === 'plain' && random.chance(0.5) ? shade(look.base, 0.2) : look.second
  const sway = random.between(-70, 70)
  // biome-ignore format: an outline reads as rows of points
  const track = open(
    [318, 720], [256, 560], [330 + sway, 330], [600 + sway, 240], [860 + sway, 330], [948, 560], [884, 720],
  )
  // biome-ignore format: an outline reads as rows of points
  const body = closed(
    [300, 720], [330, 668], [600, 656], [870, 668], [900, 720], [908, 900], [886, 1010], [820, 1046], [600, 1056],
    [380, 1046], [314, 1010], [292, 900],
  )
  const strap = piece(
    band(track, 46),
    plainly(strapInk) +
      [-1, 1]
        .map((side) =>
          stitched(
            track.map(([x, y]) => [x + side * 15, y] as const),
            tint(strapInk, 0.25),
            2,
            6,
          ),
        )
        .join(''),
    { surface: surface === 'leather' ? 'leather' : 'canvas', swell: 12, round: 16, base: -14 },
  )
  const rings = [-1, 1].flatMap((sign) => [
    piece(band(ellipse(600 + sign * 290, 712, 26, 30), 11), plainly(metal), {
      surface: 'metal',
      swell: 12,
      round: 7,
      base: 10,
    }),
    piece(box(600 + sign * 290 - 24, 640, 600 + sign * 290 + 24, 690, 6), plainly(shade(strapInk, 0.1)), {
      surface: 'canvas',
      swell: 10,
      round: 12,
      base: 4,
    }),
  ])
  const bulk = piece(body, cloth(look, 0) + blocked(look, 880), {
    surface,
    swell: 120,
    round: 90,
    base: 14,
    drape: 0.7,
    creases: [
      fold([380, 720], [440, 900], 16, 46, 9, 12),
      fold([820, 720], [760, 920], -16, 50, -9, 12),
      fold([340, 980], [480, 1040], -8, 40, 7, 10),
    ],
  })
  const ink = standsOut(look.base, look.accent, look.second)
  const front = isFlap ? flap(look, thread, metal, ink) : zipped(look, thread, metal, ink)
  return [strap, ...rings, bulk, ...front]
}

function flap(look: Look, thread: string, metal: string, ink: string): Piece[] {
  // biome-ignore format: an outline reads as rows of points
  const shape = closed(
    [304, 700, 'corner'], [340, 662], [600, 650], [860, 662], [896, 700, 'corner'], [894, 850], [850, 920],
    [600, 940], [350, 920], [306, 850],
  )
  // biome-ignore format: an outline reads as rows of points
  const inner = closed(
    [322, 712, 'corner'], [600, 668], [878, 712, 'corner'], [876, 844], [838, 904], [600, 922], [362, 904],
    [324, 844],
  )
  return [
    piece(
      shape,
      cloth(look, 0) +
        stitched(inner, thread, 2.6, 6) +
        word(look.mark, 600, 770, ink, {
          height: Math.min(46, 420 / look.mark.length),
          wide: 1.1,
          weight: 0.24,
          space: 10,
        }),
      { lift: 'raised', surface: look.fabric, swell: 24, round: 40, base: 12, drape: 0.4, creases: [seam(inner)] },
    ),
    piece(box(566, 888, 634, 964, 10), plainly(metal), {
      lift: 'raised',
      surface: 'metal',
      swell: 16,
      round: 14,
      base: 10,
    }),
    piece(box(584, 916, 616, 944, 4), plainly(shade(metal, 0.5)), {
      lift: 'raised',
      surface: 'metal',
      swell: -6,
      round: 6,
    }),
  ]
}

function zipped(look: Look, thread: string, metal: string, ink: string): Piece[] {
  return [
    ...zip(open([330, 726], [600, 714], [870, 726]), shade(look.base, 0.4), metal, 0.9, 26),
    ...pocket([600, 910], 440, 190, 0, {
      paint:
        cloth(look, 0, look.pattern === 'plain' ? mix(look.base, look.second, 0.12) : look.second) +
        word(look.mark, 600, 930, ink, {
          height: Math.min(52, 420 / look.mark.length),
          wide: 1.1,
          weight: 0.26,
          space: 9,
        }),
      thread,
      surface: look.fabric,
      volume: 26,
    }),
    ...zip(open([392, 826], [600, 820], [808, 826]), shade(look.base, 0.5), metal, 0.12, 20),
    eyelet(356, 800, 11),
    ...[mirror([[356, 800]], 600)[0] as Point].map(([x, y]) => eyelet(x, y, 11)),
  ]
}
