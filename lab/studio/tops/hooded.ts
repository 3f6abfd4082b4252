/** Hoodies, with a pouch pocket or a zip. */
import type { Look } from '../../../demo/look.ts'
import { type Random, randomFrom } from '../../../demo/seeded.ts'
import { cord, eyelet, zip } from '../cloth/closures.ts'
import { fold, seam } from '../cloth/folds.ts'
import { cloth } from '../cloth/pattern.ts'
import { plainly, stitched } from '../cloth/thread.ts'
import { lightness, shade, standsOut, tint } from '../colour.ts'
import { band, closed, mirror, open, type Shape } from '../geometry.ts'
import { type Piece, piece, type Surface } from '../piece.ts'
import { sleeveOf } from './sleeves.ts'
import { dyeOf, ribs, torso } from './tops.ts'
import { type Fit, fitOf, middle } from './torso.ts'

/** Hoodie and zip hoodie. */
export function hoodie(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const isZipped = look.kind === 'zip-hoodie'
  const fit = fitOf(
    look.cut,
    { sleeve: 570, biceps: 178, cuff: 108, spread: 0.2, chest: 262, length: 720, hem: 0.92, neckDrop: 74, neck: 104 },
    random,
  )
  const surface = look.fabric
  const sleeves = [sleeveOf(fit, -1, random, 18), sleeveOf(fit, 1, random, 18)] as const
  const rib = shade(dyeOf(look, 'trim'), 0.07)
  const thread = lightness(look.base) > 0.3 ? shade(look.base, 0.2) : tint(look.base, 0.15)
  const body = torso(look, { fit, random, surface, sleeves }, 22, 86, false, isZipped ? 'opens' : 'closed')
  const front = isZipped
    ? [
        ...halves(look, fit, surface, thread),
        ...zip(
          open([middle, fit.top + fit.neckDrop - 6], [middle + 2, fit.top + fit.length + 46]),
          shade(look.base, 0.35),
          standsOut(look.base, look.accent, look.second),
          0.03,
        ),
      ]
    : [pouch(look, fit, surface, thread)]
  return [...ribs(fit, sleeves, 62, rib), ...body, ...front, ...hood(look, fit, surface, random, thread)]
}

function pouch(look: Look, fit: Fit, surface: Surface, thread: string): Piece {
  const low = fit.top + fit.length - 8
  const w = fit.chest * 0.64
  const top = low - fit.length * 0.29
  // biome-ignore format: an outline reads as rows of points
  const shape = closed(
    [middle - w * 0.66, top, 'corner'], [middle + w * 0.66, top, 'corner'], [middle + w * 0.74, top + 40],
    [middle + w, low - 74, 'corner'], [middle + w, low, 'corner'], [middle, low + 7], [middle - w, low, 'corner'],
    [middle - w, low - 74, 'corner'], [middle - w * 0.74, top + 40],
  )
  const inset = (sign: number): Shape =>
    open(
      [middle + sign * (w * 0.66 - 12), top],
      [middle + sign * (w * 0.72 - 14), top + 46],
      [middle + sign * (w - 16), low - 70],
    )
  return piece(
    shape,
    cloth(look, 0) +
      stitched(inset(1), thread) +
      stitched(inset(-1), thread) +
      stitched(open([middle - w * 0.66, top + 10], [middle + w * 0.66, top + 10]), thread),
    {
      lift: 'raised',
      surface,
      swell: 15,
      round: 34,
      base: 5,
      drape: 0.5,
      creases: [
        seam(inset(1)),
        seam(inset(-1)),
        fold([middle - w * 0.8, low - 60], [middle - 20, low - 110], 12, 34, 6, 8),
      ],
    },
  )
}

function halves(look: Look, fit: Fit, surface: Surface, thread: string): Piece[] {
  const low = fit.top + fit.length - 8
  return [-1, 1].map((sign) => {
    // biome-ignore format: an outline reads as rows of points
    const shape = closed(
      [middle + sign * 16, low - 190, 'corner'], [middle + sign * fit.chest * 0.42, low - 190, 'corner'],
      [middle + sign * fit.chest * 0.52, low - 140], [middle + sign * fit.chest * 0.68, low - 60, 'corner'],
      [middle + sign * fit.chest * 0.68, low + 2, 'corner'], [middle + sign * 16, low + 6, 'corner'],
    )
    const edge = open(
      [middle + sign * (fit.chest * 0.42 - 10), low - 190],
      [middle + sign * (fit.chest * 0.52 - 12), low - 136],
      [middle + sign * (fit.chest * 0.68 - 14), low - 54],
    )
    return piece(shape, cloth(look, 0) + stitched(edge, thread), {
      lift: 'raised',
      surface,
      swell: 11,
      round: 26,
      base: 4,
      creases: [seam(edge)],
    })
  })
}

/** The hood, standing open, with its drawcords. */
export function hood(look: Look, fit: Fit, surface: Surface, random: Random, thread: string, hasCords = true): Piece[] {
  const { top, neck } = fit
  const y = top + 6
  const lean = random.between(-12, 12)
  const w = neck * 1.62
  const high = random.between(205, 235)
  // biome-ignore format: an outline reads as rows of points
  const outer = closed(
    [middle - neck * 1.18, y + 46], [middle - w, y - 30], [middle - w * 0.94, y - high * 0.62],
    [middle - w * 0.52 + lean, y - high * 0.98], [middle + lean, y - high * 1.06],
    [middle + w * 0.52 + lean, y - high], [middle + w * 0.95, y - high * 0.6], [middle + w, y - 26],
    [middle + neck * 1.18, y + 46], [middle + neck * 0.5, y + 92], [middle, y + 116], [middle - neck * 0.5, y + 92],
  )
  // biome-ignore format: an outline reads as rows of points
  const opening = closed(
    [middle + 2, y + 92, 'corner'], [middle - neck * 0.62, y + 20], [middle - neck * 0.86, y - 70],
    [middle - neck * 0.6 + lean, y - high * 0.74], [middle + lean, y - high * 0.84],
    [middle + neck * 0.6 + lean, y - high * 0.74], [middle + neck * 0.86, y - 70], [middle + neck * 0.64, y + 20],
  )
  const cordInk = standsOut(look.base, look.accent, look.second)
  const folds = [-1, 1].flatMap((sign) => [
    fold([middle + sign * w * 0.9, y - high * 0.3], [middle + sign * neck * 0.7, y + 40], sign * 24, 46, 13 * sign, 10),
    fold([middle + sign * w * 0.8, y - high * 0.7], [middle + sign * neck * 0.95, y - 20], sign * -20, 36, 8 * sign, 8),
    fold([middle + sign * neck * 1.1, y + 52], [middle + sign * neck * 0.3, y + 96], sign * 8, 26, 8, 6),
  ])
  const lining = shade(look.pattern === 'panel' ? look.second : look.base, 0.42)
  const seamLine = open([middle + lean, y - high * 0.84], [middle + lean * 0.4, y - 120], [middle, y - 40])
  const parts = [
    piece(outer, cloth(look, 0, dyeOf(look, 'sleeve')), {
      surface,
      swell: 74,
      round: 62,
      base: 12,
      drape: 0.9,
      creases: folds,
    }),
    piece(opening, `${plainly(lining)}<g opacity="0.5">${stitched(seamLine, shade(lining, 0.4))}</g>`, {
      surface,
      swell: -46,
      round: 60,
      base: 34,
      creases: [
        seam(seamLine, 5, 9),
        fold([middle - neck * 0.5, y - 80], [middle - 10, y + 60], 20, 40, 10, 8),
        fold([middle + neck * 0.55, y - 60], [middle + 14, y + 50], -16, 36, -9, 8),
      ],
    }),
    piece(
      band([...opening, opening[0] as readonly [number, number]], 24),
      cloth(look, 0, dyeOf(look, 'sleeve')) + stitched(opening, thread, 2, 5),
      { lift: 'raised', surface, swell: 12, round: 12, base: 2 },
    ),
  ]
  return hasCords ? [...parts, ...cords(fit, y, cordInk, random)] : parts
}

function cords(fit: Fit, y: number, ink: string, random: Random): Piece[] {
  return [1, -1].flatMap((sign) => {
    const long = random.between(150, 215)
    const track = open(
      [middle + fit.neck * 0.36, y + 74],
      [middle + fit.neck * 0.4 + random.between(0, 12), y + 74 + long * 0.4],
      [middle + fit.neck * 0.34 + random.between(-10, 14), y + 74 + long],
    )
    const line = sign === 1 ? track : mirror(track, middle).toReversed()
    const [x, top] = line[0] as readonly [number, number]
    return [eyelet(x, top, 11), ...cord(line, ink, 10, '#b9b9bd')]
  })
}
