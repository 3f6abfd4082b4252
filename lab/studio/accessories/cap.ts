/** The six-panel cap. */
import type { Look } from '../../../demo/look.ts'
import { type Random, randomFrom } from '../../../demo/seeded.ts'
import { eyelet } from '../cloth/closures.ts'
import { fold, seam } from '../cloth/folds.ts'
import { fitted } from '../cloth/letters.ts'
import { motif } from '../cloth/motif.ts'
import { cloth } from '../cloth/pattern.ts'
import { plainly, stitched } from '../cloth/thread.ts'
import { lightness, shade, standsOut, tint } from '../colour.ts'
import { band, closed, ellipse, open, type Shape } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { threadOf } from './headwear.ts'

/** A six-panel cap, three quarters, its brim to the left. */
export function cap(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const surface = look.fabric
  const thread = threadOf(look)
  const high = look.cut === 'slim' ? 24 : look.cut === 'oversized' ? -26 : 0
  const second = look.pattern === 'panel' || look.pattern === 'colour-block' ? look.second : look.base
  const brimInk = random.chance(0.35) ? look.second : second
  // biome-ignore format: an outline reads as rows of points
  const crown = closed(
    [352, 786, 'corner'], [356, 668], [402, 540 + high], [500, 462 + high], [632, 446 + high], [768, 492 + high],
    [868, 606], [906, 752], [908, 812, 'corner'], [800, 846], [640, 848], [480, 826],
  )
  const top: readonly [number, number] = [622, 446 + high]
  const seams: Shape[] = [
    open(top, [548, 520 + high], [500, 650], [492, 826]),
    open(top, [470, 500 + high], [392, 610], [364, 740]),
    open(top, [700, 530 + high], [746, 660], [752, 848]),
    open(top, [770, 500 + high], [862, 620], [900, 770]),
  ]
  const rows = seams.flatMap((one) =>
    [-8, 8].map((off) =>
      stitched(
        one.map(([x, y]) => [x + off, y] as const),
        thread,
        2.2,
        5,
      ),
    ),
  )
  const front = frontOf(look, random)
  return [
    underside(look, brimInk),
    piece(
      crown,
      cloth(look, 0.06) +
        (look.pattern === 'panel'
          ? `<path d="M622 446L500 640L492 860L1000 900L1000 400Z" fill="${look.second}"/>`
          : '') +
        rows.join('') +
        front,
      {
        surface,
        swell: 170,
        round: 150,
        base: 22,
        drape: 0.3,
        creases: [
          ...seams.map((one) => seam(one, 5, 6)),
          fold([800, 760], [890, 690], 10, 40, 8, 9),
          fold([520, 790], [640, 830], -8, 36, 6, 9),
        ],
      },
    ),
    ...seams.slice(0, 3).map((one) => {
      const [x, y] = one[Math.floor(one.length * 0.42)] as readonly [number, number]
      return eyelet(x + 34, y + 10, 10, tint(thread, 0.1))
    }),
    piece(ellipse(top[0] + 2, top[1] + 5, 22, 14), cloth(look, 0), { surface, swell: 20, round: 18, base: 60 }),
    ...brimOf(look, brimInk),
  ]
}

function underside(look: Look, ink: string): Piece {
  // biome-ignore format: an outline reads as rows of points
  const shape = closed(
    [150, 868], [196, 916], [300, 946], [420, 930], [530, 884, 'corner'], [470, 940], [330, 974], [206, 950],
    [152, 900],
  )
  return piece(shape, plainly(shade(ink, 0.45)), { surface: look.fabric, base: 10, swell: 16, round: 30 })
}

function brimOf(look: Look, brimInk: string): Piece[] {
  const surface = look.fabric
  // biome-ignore format: an outline reads as rows of points
  const brim = closed(
    [366, 776, 'corner'], [470, 812], [560, 838, 'corner'], [520, 880], [420, 924], [300, 942], [196, 914],
    [150, 872], [158, 838], [226, 806], [300, 786],
  )
  const curves = Array.from({ length: 6 }, (_, at) => {
    const share = 0.1 + at * 0.145
    // biome-ignore format: an outline reads as rows of points
    return open(
      [366 - share * 190, 786 + share * 58], [330 - share * 60, 838 + share * 84],
      [430 + share * -10, 838 + share * 76], [560 - share * 26, 846 + share * 34],
    )
  })
  return [
    piece(
      brim,
      cloth({ ...look, pattern: 'plain' }, -0.2, brimInk) +
        curves.map((one) => stitched(one, shade(brimInk, lightness(brimInk) > 0.3 ? 0.3 : -0.2), 2.4, 5)).join(''),
      {
        surface,
        grain: -0.3,
        swell: 70,
        round: 90,
        base: 62,
        creases: curves.map((one) => seam(one, 1.8, 5)),
      },
    ),
    piece(band(open([362, 782], [470, 818], [566, 838]), 15), plainly(shade(brimInk, 0.12)), {
      lift: 'raised',
      surface,
      swell: 6,
      round: 7,
      base: 4,
    }),
  ]
}

/** Embroidery on the front panels; busy cloth gets a patch under it. */
function frontOf(look: Look, random: Random): string {
  const ink = standsOut(look.base, look.accent, look.second)
  const isBusy = ['check', 'camo', 'houndstooth', 'tie-dye', 'dots', 'stripe'].includes(look.pattern)
  const patch = isBusy ? `<rect x="-122" y="-44" width="244" height="88" rx="8" fill="${look.second}"/>` : ''
  return look.print === 'none' && random.chance(0.5)
    ? `<g transform="translate(494 684) skewY(5) scale(0.92 1)">${motif(look.motif, 0, 0, 62, [ink, look.second, look.base], look.seed)}</g>`
    : `<g transform="translate(490 700) skewY(6)">${patch}${fitted(look.mark, 0, 0, patch ? standsOut(look.second, look.accent, look.base) : ink, 205, { height: 46, wide: look.mark.length > 6 ? 0.6 : 0.9, weight: 0.25, space: 8 })}</g>`
}
