/** Sleeves: how an arm hangs, where it bends, how its cuff ends. */

import type { Random } from '../../../demo/seeded.ts'
import { fold } from '../cloth/folds.ts'
import { closed, type Knot, mirror, type Point, type Shape } from '../geometry.ts'
import type { Crease } from '../piece.ts'
import { type Fit, middle } from './torso.ts'

export interface Sleeve {
  readonly shape: Shape
  readonly grain: number
  /** The cuff from the outer to the inner corner, and the way the arm points there. */
  readonly outer: Point
  readonly inner: Point
  readonly way: Point
  readonly creases: readonly Crease[]
}

/** One sleeve; sign 1 is the one on the right of the picture. */
export function sleeveOf(fit: Fit, sign: 1 | -1, random: Random, gather = 0): Sleeve {
  const spread = fit.spread + random.between(-0.035, 0.035)
  const bend = fit.sleeve > 400 ? random.between(0.1, 0.2) : 0
  const tip: Point = [middle + fit.shoulder, fit.top + fit.slope]
  const pit: Point = [middle + fit.chest + 2, fit.top + fit.armhole + 4]
  const from: Point = [(tip[0] + pit[0]) / 2 - 4, (tip[1] + pit[1]) / 2]
  const upper: Point = [Math.sin(spread), Math.cos(spread)]
  const lower: Point = [Math.sin(spread - bend), Math.cos(spread - bend)]
  const half = fit.sleeve * 0.5
  const elbow: Point = [from[0] + upper[0] * half, from[1] + upper[1] * half]
  const wrist: Point = [elbow[0] + lower[0] * half, elbow[1] + lower[1] * half]
  const at = (base: Point, way: Point, offset: number, further = 0): Point => [
    base[0] + way[1] * offset + way[0] * further,
    base[1] - way[0] * offset + way[1] * further,
  ]
  const wide = (fit.biceps * 0.62 + fit.cuff * 0.38) / 2
  const end = fit.cuff / 2
  const puff = gather * 0.8
  const outerElbow = at(elbow, upper, wide + (fit.sleeve > 400 ? 5 : -7))
  const innerElbow = at(elbow, upper, -wide + 4)
  const outer = at(wrist, lower, end + puff * 0.4)
  const inner = at(wrist, lower, -end - puff * 0.4)
  const knots: Knot[] = [
    [tip[0] - 10, tip[1] - 5, 'corner'],
    [tip[0] + fit.biceps * (fit.sleeve > 400 ? 0.16 : 0.1), tip[1] + (fit.sleeve > 400 ? 34 : 26)],
    outerElbow,
    at(wrist, lower, end + puff, -46 - puff),
    [outer[0], outer[1], 'corner'],
    at(wrist, lower, 0, 6),
    [inner[0], inner[1], 'corner'],
    at(wrist, lower, -end - puff, -46 - puff),
    innerElbow,
    [pit[0], pit[1], 'corner'],
    [middle + fit.chest - 16, fit.top + fit.armhole * 0.78],
    [middle + fit.shoulder - 24, fit.top + fit.slope + fit.armhole * 0.3],
  ]
  const shape = closed(...knots)
  const creases = sleeveFolds(fit, random, tip, pit, outerElbow, innerElbow, at(wrist, lower, 0), lower)
  const sided = (point: Point): Point => (sign === 1 ? point : [2 * middle - point[0], point[1]])
  return {
    shape: sign === 1 ? shape : mirror(shape, middle),
    grain: -spread * sign,
    outer: sided(outer),
    inner: sided(inner),
    way: [lower[0] * sign, lower[1]],
    creases: sign === 1 ? creases : creases.map((crease) => ({ ...crease, line: mirror(crease.line, middle) })),
  }
}

function sleeveFolds(
  fit: Fit,
  random: Random,
  tip: Point,
  pit: Point,
  outer: Point,
  inner: Point,
  wrist: Point,
  way: Point,
): Crease[] {
  const folds: Crease[] = []
  const across = (y: number, slant: number, width: number, depth: number): void => {
    const share = random.between(0.5, 0.9)
    const from: Point = [inner[0] + (pit[0] - inner[0]) * y, inner[1] + (pit[1] - inner[1]) * y]
    const to: Point = [from[0] + (outer[0] - inner[0]) * share, from[1] + slant]
    folds.push(fold(from, to, random.between(-18, 10), width, depth, 8))
  }
  across(0.92, random.between(-70, -30), 30, 8)
  across(0.62, random.between(-60, 30), 34, 7)
  folds.push(fold([tip[0] + 14, tip[1] + 26], [pit[0] + 26, pit[1] - 16], 22, 30, 6, 10))
  if (fit.sleeve < 400) return folds
  for (let at = 0; at < 3; at += 1)
    across(random.between(-0.25, 0.3), random.between(-50, 60), random.between(24, 38), random.between(7, 11))
  for (let at = 0; at < 4; at += 1) {
    const back = 40 + at * random.between(34, 48)
    const x = wrist[0] - way[0] * back
    const y = wrist[1] - way[1] * back
    const reach = fit.cuff * random.between(0.3, 0.5)
    const lean = random.between(-16, 16)
    folds.push(fold([x - reach, y - lean], [x + reach, y + lean], random.between(-10, 16), 24, random.between(5, 9), 6))
  }
  return folds
}

/** A band along the cuff, as long as `deep`. */
export function cuffBand(sleeve: Sleeve, deep: number, narrower = 0): Shape {
  const { outer, inner, way } = sleeve
  const dx = (inner[0] - outer[0]) * narrower
  const dy = (inner[1] - outer[1]) * narrower
  const a: Point = [outer[0] + dx, outer[1] + dy]
  const b: Point = [inner[0] - dx, inner[1] - dy]
  // biome-ignore format: an outline reads as rows of points
  return closed(
    [outer[0] - way[0] * 10, outer[1] - way[1] * 10, 'corner'],
    [a[0] + way[0] * deep, a[1] + way[1] * deep, 'corner'],
    [(a[0] + b[0]) / 2 + way[0] * (deep + 7), (a[1] + b[1]) / 2 + way[1] * (deep + 7)],
    [b[0] + way[0] * deep, b[1] + way[1] * deep, 'corner'],
    [inner[0] - way[0] * 10, inner[1] - way[1] * 10, 'corner'],
  )
}
