/** Shirts and polos. */
import { hasShortSleeves } from '../../../demo/drawn.ts'
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { button } from '../cloth/closures.ts'
import { seam } from '../cloth/folds.ts'
import { cloth } from '../cloth/pattern.ts'
import { pocket } from '../cloth/pockets.ts'
import { plainly, stitched } from '../cloth/thread.ts'
import { lightness, shade, standsOut, tint } from '../colour.ts'
import { band, closed, open } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { leafCollar } from './collars.ts'
import { cuffBand, sleeveOf } from './sleeves.ts'
import { dyeOf, torso } from './tops.ts'
import { fitOf, middle } from './torso.ts'

const threadOf = (look: Look): string =>
  look.fabric === 'denim' ? '#d9b27a' : lightness(look.base) > 0.35 ? shade(look.base, 0.24) : tint(look.base, 0.2)

/** A button-up shirt; half of them with short camp sleeves. */
export function shirt(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const isShort = hasShortSleeves(look)
  random.next() // Short sleeves are decided by the first number of the same seed.
  const fit = fitOf(
    look.cut,
    isShort
      ? { neckDrop: 74, neck: 84 }
      : { sleeve: 580, biceps: 156, cuff: 100, spread: 0.2, chest: 252, neckDrop: 74, neck: 84 },
    random,
  )
  const thread = threadOf(look)
  const surface = look.fabric
  const sleeves = [sleeveOf(fit, -1, random, isShort ? 0 : 6), sleeveOf(fit, 1, random, isShort ? 0 : 6)] as const
  const ink = random.chance(0.3) ? look.accent : lightness(look.base) > 0.5 ? '#e9e4d6' : shade(look.base, 0.5)
  const low = fit.top + fit.length
  const track = open([middle, fit.top + fit.neckDrop - 4], [middle + 1, low - 200], [middle, low + 14])
  const edges = [-15, 15].map((x) => open([middle + x, fit.top + fit.neckDrop], [middle + x, low + 14]))
  const placket = piece(band(track, 42), cloth(look, 0) + edges.map((one) => stitched(one, thread, 2, 5)).join(''), {
    lift: 'raised',
    surface,
    swell: 5,
    round: 8,
    base: 4,
    creases: edges.map((one) => seam(one, 1.6, 4)),
  })
  const count = Math.round((fit.length - fit.neckDrop) / 112)
  const buttons = Array.from({ length: count }, (_, at) =>
    button(middle, fit.top + fit.neckDrop + 40 + at * 112, 11, ink),
  )
  const cuffs = isShort
    ? []
    : sleeves.flatMap((sleeve) => [
        piece(cuffBand(sleeve, 50, 0.05), cloth(look, sleeve.grain, dyeOf(look, 'sleeve')), {
          surface,
          grain: sleeve.grain,
          swell: 30,
          round: 40,
          base: 4,
        }),
      ])
  const style = { paint: cloth(look, 0), thread, surface, volume: 4 }
  const patch =
    look.print === 'none' && random.chance(0.75)
      ? pocket([middle + fit.chest * 0.46, fit.top + 270], 128, 146, 0, style, random.chance(0.35) ? 'pointed' : 'none')
      : []
  return [
    ...torso(look, { fit, random, surface, sleeves }, 0, 74, true, 'opens'),
    ...cuffs,
    ...patch,
    placket,
    ...buttons,
    ...leafCollar(look, fit, surface, thread, random.between(0.85, 1.25)),
  ]
}

/** A polo: knitted collar, short placket, ribbed sleeve ends. */
export function polo(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const fit = fitOf(look.cut, { neckDrop: 70, neck: 84 }, random)
  const surface = look.fabric
  const sleeves = [sleeveOf(fit, -1, random), sleeveOf(fit, 1, random)] as const
  const collarInk =
    look.pattern === 'plain' && random.chance(0.5)
      ? shade(look.base, 0.08)
      : standsOut(look.base, look.second, look.accent)
  const thread = threadOf(look)
  const low = fit.top + fit.neckDrop + 170
  // biome-ignore format: an outline reads as rows of points
  const shape = closed(
    [middle - 21, fit.top + fit.neckDrop - 10, 'corner'], [middle + 21, fit.top + fit.neckDrop - 10, 'corner'],
    [middle + 21, low, 'corner'], [middle - 21, low, 'corner'],
  )
  const parts = torso(look, { fit, random, surface, sleeves }, 0, 74, true, 'opens')
  return [
    ...parts,
    ...sleeves.map((sleeve) =>
      piece(cuffBand(sleeve, 22, 0.02), plainly(collarInk), {
        surface: 'rib',
        grain: sleeve.grain,
        swell: 30,
        round: 40,
        base: 4,
      }),
    ),
    piece(shape, plainly(shade(look.base, 0.05)) + stitched(shape, thread, 2, 5), {
      lift: 'raised',
      surface,
      swell: 5,
      round: 7,
      base: 4,
      creases: [seam(open([middle, fit.top], [middle, low]), 2, 3)],
    }),
    ...[0, 1, 2]
      .slice(0, random.whole(2, 3))
      .map((at) =>
        button(
          middle,
          fit.top + fit.neckDrop + 28 + at * 58,
          10,
          lightness(look.base) > 0.5 ? '#efe9da' : tint(look.base, 0.3),
        ),
      ),
    ...leafCollar(look, fit, 'rib', thread, 1.05, collarInk),
  ]
}
