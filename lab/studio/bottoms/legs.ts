/** Measures, outline and folds of trouser legs. */
import type { Cut, Kind, Look } from '../../../demo/look.ts'
import type { Random } from '../../../demo/seeded.ts'
import { fold } from '../cloth/folds.ts'
import { closed, type Shape } from '../geometry.ts'
import type { Crease } from '../piece.ts'
import { middle } from '../tops/torso.ts'

export interface Legs {
  readonly top: number
  readonly waist: number
  readonly hip: number
  readonly crotch: number
  readonly low: number
  /** Outer edge at knee and hem, and the width of the leg there. */
  readonly knee: number
  readonly kneeWide: number
  readonly hem: number
  readonly hemWide: number
  readonly band: number
}

const cuts: Record<Cut, { hip: number; knee: number; hem: number; long: number }> = {
  slim: { hip: 0.93, knee: 0.8, hem: 0.74, long: 1 },
  regular: { hip: 1, knee: 0.96, hem: 0.96, long: 1 },
  boxy: { hip: 1.06, knee: 1.14, hem: 1.16, long: 0.98 },
  oversized: { hip: 1.12, knee: 1.25, hem: 1.25, long: 1.02 },
  cropped: { hip: 1, knee: 1.02, hem: 1, long: 0.86 },
  wide: { hip: 1.08, knee: 1.32, hem: 1.5, long: 1.01 },
}

const billows: Partial<Record<Kind, number>> = { 'parachute-pants': 1.35, cargo: 1.12 }
const elastic: readonly Kind[] = ['joggers', 'shorts', 'track-pants']

export function legsOf(look: Look, random: Random): Legs {
  const cut = cuts[look.cut]
  const isShort = look.kind === 'shorts'
  const gathered = look.kind === 'joggers' || look.kind === 'parachute-pants'
  const billow = billows[look.kind] ?? 1
  const hip = 208 * cut.hip
  const flare = isShort ? 16 + (cut.hem - 0.74) * 40 : 0
  const kneeWide = isShort ? hip + flare - 4 : 168 * cut.knee * billow
  const hemWide = isShort ? hip + flare - 8 : gathered ? 96 * (0.6 + cut.hem * 0.4) : 158 * cut.hem
  return {
    top: 250,
    waist: 158 * (0.6 + cut.hip * 0.4),
    hip,
    crotch: 560,
    low: 250 + (isShort ? 600 : 960) * cut.long,
    knee: isShort ? hip + flare * 0.7 : hip + (kneeWide - 168) * 0.55 + 4,
    kneeWide,
    hem: isShort
      ? hip + flare + random.between(-2, 6)
      : hip + (hemWide - 158) * 0.5 + (gathered ? -14 : 8) + random.between(-4, 8),
    hemWide,
    band: elastic.includes(look.kind) ? 52 : 46,
  }
}

export function legOf(legs: Legs, random: Random): Shape {
  const { top, waist, hip, crotch, low, knee, kneeWide, hem, hemWide } = legs
  const kneeY = crotch + (low - crotch) * 0.42
  const sway = random.between(-8, 10)
  // biome-ignore format: an outline reads as rows of points
  return closed(
    [middle - 3, top, 'corner'], [middle + waist, top, 'corner'], [middle + waist + (hip - waist) * 0.7, top + 120],
    [middle + hip, crotch - 80], [middle + knee + sway, kneeY], [middle + hem + (knee - hem) * 0.2 + sway, low - 60],
    [middle + hem, low, 'corner'], [middle + hem - hemWide * 0.5, low + 8],
    [middle + hem - hemWide, low - 2, 'corner'],
    [middle + hem - hemWide - (kneeWide - hemWide) * 0.24 + sway, low - 70],
    [middle + Math.max(8, knee - kneeWide) + sway * 0.6, kneeY], [middle + 6, crotch + 30],
    [middle - 2, crotch, 'corner'],
  )
}

export function legFolds(legs: Legs, random: Random, isSoft: boolean): Crease[] {
  const { crotch, low, knee, kneeWide, hem, hemWide, hip, top } = legs
  const kneeY = crotch + (low - crotch) * 0.42
  const strong = isSoft ? 1.2 : 1
  const folds: Crease[] = []
  for (let at = 0; at < 3; at += 1) {
    folds.push(
      fold(
        [middle + 12, crotch - 26 + at * 16],
        [middle + random.between(80, 150), crotch - random.between(10, 70) + at * 60],
        random.between(6, 22),
        26,
        random.between(6, 10) * strong,
        7,
      ),
    )
  }
  folds.push(fold([middle + hip * 0.95, top + 190], [middle + hip * 0.5, crotch + 40], -18, 40, 8 * strong, 10))
  for (let at = 0; at < 5; at += 1) {
    const y = kneeY + random.between(-80, 110)
    const x = middle + knee - kneeWide * random.between(0.55, 1)
    folds.push(
      fold(
        [x, y],
        [x + kneeWide * random.between(0.35, 0.6), y + random.between(-50, 50)],
        random.between(-18, 18),
        30,
        random.between(5, 10) * strong,
        8,
      ),
    )
  }
  const stacks = low > 1000 ? 5 : 1
  for (let at = 0; at < stacks; at += 1) {
    const y = low - 26 - at * random.between(30, 42)
    const x = middle + hem - hemWide * random.between(0.9, 1.05)
    folds.push(
      fold(
        [x, y + random.between(-16, 16)],
        [x + hemWide * random.between(0.5, 1.05), y + random.between(-22, 22)],
        random.between(6, 20),
        28,
        random.between(8, 13) * strong,
        6,
      ),
    )
  }
  const long = middle + knee - kneeWide * 0.45
  folds.push(
    fold(
      [long, crotch + 60],
      [long + random.between(-14, 14), low - 120],
      random.between(-14, 14),
      60,
      random.between(8, 13) * strong,
      16,
    ),
  )
  return folds
}
