/** Anatomy of everything worn on the upper body: measures, outlines of body and sleeves, folds. */
import type { Cut, Look } from '../../../demo/look.ts'
import type { Random } from '../../../demo/seeded.ts'
import { fold } from '../cloth/folds.ts'
import { closed, type Knot, open, type Point, type Shape } from '../geometry.ts'
import type { Crease } from '../piece.ts'

/** Half widths, lengths and drops in pixels around the middle line x = 600; `top` is the neck point. */
export interface Fit {
  readonly top: number
  readonly neck: number
  readonly neckDrop: number
  readonly shoulder: number
  readonly slope: number
  readonly armhole: number
  readonly chest: number
  readonly waist: number
  readonly hem: number
  readonly length: number
  readonly sleeve: number
  readonly biceps: number
  readonly cuff: number
  /** Angle of the arm away from straight down, in radians. */
  readonly spread: number
}

export const middle = 600

const cuts: Record<Cut, { wide: number; long: number; drop: number; ease: number }> = {
  slim: { wide: 0.87, long: 1, drop: 0, ease: 0.86 },
  regular: { wide: 0.96, long: 1, drop: 4, ease: 1 },
  boxy: { wide: 1.12, long: 0.88, drop: 16, ease: 1.14 },
  oversized: { wide: 1.17, long: 1.02, drop: 26, ease: 1.24 },
  cropped: { wide: 1.02, long: 0.83, drop: 8, ease: 1.04 },
  wide: { wide: 1.2, long: 0.95, drop: 20, ease: 1.3 },
}

/** The measures of a top in a cut, centred so that it hangs in the middle of the picture. */
export function fitOf(cut: Cut, base: Partial<Fit>, random: Random): Fit {
  const { wide, long, drop, ease } = cuts[cut]
  const length = (base.length ?? 790) * long * random.between(0.98, 1.02)
  const chest = (base.chest ?? 262) * wide
  return {
    top: base.top ?? 720 - length / 2 - 40,
    neck: base.neck ?? 92,
    neckDrop: base.neckDrop ?? 66,
    shoulder: (base.shoulder ?? 236) * (0.45 + wide * 0.55) + drop,
    slope: (base.slope ?? 62) + drop * 0.7,
    armhole: (base.armhole ?? 232) * (0.7 + ease * 0.3),
    chest,
    waist: chest * (base.waist ?? 0.955) * (cut === 'slim' ? 0.95 : 1),
    hem: chest * (base.hem ?? 0.985),
    length,
    sleeve: (base.sleeve ?? 270) * (0.94 + long * 0.06) - drop * 0.8,
    biceps: (base.biceps ?? 172) * ease,
    cuff: (base.cuff ?? 158) * (0.45 + ease * 0.55),
    spread: (base.spread ?? 0.46) + random.between(-0.03, 0.03),
  }
}

/** Outline of the body; `gather` is how far it balloons over a tight hem. */
export function bodyOf(fit: Fit, random: Random, gather = 0): Shape {
  const { top, neck, shoulder, slope, armhole, chest, waist, hem, length } = fit
  const low = top + length
  const sway = (): number => random.between(-6, 6)
  // biome-ignore format: an outline reads as rows of points
  const side = (sign: number): Knot[] => [
    [middle + sign * neck, top, 'corner'], [middle + sign * (neck + shoulder) * 0.52, top + slope * 0.36],
    [middle + sign * shoulder, top + slope, 'corner'],
    [middle + sign * (shoulder + (fit.sleeve > 0 ? 8 : -8)), top + slope + armhole * 0.45],
    [middle + sign * (chest + (fit.sleeve > 0 ? 8 : -4)), top + armhole, 'corner'],
    [middle + sign * (waist + sway()), top + armhole + (length - armhole) * 0.42],
    [middle + sign * (hem + gather * 1.1 + sway()), low - 60 - gather],
    ...(gather > 0 ? [[middle + sign * (hem + gather * 0.75), low - 20] as Knot] : []),
    [middle + sign * (gather > 0 ? hem - 2 : hem + sway() * 0.6), low - 8, 'corner'],
  ]
  const right = side(1)
  const left = side(-1).reverse()
  const drop = gather > 0 ? 4 : 12
  const bottom: Knot[] = [
    [middle + hem * 0.45, low + drop + sway()],
    [middle - hem * 0.1, low + drop * 0.9 + sway()],
    [middle - hem * 0.55, low + drop + sway()],
  ]
  const neckline: Knot[] = [
    [middle - neck * 0.72, top + fit.neckDrop * 0.62],
    [middle, top + fit.neckDrop],
    [middle + neck * 0.72, top + fit.neckDrop * 0.62],
  ]
  return closed(...right, ...bottom, ...left, ...neckline)
}

/** The front neckline from left to right. */
export function necklineOf(fit: Fit, lower = 0, wider = 0): Shape {
  const { top, neck, neckDrop } = fit
  const reach = neck + wider
  // biome-ignore format: an outline reads as rows of points
  return open(
    [middle - reach, top - 2], [middle - reach * 0.72, top + neckDrop * 0.62 + lower * 0.7],
    [middle, top + neckDrop + lower], [middle + reach * 0.72, top + neckDrop * 0.62 + lower * 0.7],
    [middle + reach, top - 2],
  )
}

/** The back neckline, seen over the front one. */
export function napeOf({ top, neck }: Fit): Shape {
  // biome-ignore format: an outline reads as rows of points
  return open(
    [middle - neck + 3, top + 11], [middle - neck * 0.5, top + 2], [middle, top + 5], [middle + neck * 0.5, top + 2],
    [middle + neck - 3, top + 11],
  )
}

/** The visible inside: the back panel behind the neckline. */
export function insideOf(fit: Fit, lift = 14): Shape {
  const { top, neck, neckDrop } = fit
  // biome-ignore format: an outline reads as rows of points
  return closed(
    [middle - neck + 2, top + 4, 'corner'], [middle - neck * 0.5, top + 10 - lift], [middle, top + 16 - lift],
    [middle + neck * 0.5, top + 10 - lift], [middle + neck - 2, top + 4, 'corner'],
    [middle + neck * 0.8, top + neckDrop * 0.75 + 14], [middle, top + neckDrop + 18],
    [middle - neck * 0.8, top + neckDrop * 0.75 + 14],
  )
}

/** Folds below shoulders and armpits. */
export function bodyFolds(fit: Fit, look: Look, random: Random, strength = 1): Crease[] {
  const folds: Crease[] = []
  const low = fit.top + fit.length
  for (const sign of [-1, 1]) {
    const pit: Point = [middle + sign * (fit.chest - 18), fit.top + fit.armhole + 6]
    const count = random.whole(1, 4)
    for (let at = 0; at < count; at += 1) {
      const to: Point = [middle + sign * random.between(-40, 170), pit[1] + random.between(20, 150) + at * 70]
      folds.push(
        fold(
          [pit[0] - sign * at * 6, pit[1] + at * 26],
          to,
          sign * random.between(8, 34),
          random.between(34, 62),
          random.between(8, 13) * strength * -sign,
          random.pick([8, 12]),
        ),
      )
    }
    folds.push(
      fold(
        [middle + sign * fit.shoulder * 0.86, fit.top + fit.slope + 12],
        [middle + sign * random.between(90, 140), fit.top + random.between(190, 260)],
        sign * -20,
        40,
        8 * strength,
        12,
      ),
    )
    const edge = middle + sign * fit.hem * random.between(0.7, 0.85)
    folds.push(
      fold(
        [edge, low - random.between(180, 330)],
        [edge + sign * random.between(-20, 30), low + 10],
        sign * 14,
        52,
        13 * strength * sign,
        12,
      ),
    )
  }
  const waves = look.cut === 'slim' ? 2 : 3
  for (let at = 0; at < waves; at += 1) {
    const x = middle + random.between(-0.6, 0.6) * fit.hem
    folds.push(
      fold(
        [x + random.between(-40, 40), low - random.between(240, 460)],
        [x, low + 10],
        random.between(-26, 26),
        random.between(60, 90),
        random.between(11, 18) * strength * random.pick([-1, 1]),
        18,
      ),
    )
  }
  return folds
}
