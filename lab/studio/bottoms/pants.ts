/** Trousers and shorts, seen from the front. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { seam } from '../cloth/folds.ts'
import { fitted, word } from '../cloth/letters.ts'
import { motif } from '../cloth/motif.ts'
import { cloth } from '../cloth/pattern.ts'
import { line, plainly } from '../cloth/thread.ts'
import { lightness, shade, standsOut, tint } from '../colour.ts'
import { closed, mirror, open, type Shape } from '../geometry.ts'
import { type Crease, type Piece, piece, type Surface } from '../piece.ts'
import { middle } from '../tops/torso.ts'
import { type Legs, legFolds, legOf, legsOf } from './legs.ts'
import { cuffs, front, sidePockets, threads, waistband } from './waist.ts'

/** Jeans, cargos, joggers, chinos, shorts, track pants and parachute pants. */
export function pants(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const legs = legsOf(look, random)
  const surface: Surface = look.fabric
  const thread =
    look.fabric === 'denim'
      ? threads.denim
      : lightness(look.base) > 0.35
        ? shade(look.base, 0.24)
        : tint(look.base, 0.2)
  const sewing = { look, legs, random, thread, surface }
  const isSoft = surface === 'fleece' || surface === 'nylon' || surface === 'jersey'
  // biome-ignore format: an outline reads as rows of points
  const inside = piece(
    closed(
    [middle - legs.waist, legs.top - 6, 'corner'], [middle, legs.top - 26],
    [middle + legs.waist, legs.top - 6, 'corner'], [middle, legs.top + 36],
  ),
    plainly(shade(look.base, 0.42)) +
      `<rect x="566" y="${legs.top - 16}" width="68" height="26" fill="${look.accent}"/>` +
      word(look.mark, 600, legs.top - 3, standsOut(look.accent, look.base, look.second), {
        height: 9,
        wide: 1,
        weight: 0.2,
        space: 10,
      }),
    { base: -26, swell: 4, surface },
  )
  const right = legOf(legs, random)
  const left = mirror(legOf(legs, random), middle)
  const second = look.pattern === 'colour-block' ? look.second : look.base
  const legPiece = (shape: Shape, isLeft: boolean): Piece => {
    const folds = legFolds(legs, random, isSoft).map((one) =>
      isLeft ? { ...one, line: mirror(one.line, middle) } : one,
    )
    return piece(
      shape,
      cloth(look, 0, isLeft ? look.base : second) + tape(look, legs, isLeft) + legPrint(look, legs, isLeft),
      { surface, swell: 72, round: 84, drape: 1.1, creases: [...folds, ...hemSeam(legs, isLeft)] },
    )
  }
  return [
    inside,
    legPiece(left, true),
    legPiece(right, false),
    ...front(sewing),
    ...sidePockets(sewing),
    ...cuffs(sewing),
    ...waistband(sewing),
  ]
}

function hemSeam(legs: Legs, isLeft: boolean): Crease[] {
  const y = legs.low - 22
  const row = open(
    [middle + legs.hem - legs.hemWide - 20, y],
    [middle + legs.hem - legs.hemWide / 2, y + 8],
    [middle + legs.hem + 20, y],
  )
  return [seam(isLeft ? mirror(row, middle) : row, 2.5, 6)]
}

/** Stripes down the outer seam. */
function tape(look: Look, legs: Legs, isLeft: boolean): string {
  if (look.print !== 'side-tape' && look.kind !== 'track-pants' && look.pattern !== 'panel') return ''
  const kneeY = legs.crotch + (legs.low - legs.crotch) * 0.42
  // biome-ignore format: an outline reads as rows of points
  const edge = open(
    [middle + legs.waist - 16, legs.top], [middle + legs.hip - 26, legs.crotch - 80],
    [middle + legs.knee - 26, kneeY], [middle + legs.hem - 24, legs.low + 10],
  )
  const shape = isLeft ? mirror(edge, middle) : edge
  const ink = standsOut(look.base, look.second, look.accent)
  if (look.pattern === 'panel') return line(shape, look.second, 74)
  return line(shape, ink, 40) + line(shape, look.base, 24) + line(shape, ink, 9)
}

/** The wordmark turned along the leg. */
function downTheLeg(look: Look, { crotch, low }: Legs, x: number, ink: string): string {
  const long = Math.min(340, (low - crotch) * 0.66)
  const y = crotch + Math.max(40 + long / 2, Math.min(170, (low - crotch) * 0.42))
  const style = { height: 52, wide: 1.1, weight: 0.26, space: 9 }
  return `<g transform="rotate(90 ${x} ${y})">${fitted(look.mark, x, y, ink, long, style)}</g>`
}

export function legPrint(look: Look, legs: Legs, isLeft: boolean): string {
  const ink = standsOut(look.base, look.accent, look.second)
  const x = middle + (isLeft ? -1 : 1) * (legs.knee - legs.kneeWide * 0.5)
  if (look.print === 'chest-logo' && isLeft)
    return word(look.mark, x + 10, legs.crotch - 20, ink, { height: 18, wide: 1.1, weight: 0.22, space: 9 })
  if (look.print === 'big-graphic' && isLeft)
    return motif(
      look.motif,
      x,
      legs.crotch + (legs.low - legs.crotch) * 0.35,
      legs.kneeWide * 0.36,
      [ink, look.second, look.base],
      look.seed,
    )
  if (look.print === 'wordmark' && !isLeft) return downTheLeg(look, legs, x, ink)
  if (look.print !== 'all-over') return ''
  return Array.from({ length: 24 }, (_, at) =>
    motif(
      look.motif,
      (isLeft ? 330 : 620) + (at % 3) * 105,
      300 + Math.floor(at / 3) * 120 + (at % 2) * 40,
      34,
      [ink, look.second, look.base],
      look.seed + (at % 3),
    ),
  ).join('')
}
