/** The backpack. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { zip } from '../cloth/closures.ts'
import { fold, seam } from '../cloth/folds.ts'
import { cloth } from '../cloth/pattern.ts'
import { printed } from '../cloth/print.ts'
import { label, plainly, stitched } from '../cloth/thread.ts'
import { shade, standsOut } from '../colour.ts'
import { band, box, closed, open } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { metals, threadOf } from './bag-kit.ts'

/** A backpack from the front. */
export function backpack(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const thread = threadOf(look)
  const surface = look.fabric
  const ink = standsOut(look.base, look.accent, look.second)
  const lower = look.pattern === 'plain' ? look.base : look.second
  const metal = random.pick(metals)
  const straps = strapsOf(look, thread)
  const grip = piece(
    band(open([548, 322], [556, 262], [600, 244], [644, 262], [652, 322]), 30),
    plainly(shade(look.base, 0.25)),
    { surface: 'canvas', swell: 16, round: 14, base: 10 },
  )
  // biome-ignore format: an outline reads as rows of points
  const body = closed(
    [340, 1090], [322, 760], [350, 430], [430, 318], [600, 288], [770, 318], [850, 430], [878, 760], [860, 1090],
    [800, 1146], [600, 1158], [400, 1146],
  )
  const arch = open([338, 820], [344, 520], [400, 384], [600, 332], [800, 384], [856, 520], [862, 820])
  // biome-ignore format: an outline reads as rows of points
  const pouch = closed(
    [392, 800, 'corner'], [600, 782], [808, 800, 'corner'], [822, 960], [806, 1080], [740, 1112], [600, 1120],
    [460, 1112], [394, 1080], [378, 960],
  )
  const small = open([410, 856], [600, 840], [790, 856])
  const creases = [
    fold([420, 420], [520, 640], 20, 60, 10, 14),
    fold([790, 440], [700, 700], -24, 60, -10, 14),
    fold([360, 700], [420, 780], 10, 40, 8, 10),
    seam(arch, 4, 8),
  ]
  const art =
    look.print === 'none'
      ? ''
      : printed(
          { ...look, print: look.print === 'wordmark' ? 'wordmark' : 'big-graphic' },
          { top: 400, length: 500, chest: 210, neckDrop: 0 },
        )
  const hasWebbing = look.cut === 'oversized' || look.cut === 'boxy' || random.chance(0.4)
  return [
    ...straps,
    grip,
    piece(body, cloth(look, 0) + art, { surface, swell: 150, round: 130, drape: 0.8, creases }),
    ...zip(arch, shade(look.base, 0.4), metal, 0.26, 24),
    ...[-1, 1].map((sign) => sidePocket(look, sign)),
    piece(pouch, cloth(look, 0, lower) + stitched(pouch, thread, 2.4, 6), {
      lift: 'raised',
      surface,
      swell: 62,
      round: 60,
      base: 10,
      drape: 0.8,
      creases: [fold([430, 900], [520, 1080], 16, 50, 9, 12), fold([770, 900], [690, 1080], -16, 50, -9, 12)],
    }),
    ...zip(small, shade(lower, 0.4), metal, 0.2, 20),
    ...(hasWebbing ? webbing(shade(lower, 0.3), thread) : []),
    ...(look.print === 'none' ? [badge(look)] : []),
    piece(band(open([704, 846], [716, 900], [706, 960]), 12), plainly(ink), {
      lift: 'raised',
      surface: 'canvas',
      swell: 9,
      round: 7,
      base: 6,
    }),
  ]
}

function strapsOf(look: Look, thread: string): Piece[] {
  return [-1, 1].map((sign) => {
    // biome-ignore format: an outline reads as rows of points
    const track = open(
      [600 + sign * 90, 300], [600 + sign * 250, 380], [600 + sign * 330, 620], [600 + sign * 318, 900],
      [600 + sign * 262, 1090],
    )
    return piece(
      band(track, (share) => (share < 0.55 ? 66 : 34)),
      plainly(shade(look.base, 0.2)) + stitched(track, thread, 2.4, 6),
      { surface: 'mesh', swell: 24, round: 24, base: -16 },
    )
  })
}

function badge(look: Look): Piece {
  const paint = label(600, 670, 104, 60, look.accent, standsOut(look.accent, look.base, look.second), look.mark)
  return piece(box(548, 640, 652, 700, 4), paint, { lift: 'raised', surface: 'leather', swell: 4, round: 5, base: 4 })
}

/** Two rows of webbing with bar tacks. */
function webbing(ink: string, thread: string): Piece[] {
  return [0, 1].map((row) => {
    const tacks = [0, 1, 2, 3, 4].map(
      (x) => `<rect x="${426 + x * 88}" y="${926 + row * 70}" width="5" height="30" fill="${thread}"/>`,
    )
    return piece(box(420, 930 + row * 70, 780, 952 + row * 70, 2), plainly(ink) + tacks.join(''), {
      lift: 'raised',
      surface: 'canvas',
      swell: 6,
      round: 6,
      base: 4,
    })
  })
}

function sidePocket(look: Look, sign: number): Piece {
  // biome-ignore format: an outline reads as rows of points
  const shape = closed(
    [600 + sign * 262, 860, 'corner'], [600 + sign * 318, 846, 'corner'], [600 + sign * 316, 1060],
    [600 + sign * 258, 1120, 'corner'],
  )
  return piece(shape, plainly(shade(look.base, 0.35)), {
    lift: 'raised',
    surface: 'mesh',
    swell: 12,
    round: 20,
    base: 2,
  })
}
