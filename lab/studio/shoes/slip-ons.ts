/** Shoes without laces: loafers and slides. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { fold, seam } from '../cloth/folds.ts'
import { word } from '../cloth/letters.ts'
import { motif } from '../cloth/motif.ts'
import { cloth } from '../cloth/pattern.ts'
import { line, plainly, stitched } from '../cloth/thread.ts'
import { mix, shade, standsOut, tint } from '../colour.ts'
import { band, beside, closed, type Knot, open, type Shape } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { on } from './lasts.ts'
import { bedSole, dressSole } from './soles.ts'

const at = (x: number, y: number, corner?: 'corner'): Knot => {
  const [px, py] = on(x, y)
  return corner ? [px, py, corner] : [px, py]
}

/** A loafer with a moccasin seam and a strap or bit over the instep. */
export function loafer(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const surface = look.fabric
  const thread = tint(look.base, 0.22)
  // biome-ignore format: an outline reads as rows of points
  const inside = closed(
    at(392, -270, 'corner'), at(520, -262), at(660, -246), at(806, -284, 'corner'), at(760, -220), at(600, -180),
    at(450, -210),
  )
  // biome-ignore format: an outline reads as rows of points
  const upper = closed(
    at(14, -36, 'corner'), at(0, -96), at(36, -146), at(130, -178), at(250, -212), at(340, -258),
    at(404, -286, 'corner'), at(450, -246), at(560, -204), at(690, -204), at(780, -252), at(812, -282, 'corner'),
    at(838, -220), at(850, -120), at(842, -36, 'corner'),
  )
  const apron: Shape = open(at(30, -140), at(66, -128), at(190, -140), at(320, -176), at(430, -240))
  const puckers = Array.from({ length: 16 }, (_, index) => {
    const x = 74 + index * 17
    const y = -122 - index * 3.6 - (index > 9 ? (index - 9) * 4 : 0)
    return fold(on(x, y - 10), on(x - 5, y + 14), 2, 8, 3, 1.6)
  })
  // biome-ignore format: an outline reads as rows of points
  const strap = closed(
    at(236, -204, 'corner'), at(330, -258, 'corner'), at(392, -240), at(440, -150), at(420, -60, 'corner'),
    at(310, -60, 'corner'), at(330, -150),
  )
  const collar = open(at(404, -286), at(450, -246), at(560, -204), at(690, -204), at(780, -252), at(812, -282))
  const parts = [
    piece(inside, plainly(mix('#b08a5e', look.second, 0.3)), { surface: 'leather', base: 10, swell: -20, round: 30 }),
    piece(upper, cloth(look, 0) + stitched(apron, thread, 3, 6), {
      surface,
      swell: 96,
      round: 84,
      base: 26,
      creases: [
        seam(apron, 5, 9),
        ...puckers,
        { line: beside(apron, -6), width: 12, depth: 5, soft: 3, form: 'ridge' },
      ],
    }),
    piece(
      strap,
      plainly(shade(look.base, random.between(0.04, 0.2))) + stitched(beside(strap.slice(10, -10), 8), thread, 2.2, 5),
      { lift: 'raised', surface, swell: 9, round: 12, base: 5 },
    ),
    piece(band(beside(collar, 7), 15), plainly(shade(look.base, 0.2)), {
      lift: 'raised',
      surface: 'leather',
      swell: 7,
      round: 8,
      base: 2,
    }),
  ]
  if (random.chance(0.5)) {
    const bit = open(at(262, -178), at(310, -196), at(352, -176), at(392, -158))
    parts.push(
      piece(band(bit, 17), plainly('#c9b27a'), { lift: 'raised', surface: 'metal', swell: 14, round: 10, base: 6 }),
    )
  } else {
    parts.push(
      piece(
        closed(at(318, -206, 'corner'), at(362, -182), at(372, -140, 'corner'), at(348, -160)),
        plainly(shade(look.base, 0.65)),
        { lift: 'raised', surface, swell: -5, round: 6, base: -4 },
      ),
    )
  }
  return [...parts, ...dressSole(look)]
}

/** A slide: moulded bed and one broad strap. */
export function slide(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const surface = look.fabric === 'leather' || look.fabric === 'suede' ? look.fabric : 'foam'
  const ink = standsOut(look.base, look.accent, look.second)
  // biome-ignore format: an outline reads as rows of points
  const far = closed(
    at(196, -110, 'corner'), at(236, -196), at(312, -246), at(420, -252), at(528, -196), at(580, -120, 'corner'),
    at(500, -150), at(410, -196), at(330, -196), at(268, -160),
  )
  // biome-ignore format: an outline reads as rows of points
  const strap = closed(
    at(128, -34, 'corner'), at(152, -104), at(204, -172), at(262, -206, 'corner'), at(330, -218), at(424, -202),
    at(500, -166), at(544, -118, 'corner'), at(590, -70), at(616, -36, 'corner'), at(430, -26), at(260, -26),
  )
  const edge = beside(strap, 12).slice(2, -Math.floor(strap.length * 0.3))
  const art = random.chance(0.5)
    ? `<g transform="rotate(-4 ${on(360, -116).join(' ')})">${word(look.mark, ...on(360, -112), ink, { height: 48, wide: Math.min(1.2, 6 / look.mark.length), weight: 0.26, space: 8 })}</g>`
    : motif(look.motif, ...on(356, -118), 66, [ink, look.second, look.base], look.seed)
  // biome-ignore format: an outline reads as rows of points
  const bedTop = closed(
    at(14, -92, 'corner'), at(90, -138), at(300, -150), at(560, -158), at(780, -186), at(862, -146),
    at(860, -108, 'corner'), at(700, -100), at(400, -80), at(130, -84),
  )
  return [
    piece(bedTop, plainly(mix(look.second, look.base, 0.25)), {
      surface: 'foam',
      base: 10,
      swell: 10,
      round: 30,
      creases: [fold(on(560, -130), on(800, -150), -14, 30, 4, 8)],
    }),
    piece(far, plainly(shade(look.base, 0.35)), { surface, base: 4, swell: 20, round: 30 }),
    ...bedSole(look),
    piece(strap, cloth(look, 0) + line(edge, shade(look.base, 0.25), 3, 0.5) + art, {
      surface,
      swell: 76,
      round: 80,
      base: 60,
      creases: [seam(edge, 3, 6)],
    }),
  ]
}
