/** The sculpted foam of running shoes over its tread. */
import type { Look } from '../../../demo/look.ts'
import type { Random } from '../../../demo/seeded.ts'
import { fill, line, plainly } from '../cloth/thread.ts'
import { mix, shade } from '../colour.ts'
import { closed, open } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { at, groove, tones } from './sole-kit.ts'

/** Sculpted foam of running shoes over a thin tread. */
export function foamSole(look: Look, random: Random, lugs: boolean): Piece[] {
  const { mid, out } = tones(look, random)
  const thick = random.between(0.92, 1.18)
  const heel = 132 * thick
  const ball = 86 * thick
  const flare = random.between(14, 40)
  // biome-ignore format: an outline reads as rows of points
  const foam = closed(
    at(-2, -62), at(10, -100), at(60, -ball - 14), at(190, -ball - 6), at(380, -ball - 12), at(560, -heel + 8),
    at(700, -heel - 14), at(826, -heel - 34), at(862 + flare * 0.4, -heel + 6), at(868 + flare, -62),
    at(850 + flare * 0.6, -26, 'corner'), at(700, -8), at(560, -12), at(460, -24), at(360, -10), at(180, -6),
    at(60, -26),
  )
  const cuts = random.whole(1, 3)
  const lines = Array.from({ length: cuts }, (_, row) => {
    const drop = 26 + row * 26
    // biome-ignore format: an outline reads as rows of points
    return open(
      at(220 - row * 40, -ball + drop * 0.4), at(430, -ball + drop), at(610, -heel + drop * 1.3),
      at(760, -heel + drop), at(880, -heel + drop * 0.7),
    )
  })
  const two = random.chance(0.5)
  const shadeTone = two ? mix(mid, look.accent, 0.8) : shade(mid, 0.07)
  // biome-ignore format: an outline reads as rows of points
  const wedge = closed(
    at(470, -26, 'corner'), at(600, -heel * 0.55), at(760, -heel * 0.62), at(900, -heel * 0.5),
    at(900, -10, 'corner'), at(700, 0),
  )
  const parts = [
    piece(
      foam,
      plainly(mid) + fill(wedge, shadeTone) + lines.map((row) => line(row, shade(mid, 0.2), 3, 0.5)).join(''),
      {
        surface: 'foam',
        swell: 50,
        round: 54,
        base: 52,
        creases: [
          ...lines.map((row) => groove(row, 11, 9)),
          {
            line: open(at(500, -30), at(600, -heel * 0.56), at(760, -heel * 0.64), at(890, -heel * 0.52)),
            width: 16,
            depth: 6,
            soft: 3,
            form: 'ridge',
          },
        ],
      },
    ),
  ]
  return [...tread(out, lugs, flare), ...parts]
}

/** How far the tread lifts off the ground: at the toe, under the arch, behind the heel. */
function spring(share: number): number {
  if (share < 0.12) return (0.12 - share) * 190
  if (share > 0.92) return (share - 0.92) * 240
  return share > 0.42 && share < 0.56 ? 12 : 0
}

function tread(ink: string, lugs: boolean, flare: number): Piece[] {
  const { deep, count, wide, taper } = lugs
    ? { deep: 22, count: 15, wide: 0.68, taper: 5 }
    : { deep: 9, count: 21, wide: 0.82, taper: 1 }
  const blocks = Array.from({ length: count }, (_, step): Piece => {
    const x = 48 + (step / count) * (790 + flare * 0.4)
    const end = x + (790 / count) * wide
    const lift = spring(step / count)
    const low = deep - 4 - lift
    // biome-ignore format: an outline reads as rows of points
    const block = closed(
      at(x, -34 - lift, 'corner'), at(end, -34 - lift, 'corner'), at(end - taper, low, 'corner'), at(x + taper, low, 'corner'),
    )
    return piece(block, plainly(ink), { surface: 'rubber', swell: 14, round: 12, base: 40 })
  })
  // biome-ignore format: an outline reads as rows of points
  const strip = closed(
    at(30, -44, 'corner'), at(120, -20), at(360, -18), at(470, -30), at(600, -18), at(800, -20),
    at(858 + flare, -46, 'corner'), at(840 + flare * 0.6, -14, 'corner'), at(600, 0), at(470, -8), at(300, 0),
    at(110, -2), at(46, -22, 'corner'),
  )
  return [...blocks, piece(strip, plainly(ink), { surface: 'rubber', swell: 16, round: 14, base: 44 })]
}
