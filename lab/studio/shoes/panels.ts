/** What is sewn or welded onto the upper: toe, eyestay, heel, cage, the side mark. */

import { seam } from '../cloth/folds.ts'
import { plainly, stitched } from '../cloth/thread.ts'
import { mix, standsOut } from '../colour.ts'
import { along, band, beside, closed, ellipse, type Knot, open, type Point, type Shape } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { at, type Laced, type Shoe } from './laced-shoe.ts'
import { type Last, on } from './lasts.ts'

function overlayPiece({ overlay, thread }: Shoe, shape: Shape, ink: string, swell = 8): Piece {
  const inset = closedInset(shape)
  return piece(shape, plainly(ink) + stitched(inset, thread, 2.4, 5), {
    lift: 'raised',
    surface: overlay,
    swell,
    round: 10,
    base: 5,
    creases: [seam(inset, 1.4, 4)],
  })
}

/** The outline a little further in, as the row of stitches runs. */
function closedInset(shape: Shape): Shape {
  const inner = beside(shape, 9)
  const outer = beside(shape, -9)
  const size = (one: Shape): number => {
    let sum = 0
    one.forEach((a, index) => {
      const b = one[(index + 1) % one.length] as Point
      sum += a[0] * b[1] - b[0] * a[1]
    })
    return Math.abs(sum)
  }
  const small = size(inner) < size(outer) ? inner : outer
  return [...small.slice(2, -2)]
}

export function panels(made: Shoe): Piece[] {
  const { look, kind, last, random } = made
  const isRun = kind === 'runner' || kind === 'trail-shoe'
  const first = look.pattern === 'plain' && random.chance(0.5) ? mix(look.base, look.second, 0.16) : look.second
  const other = random.chance(0.5) ? first : mix(look.base, look.second, 0.5)
  // biome-ignore format: an outline reads as rows of points
  const toe = isRun
    ? closed(
    at(16, -40, 'corner'), at(4, -100), at(48, -140), at(120, -150), at(250, -112), at(420, -100),
    at(420, -40, 'corner'),
  )
    : closed(
    at(18, -40, 'corner'), at(4, -98), at(52, -150), at(128, -178), at(176, -150), at(222, -96), at(300, -88),
    at(300, -40, 'corner'),
  )
  const vamp = -kindVamp(kind)
  // biome-ignore format: an outline reads as rows of points
  const eye = isHigh(kind)
    ? closed(
    at(262, vamp - 8, 'corner'), ...knots(last.throat), at(last.eyelets * 0 + 566, -520, 'corner'), at(520, -420),
    at(470, -300), at(400, -220), at(330, -170), at(270, -190),
  )
    : closed(
    at(258, vamp - 6, 'corner'), ...knots(last.throat), at(500, -334, 'corner'), at(430, -280), at(372, -212),
    at(318, -160), at(262, -178),
  )
  const heelTop = Math.min(last.heel * 0.62, 300)
  // biome-ignore format: an outline reads as rows of points
  const counter = closed(
    at(842, -40, 'corner'), at(848, -130),
    ...(isHigh(kind) ? [at(842, -190), at(818, -heelTop + 20)] : [at(832, -heelTop)]), at(770, -heelTop - 6),
    at(716, -190), at(650, -120), at(560, -98), at(560, -40, 'corner'),
  )
  const tab = closed(...heelTab(last))
  const parts = [
    overlayPiece(made, toe, first),
    overlayPiece(made, counter, other),
    overlayPiece(made, eye, first, 9),
    overlayPiece(made, tab, look.accent, 9),
  ]
  if (isRun) parts.push(...cage(made))
  return parts
}

function kindVamp(kind: Laced): number {
  return kind === 'boot' ? 232 : kind === 'runner' || kind === 'trail-shoe' ? 226 : 212
}

const isHigh = (kind: Laced): boolean => kind === 'high-top' || kind === 'boot'

function knots(shape: Shape): Knot[] {
  return shape.filter((_, index) => index % 5 === 0 || index === shape.length - 1)
}

function heelTab(last: Last): Knot[] {
  const end = last.collar[last.collar.length - 1] as Point
  const back = last.upper.filter(([x, y]) => x > end[0] - 10 && y > end[1] + 6 && y < end[1] + 130)
  const edge = back.filter((_, index) => index % 4 === 0).map(([x, y]): Knot => [x + 5, y])
  // biome-ignore format: an outline reads as rows of points
  return [
    [end[0] - 42, end[1] + 26], [end[0] - 4, end[1] - 10], ...edge, [end[0] - 6, end[1] + 128],
    [end[0] - 34, end[1] + 84],
  ]
}

/** Thin welded lines over a running shoe's mesh. */
function cage({ look, random, last }: Shoe): Piece[] {
  const ink = mix(look.accent, look.second, random.next() * 0.6)
  const count = random.whole(2, 4)
  return Array.from({ length: count }, (_, index) => {
    const top = along(last.throat, 0.18 + (index / count) * 0.75).at
    const track = open([top[0] + 26, top[1] + 22], [top[0] + 70, top[1] + 90], on(420 + index * 74, -106))
    return piece(band(track, random.pick([12, 18])), plainly(ink), {
      lift: 'raised',
      surface: 'rubber',
      swell: 5,
      round: 6,
      base: 2,
    })
  })
}

/** The label's mark on the side: drawn, never a word, because the other foot is its mirror image. */
export function sideMark({ look, kind, overlay, random, thread }: Shoe): Piece {
  const ink = standsOut(look.base, look.accent, look.second)
  const up = isHigh(kind) ? -30 : 0
  const marks: (() => Shape)[] = [
    // biome-ignore format: an outline reads as rows of points
    () =>
      closed(
      at(452, -108 + up, 'corner'), at(560, -250 + up, 'corner'), at(606, -250 + up, 'corner'),
      at(498, -108 + up, 'corner'),
    ),
    // biome-ignore format: an outline reads as rows of points
    () =>
      closed(
      at(420, -128 + up, 'corner'), at(540, -150 + up), at(700, -254 + up, 'corner'), at(600, -138 + up),
      at(470, -98 + up),
    ),
    // biome-ignore format: an outline reads as rows of points
    () =>
      closed(
      at(470, -232 + up, 'corner'), at(600, -176 + up, 'corner'), at(470, -120 + up, 'corner'),
      at(510, -176 + up, 'corner'),
    ),
    () => ellipse(...on(540, -178 + up), 58, 58),
    // biome-ignore format: an outline reads as rows of points
    () =>
      closed(
      at(440, -196 + up, 'corner'), at(520, -210 + up), at(600, -164 + up), at(690, -196 + up, 'corner'),
      at(690, -160 + up, 'corner'), at(600, -124 + up), at(520, -170 + up), at(440, -156 + up, 'corner'),
    ),
  ]
  const shape = random.pick(marks)()
  return piece(shape, plainly(ink) + stitched(closedInset(shape), thread, 2, 5), {
    lift: 'raised',
    surface: overlay,
    swell: 6,
    round: 8,
    base: 4,
  })
}
