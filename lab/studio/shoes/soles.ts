/** Soles in layers: cup, vulcanised strip, lugs, stacked leather, moulded bed. Ground at y = 0 of the last. */
import type { Look } from '../../../demo/look.ts'
import type { Random } from '../../../demo/seeded.ts'
import { line, plainly, stitched } from '../cloth/thread.ts'
import { mix, shade, tint } from '../colour.ts'
import { band, closed, open, type Shape } from '../geometry.ts'
import { type Crease, type Piece, piece } from '../piece.ts'
import { at, groove, tones } from './sole-kit.ts'

/** Flat cup sole of court shoes, with a stitched side wall. */
export function cupSole(look: Look, random: Random, isVulcanised: boolean): Piece[] {
  const { mid, out } = tones(look, random)
  const high = isVulcanised ? 62 : 76
  // biome-ignore format: an outline reads as rows of points
  const wall = closed(
    at(4, -58), at(16, -high - 12), at(150, -high + 2), at(430, -high + 4), at(700, -high), at(850, -high - 12),
    at(864, -60), at(856, -12), at(826, 0, 'corner'), at(430, 1), at(96, 0, 'corner'), at(26, -16),
  )
  // biome-ignore format: an outline reads as rows of points
  const stitch = open(
    at(20, -high + 8), at(150, -high + 16), at(430, -high + 18), at(700, -high + 14), at(852, -high + 4),
  )
  const low = open(at(-6, -26), at(60, -15), at(430, -15), at(800, -15), at(870, -26))
  // biome-ignore format: an outline reads as rows of points
  const paint = isVulcanised
    ? plainly(mid) +
      line(
        open(
    at(0, -high * 0.62), at(100, -high * 0.5), at(430, -high * 0.5), at(760, -high * 0.5), at(870, -high * 0.66),
  ),
        look.accent,
        7,
      )
    : plainly(mid) + stitched(stitch, shade(mid, 0.3), 3.4, 6)
  return [
    piece(wall, paint + line(low, out, 22), {
      surface: 'rubber',
      swell: 34,
      round: 40,
      base: 58,
      creases: [groove(stitch, 5, 3), groove(low, 5, 4)],
    }),
    ...toeTexture(mid, isVulcanised),
  ]
}

function toeTexture(mid: string, isVulcanised: boolean): Piece[] {
  if (!isVulcanised) return []
  const bumper = closed(at(2, -40), at(14, -88), at(56, -112), at(150, -96), at(150, -44, 'corner'), at(60, -34))
  return [
    piece(
      bumper,
      plainly(mid) +
        [0, 1, 2, 3]
          .map((row) =>
            line(open(at(0, -96 + row * 14), at(60, -104 + row * 15), at(160, -90 + row * 13)), shade(mid, 0.16), 3),
          )
          .join(''),
      { surface: 'rubber', swell: 12, round: 20, base: 66 },
    ),
  ]
}

/** Lugged sole of boots with a welt and a heel block. */
export function lugSole(look: Look, random: Random): Piece[] {
  const out = random.chance(0.6) ? '#19181a' : shade(look.second, 0.4)
  const welt = random.chance(0.5) ? '#a97c46' : mix(out, look.base, 0.5)
  // biome-ignore format: an outline reads as rows of points
  const strip = closed(
    at(-4, -66), at(12, -88), at(150, -80), at(500, -80), at(840, -86), at(866, -70), at(862, -50), at(600, -46),
    at(150, -44), at(10, -48),
  )
  const stitch = open(at(4, -72), at(150, -66), at(500, -66), at(860, -72))
  // biome-ignore format: an outline reads as rows of points
  const base = closed(
    at(0, -54), at(150, -50), at(600, -52), at(864, -56), at(866, -10), at(850, 22, 'corner'), at(640, 22, 'corner'),
    at(618, -12, 'corner'), at(560, -14), at(470, -4, 'corner'), at(450, 8), at(120, 10), at(34, -8), at(8, -30),
  )
  const cuts: Crease[] = []
  for (let x = 60; x < 860; x += 46) if (x < 450 || x > 650) cuts.push(groove(open(at(x, -30), at(x - 6, 34)), 13, 16))
  return [
    piece(base, plainly(out), {
      surface: 'rubber',
      swell: 36,
      round: 34,
      base: 54,
      creases: [...cuts, groove(open(at(0, -32), at(430, -28), at(864, -34)), 5, 5)],
    }),
    piece(strip, plainly(welt) + stitched(stitch, tint(welt, 0.45), 4, 7), {
      surface: 'leather',
      swell: 22,
      round: 18,
      base: 66,
      creases: [groove(stitch, 4, 2)],
    }),
  ]
}

/** Thin leather sole with a stacked heel. */
export function dressSole(look: Look): Piece[] {
  const out = shade(mix(look.second, '#2a1a12', 0.6), 0.3)
  // biome-ignore format: an outline reads as rows of points
  const base = closed(
    at(2, -40), at(20, -56), at(200, -44), at(560, -46), at(850, -56), at(860, -40), at(852, 8, 'corner'),
    at(652, 8, 'corner'), at(636, -20, 'corner'), at(540, -22), at(300, -8), at(100, -8), at(20, -24),
  )
  const layers = [-34, -20, -6].map((y) => groove(open(at(630, y), at(870, y)), 3, 3))
  return [
    piece(base, plainly(out) + line(open(at(0, -46), at(200, -34), at(560, -36), at(870, -46)), tint(out, 0.25), 4), {
      surface: 'leather',
      swell: 26,
      round: 24,
      base: 52,
      creases: layers,
    }),
  ]
}

/** The curved foot bed of a slide. */
export function bedSole(look: Look): Piece[] {
  // biome-ignore format: an outline reads as rows of points
  const bed = closed(
    at(0, -60), at(20, -104), at(130, -100), at(330, -84), at(520, -98), at(720, -124), at(836, -140), at(868, -110),
    at(864, -40), at(836, 0, 'corner'), at(430, 0), at(90, 0, 'corner'), at(24, -18),
  )
  const rows = [0, 1].map((row) =>
    open(at(-6, -50 + row * 18), at(200, -48 + row * 18), at(520, -54 + row * 18), at(880, -70 + row * 20)),
  )
  return [
    piece(bed, plainly(look.second) + line(band(rows[0] as Shape, 2), shade(look.second, 0.3), 2, 0.4), {
      surface: 'foam',
      swell: 48,
      round: 46,
      base: 30,
      creases: rows.map((row) => groove(row, 9, 7)),
    }),
  ]
}
