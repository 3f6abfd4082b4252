/** The scarf. */
import type { Look } from '../../../demo/look.ts'
import { type Random, randomFrom } from '../../../demo/seeded.ts'
import { fold } from '../cloth/folds.ts'
import { word } from '../cloth/letters.ts'
import { cloth } from '../cloth/pattern.ts'
import { plainly } from '../cloth/thread.ts'
import { shade, standsOut } from '../colour.ts'
import { band, closed, open, type Point, type Shape } from '../geometry.ts'
import { type Crease, type Piece, piece } from '../piece.ts'

/** A scarf hung in a loop, both ends falling. */
export function scarf(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const surface = look.fabric
  const w = look.cut === 'slim' ? 130 : look.cut === 'oversized' || look.cut === 'wide' ? 196 : 165
  const shift = random.between(-30, 30)
  const drawn: Scarf = { w, random }
  const backX = 640 + shift
  const frontX = 540 + shift
  const backLow = random.between(1000, 1080)
  const frontLow = backLow + random.between(-160, 90)
  const back = endOf(drawn, backX + 70, backLow, 46)
  const front = endOf(drawn, frontX - 30, frontLow, -34)
  const ink = standsOut(look.base, look.accent, look.second)
  const mark =
    look.print === 'none'
      ? ''
      : word(look.mark, frontX - 58, frontLow - 70, ink, {
          height: 40,
          wide: Math.min(1.1, 6 / look.mark.length),
          weight: 0.26,
          space: 8,
        })
  // biome-ignore format: an outline reads as rows of points
  const hole = closed(
    [500 + shift, 366], [560 + shift, 318], [640 + shift, 314], [698 + shift, 362], [664 + shift, 404],
    [600 + shift, 422], [534 + shift, 404],
  )
  return [
    ...fringes(drawn, backX + 70, backLow, 46, shade(look.base, 0.15)),
    piece(back, cloth(look, -0.06), {
      surface,
      swell: 50,
      round: 90,
      drape: 1.2,
      creases: folds(drawn, backX + 70, backLow, 46, 4),
    }),
    ...fringes(drawn, frontX - 30, frontLow, -34, look.pattern === 'plain' ? look.base : look.second),
    piece(front, cloth(look, 0.05) + mark, {
      surface,
      swell: 54,
      round: 90,
      base: 26,
      grain: 0.05,
      drape: 1.2,
      creases: folds(drawn, frontX - 30, frontLow, -34, 4),
    }),
    loopOf(look, shift),
    piece(hole, plainly(shade(look.base, 0.62)), { surface, swell: -70, round: 50, base: 60 }),
  ]
}

interface Scarf {
  /** Half of its width. */
  readonly w: number
  readonly random: Random
}

function endOf({ w }: Scarf, x: number, low: number, lean: number): Shape {
  // biome-ignore format: an outline reads as rows of points
  return closed(
    [x - w * 0.72, 430, 'corner'], [x + w * 0.72, 430, 'corner'], [x + w * 0.9 + lean * 0.5, 760],
    [x + w + lean, low, 'corner'], [x + lean, low + 6], [x - w + lean, low, 'corner'],
    [x - w * 0.9 + lean * 0.5, 760],
  )
}

function fringes({ w, random }: Scarf, x: number, low: number, lean: number, ink: string): Piece[] {
  return Array.from({ length: 13 }, (_, at) => {
    const px = x + lean - w + 10 + (at / 12) * (w * 2 - 20)
    const end: Point = [px + random.between(-5, 5), low + 36]
    const track = open([px, low - 6], end, [px + random.between(-10, 10), low + random.between(66, 84)])
    return piece(band(track, 13), plainly(ink), { surface: 'wool', swell: 10, round: 7, base: 2 })
  })
}

function folds({ w, random }: Scarf, x: number, low: number, lean: number, many: number): Crease[] {
  return Array.from({ length: many }, (_, at) => {
    const share = ((at + 0.5) / many) * 2 - 1
    const foot: Point = [x + lean + share * w * 0.85, low]
    return fold(
      [x + share * w * 0.6, 440],
      foot,
      random.between(-18, 18),
      58,
      random.between(11, 18) * random.pick([-1, 1]),
      12,
    )
  })
}

/** The loop around the neck. */
function loopOf(look: Look, shift: number): Piece {
  const surface = look.fabric
  // biome-ignore format: an outline reads as rows of points
  const loop = closed(
    [392 + shift, 420], [420 + shift, 290], [520 + shift, 226], [640 + shift, 220], [760 + shift, 280],
    [800 + shift, 410], [770 + shift, 500], [660 + shift, 570], [540 + shift, 566], [430 + shift, 510],
  )
  const rings = [0.25, 0.5, 0.75].map((share) =>
    fold(
      [410 + share * 60 + shift, 410 + share * 10],
      [790 - share * 70 + shift, 420 + share * 40],
      -110 + share * 20,
      46,
      15,
      10,
    ),
  )
  return piece(loop, cloth(look, 1.2), {
    surface,
    grain: 1.2,
    swell: 110,
    round: 80,
    base: 40,
    drape: 1,
    creases: [
      ...rings,
      fold([440 + shift, 300], [520 + shift, 520], 40, 50, 12, 10),
      fold([760 + shift, 300], [690 + shift, 540], -40, 50, -12, 10),
    ],
  })
}
