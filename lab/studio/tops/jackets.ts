/** Jackets with a front that opens: what they share, and bomber and track jacket. */
import type { Look } from '../../../demo/look.ts'
import { type Random, randomFrom } from '../../../demo/seeded.ts'
import { zip } from '../cloth/closures.ts'
import { cloth } from '../cloth/pattern.ts'
import { type PocketStyle, welt } from '../cloth/pockets.ts'
import { line, plainly, stitched } from '../cloth/thread.ts'
import { lightness, shade, standsOut, tint } from '../colour.ts'
import { band, closed, open, type Point, type Shape } from '../geometry.ts'
import { type Piece, piece, type Surface } from '../piece.ts'
import { standCollar } from './collars.ts'
import { type Sleeve, sleeveOf } from './sleeves.ts'
import { ribs, torso } from './tops.ts'
import { type Fit, fitOf, middle } from './torso.ts'

export interface Jacket {
  readonly look: Look
  readonly fit: Fit
  readonly random: Random
  readonly surface: Surface
  readonly sleeves: readonly [Sleeve, Sleeve]
  readonly thread: string
}

/** Measures, sleeves and thread of a jacket. */
export function jacketOf(look: Look, measures: Partial<Fit>, gather: number): Jacket {
  const random = randomFrom(look.seed)
  const fit = fitOf(
    look.cut,
    { sleeve: 570, biceps: 176, cuff: 112, spread: 0.2, chest: 266, length: 690, neckDrop: 84, neck: 96, ...measures },
    random,
  )
  return {
    look,
    fit,
    random,
    surface: look.fabric,
    sleeves: [sleeveOf(fit, -1, random, gather), sleeveOf(fit, 1, random, gather)],
    thread:
      look.fabric === 'denim'
        ? '#d09a4a'
        : lightness(look.base) > 0.35
          ? shade(look.base, 0.24)
          : tint(look.base, 0.18),
  }
}

export const style = ({ look, thread, surface }: Jacket, volume = 6): PocketStyle => ({
  paint: cloth(look, 0),
  thread,
  surface,
  volume,
})

export function centre({ fit }: Jacket, past = 0): Shape {
  return open(
    [middle, fit.top + fit.neckDrop - 8],
    [middle + 2, fit.top + fit.length * 0.6],
    [middle, fit.top + fit.length + past],
  )
}

/** Bomber and track jacket: ribbed ends, zip, stand-up collar. */
export function bomber(look: Look): Piece[] {
  const isTrack = look.kind === 'track-jacket'
  const made = jacketOf(look, { hem: 0.93 }, isTrack ? 10 : 26)
  const { fit, sleeves, surface, random } = made
  const rib = random.chance(0.45) ? look.second : shade(look.base, 0.12)
  const teeth = random.chance(0.5) ? '#b9b9bd' : standsOut(look.base, look.accent, look.second)
  const parts = torso(look, { fit, random, surface, sleeves }, isTrack ? 12 : 26, 86, false, 'opens')
  if (isTrack || look.print === 'side-tape') stripes(made, parts)
  const low = fit.top + fit.length
  const pockets = [-1, 1].flatMap((sign) =>
    welt(
      [middle + sign * fit.chest * 0.72, low - 210],
      [middle + sign * fit.chest * 0.5, low - 80],
      cloth(look, 0),
      surface,
    ),
  )
  const sleevePocket = isTrack ? [] : utility(made)
  // biome-ignore format: an outline reads as rows of points
  return [
    ...ribs(fit, sleeves, 58, rib), ...parts, ...(isTrack ? yoke(made) : []), ...pockets, ...sleevePocket,
    ...zip(centre(made, 46), shade(look.base, 0.35), teeth, 0.04), ...standCollar(look, fit, rib, 'rib'),
  ]
}

/** The little zipped pocket on a bomber's arm. */
function utility({ sleeves, fit }: Jacket): Piece[] {
  const [, right] = sleeves
  const from: Point = [middle + fit.shoulder + 44, fit.top + fit.slope + 190]
  const track = open(from, [from[0] + right.way[0] * 110 + 26, from[1] + 110])
  return zip(track, '#1a1a1c', '#c9c9cc', 0.05, 14)
}

function stripes({ look, sleeves, fit }: Jacket, parts: Piece[]): void {
  const ink = standsOut(look.base, look.second, look.accent)
  for (const [index, sleeve] of sleeves.entries()) {
    const sign = index === 0 ? -1 : 1
    // biome-ignore format: an outline reads as rows of points
    const track = open(
      [middle + sign * (fit.shoulder * 0.4), fit.top + fit.slope * 0.3 - 10],
      [middle + sign * (fit.shoulder + 24), fit.top + fit.slope + 40],
      [sleeve.outer[0] - sleeve.way[0] * 260 - sign * 16, sleeve.outer[1] - sleeve.way[1] * 260],
      [sleeve.outer[0] - sign * 30, sleeve.outer[1] + 20],
    )
    const at = parts.length - 2 + index
    const arm = parts[at]
    if (arm)
      parts[at] = {
        ...arm,
        paint: arm.paint + line(track, ink, 46) + line(track, look.base, 30) + line(track, ink, 12),
      }
  }
}

function yoke({ look, fit, surface, thread }: Jacket): Piece[] {
  if (look.pattern !== 'panel' && look.pattern !== 'colour-block') return []
  const y = fit.top + fit.length * 0.33
  // biome-ignore format: an outline reads as rows of points
  const shape = closed(
    [middle - fit.chest - 20, y + 40, 'corner'], [middle, y + 110, 'corner'],
    [middle + fit.chest + 20, y + 40, 'corner'], [middle + fit.chest + 20, y + 96, 'corner'],
    [middle, y + 166, 'corner'], [middle - fit.chest - 20, y + 96, 'corner'],
  )
  return [
    piece(
      band(open([middle - fit.chest + 4, y + 60], [middle, y + 130], [middle + fit.chest - 4, y + 60]), 52),
      plainly(look.accent) + stitched(shape, thread),
      { lift: 'raised', surface, swell: 4, round: 6, base: 1 },
    ),
  ]
}
