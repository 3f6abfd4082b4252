/** Puffer jackets and vests with quilted chambers. */
import type { Look } from '../../../demo/look.ts'
import { zip } from '../cloth/closures.ts'
import { fold } from '../cloth/folds.ts'
import { word } from '../cloth/letters.ts'
import { cloth } from '../cloth/pattern.ts'
import { plainly } from '../cloth/thread.ts'
import { shade, standsOut } from '../colour.ts'
import { box, open, type Shape } from '../geometry.ts'
import { type Crease, type Piece, piece } from '../piece.ts'
import { slices } from '../slices.ts'
import { standCollar } from './collars.ts'
import { type Jacket, jacketOf } from './jackets.ts'
import { cuffBand } from './sleeves.ts'
import { bodyOf, insideOf, middle } from './torso.ts'

function puckers(shape: Shape, random: Jacket['random'], count: number, turn: number): Crease[] {
  let [left, right, top, low] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of shape) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    low = Math.max(low, y)
  }
  return Array.from({ length: count }, (_, at) => {
    const x = left + ((at + random.between(0.2, 0.8)) / count) * (right - left)
    const isTop = random.chance(0.5)
    const y = isTop ? top + 8 : low - 8
    const deep = (low - top) * random.between(0.18, 0.42) * (isTop ? 1 : -1)
    return fold(
      [x, y],
      [x + random.between(-14, 14) + Math.sin(turn) * deep, y + deep],
      random.between(-6, 6),
      14,
      random.between(3, 6),
      4,
    )
  })
}

function chambers(
  made: Jacket,
  shape: Shape,
  turn: number,
  count: number,
  base: number,
  ink: (row: number) => string,
): Piece[] {
  const { random, surface } = made
  const cuts = Array.from({ length: count + 1 }, (_, at) => (at === 0 ? 0.004 : at === count ? 0.996 : at / count))
  return slices(shape, turn, cuts, 9, turn === 0 ? 10 : 5).map((one, row) =>
    piece(one, ink(row), {
      surface,
      grain: turn,
      base: base + row * 0.5,
      swell: 66,
      round: 44,
      drape: 0.8,
      creases: puckers(one, random, turn === 0 ? 12 : 5, turn),
    }),
  )
}

/** Puffer jacket, or vest without sleeves. */
export function puffer(look: Look): Piece[] {
  const isVest = look.kind === 'vest'
  const made = jacketOf(
    look,
    {
      length: 690,
      hem: 0.97,
      biceps: 200,
      cuff: 136,
      spread: 0.24,
      neck: 100,
      neckDrop: 80,
      ...(isVest ? { sleeve: 0, shoulder: 196 } : {}),
    },
    10,
  )
  const { fit, random, sleeves } = made
  const rows = random.whole(6, 8)
  const blockFrom =
    look.pattern === 'colour-block' || look.pattern === 'panel'
      ? Math.round(rows * random.between(0.35, 0.6))
      : rows + 1
  const ink = (row: number): string => (row < blockFrom ? cloth(look, 0) : plainly(look.second))
  const body = chambers(made, bodyOf(fit, random, 6), 0, rows, 12, ink)
  const arms = isVest
    ? []
    : sleeves.flatMap((sleeve) => [
        piece(sleeve.shape, plainly(shade(look.base, 0.3)), { surface: look.fabric, base: -8, swell: 30, round: 60 }),
        ...chambers(made, sleeve.shape, sleeve.grain, 6, 14, (row) =>
          look.pattern === 'panel'
            ? plainly(look.second)
            : row < 2 || blockFrom > rows
              ? cloth(look, sleeve.grain)
              : plainly(look.second),
        ),
        piece(cuffBand(sleeve, 24, 0.1), plainly(shade(look.base, 0.25)), {
          surface: 'rib',
          grain: sleeve.grain,
          swell: 30,
          round: 30,
        }),
      ])
  const mark = look.print === 'none' ? [] : badge(made)
  const tail = open([middle, fit.top + fit.neckDrop - 8], [middle, fit.top + fit.length + 2])
  return [
    piece(insideOf(fit), plainly(shade(look.second, 0.2)), { base: -22, swell: 8 }),
    ...arms.slice(0, arms.length),
    ...body,
    ...mark,
    ...zip(tail, shade(look.base, 0.4), standsOut(look.base, look.accent, look.second), 0.05, 26),
    ...highCollar(made),
  ]
}

function badge({ look, fit }: Jacket): Piece[] {
  const ink = standsOut(look.base, look.accent, look.second)
  const x = middle + fit.chest * 0.5
  const y = fit.top + 210
  return [
    piece(
      box(x - 62, y - 22, x + 62, y + 22, 6),
      plainly(ink) +
        word(look.mark, x, y, standsOut(ink, look.base, look.second), {
          height: Math.min(22, 150 / look.mark.length),
          wide: 0.95,
          weight: 0.22,
          space: 9,
        }),
      { lift: 'raised', surface: 'rubber', swell: 4, round: 6, base: 4 },
    ),
  ]
}

function highCollar(made: Jacket): Piece[] {
  const { look, fit, random } = made
  const base = standCollar(look, { ...fit, neck: fit.neck + 6 }, look.base, look.fabric, 92)
  return base.map((one, index) =>
    index === 0
      ? one
      : { ...one, paint: cloth(look, 0), swell: 60, round: 40, base: 30, creases: puckers(one.shape, random, 6, 0) },
  )
}
