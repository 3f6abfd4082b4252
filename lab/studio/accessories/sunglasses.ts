/** Sunglasses. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { cloth } from '../cloth/pattern.ts'
import { plainly } from '../cloth/thread.ts'
import { mix, shade, standsOut } from '../colour.ts'
import { band, closed, ellipse, mirror, move, open, type Point, type Shape } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'

/** Sunglasses from the front, temples folded away behind. */
export function sunglasses(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const frame = look.base
  const lens = random.chance(0.5) ? shade(look.second, 0.55) : mix('#101216', look.accent, 0.3)
  const style = random.whole(0, 3)
  // biome-ignore format: an outline reads as rows of points
  const outlines: readonly Shape[] = [
    closed([640, 640], [700, 606], [860, 598], [956, 622], [972, 690], [940, 800], [850, 842], [730, 834], [656, 770]),
    ellipse(800, 716, 152, 140),
    closed([646, 650, 'corner'], [800, 612], [1004, 566, 'corner'], [984, 700], [920, 800], [800, 830], [690, 790]),
    closed(
    [630, 630, 'corner'], [960, 622, 'corner'], [976, 660], [960, 806, 'corner'], [940, 824], [690, 826], [650, 790],
  ),
  ]
  const outer = outlines[style] as Shape
  const middleOf: Point = [800, 715]
  const shrink = move(middleOf, 0, style === 1 ? 0.8 : 0.84)
  const inner = outer.map(([x, y]): Point => [shrink[0] * x + shrink[4], shrink[3] * y + shrink[5]])
  const id = `lens${look.seed}`
  const glass = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="${shade(lens, 0.35)}"/><stop offset="0.55" stop-color="${lens}"/><stop offset="1" stop-color="${mix(lens, look.accent, 0.5)}"/></linearGradient></defs><rect x="0" y="300" width="1200" height="900" fill="url(#${id})"/><path d="M0 900L420 420L520 420L100 900ZM140 900L560 420L590 420L170 900Z" fill="#fff" opacity="0.13"/><path d="M620 900L900 420L990 420L710 900Z" fill="#fff" opacity="0.11"/>`
  const hinges: readonly Point[] = [
    [952, 656],
    [938, 672],
    [968, 606],
    [950, 650],
  ]
  const [hx, hy] = hinges[style] as Point
  const temple = open([hx, hy], [hx + 16, hy + 24], [hx - 14, hy + 54], [860, 728], [700, 736], [500, 738])
  const bridge = open([500, 690], [548, 650], [600, 640], [652, 650], [700, 690])
  const sides = [false, true]
  const flip = (shape: Shape, isLeft: boolean): Shape => (isLeft ? mirror(shape, 600) : shape)
  const dots = standsOut(frame, '#d8d8da', look.accent)
  return [
    ...sides.map((isLeft) =>
      piece(band(flip(temple, isLeft), 24), plainly(shade(frame, 0.25)), {
        surface: 'glass',
        swell: 14,
        round: 14,
        base: -16,
      }),
    ),
    piece(band(bridge, 30), plainly(frame), { surface: 'glass', swell: 20, round: 16, base: 18 }),
    ...sides.flatMap((isLeft) => [
      piece(flip(outer, isLeft), look.pattern === 'plain' ? plainly(frame) : cloth(look, 0), {
        surface: 'rubber',
        swell: 30,
        round: 26,
        base: 18,
      }),
      piece(flip(inner, isLeft), glass, { surface: 'glass', swell: 34, round: 130, base: 20 }),
      piece(ellipse(isLeft ? 1200 - hx : hx, hy, 8, 8), plainly(dots), {
        lift: 'raised',
        surface: 'metal',
        swell: 5,
        round: 5,
        base: 3,
      }),
    ]),
  ]
}
