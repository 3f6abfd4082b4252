/** The tote. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { fold, seam } from '../cloth/folds.ts'
import { cloth } from '../cloth/pattern.ts'
import { printed } from '../cloth/print.ts'
import { label, plainly, stitched } from '../cloth/thread.ts'
import { shade, standsOut } from '../colour.ts'
import { band, box, closed, open, type Shape, shifted } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { blocked, threadOf } from './bag-kit.ts'

/** A tote that hangs from its handles. */
export function tote(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const thread = threadOf(look)
  const w = look.cut === 'slim' ? 250 : look.cut === 'oversized' || look.cut === 'wide' ? 350 : 305
  const [top, low] = [600, look.cut === 'cropped' ? 1060 : 1210]
  const handleInk = look.pattern === 'plain' ? (random.chance(0.4) ? look.second : look.base) : look.second
  const drop = random.between(250, 330)
  // biome-ignore format: an outline reads as rows of points
  const handle = (dx: number, dy: number): Shape => [
    ...open(
    [600 - w * 0.46, top + 120], [600 - w * 0.45, top - 60], [600 - w * 0.3 + dx, top - drop * 0.86 + dy],
    [600 + dx, top - drop + dy], [600 + w * 0.3 + dx, top - drop * 0.86 + dy], [600 + w * 0.45, top - 60],
    [600 + w * 0.46, top + 120],
  ),
  ]
  // biome-ignore format: an outline reads as rows of points
  const body = closed(
    [600 - w, top, 'corner'], [600, top + 20], [600 + w, top - 2, 'corner'], [600 + w + 10, top + 260],
    [600 + w + 2, low - 30], [600 + w - 40, low, 'corner'], [600, low + 12], [600 - w + 40, low, 'corner'],
    [600 - w - 4, low - 30], [600 - w - 12, top + 260],
  )
  const hem = open([600 - w - 20, top + 54], [600, top + 74], [600 + w + 20, top + 52])
  const folds = [-1, 1].flatMap((sign) => [
    fold(
      [600 + sign * w * 0.46, top + 90],
      [600 + sign * w * random.between(0.5, 0.8), low - 120],
      sign * 26,
      70,
      13 * sign,
      16,
    ),
    fold([600 + sign * w * 0.44, top + 110], [600 + sign * w * 0.1, top + 330], sign * -24, 50, 10 * sign, 12),
    fold([600 + sign * w * 0.95, low - 160], [600 + sign * w * 0.4, low - 20], sign * 20, 60, 10, 12),
  ])
  const strapPiece = (track: Shape, base: number): Piece => strap(track, handleInk, base)
  const patch = piece(
    box(600 + w * 0.5, low - 120, 600 + w * 0.5 + 96, low - 62, 2),
    label(600 + w * 0.5 + 48, low - 91, 96, 58, look.accent, standsOut(look.accent, look.base, look.second), look.mark),
    { lift: 'raised', surface: 'leather', swell: 4, round: 5, base: 4 },
  )
  const art = printed(
    { ...look, print: look.print === 'chest-logo' || look.print === 'side-tape' ? 'wordmark' : look.print },
    { top: top + 30, length: low - top, chest: w, neckDrop: 60 },
  )
  return [
    strapPiece(handle(random.between(-20, 20), 14), -20),
    piece(
      closed([600 - w, top + 2, 'corner'], [600, top - 14], [600 + w, top, 'corner'], [600, top + 40]),
      plainly(shade(look.base, 0.4)),
      { base: -10, swell: 4, surface: look.fabric },
    ),
    piece(body, cloth(look, 0) + blocked(look, low - 210) + art + stitched(hem, thread, 2.4, 5), {
      surface: look.fabric,
      swell: 84,
      round: 130,
      drape: 1.3,
      creases: [...folds, seam(hem)],
    }),
    ...[-1, 1].map((sign) => tack(600 + sign * w * 0.46, top, handleInk)),
    strapPiece(
      handle(random.between(-12, 12), 0).map(([x, y]) => [x, Math.min(y, top + 60)] as const),
      26,
    ),
    patch,
  ]
}

function strap(track: Shape, ink: string, base: number): Piece {
  const rows = [-14, 14].map((off) => stitched(shifted(track, off * 0.2, 0), shade(ink, 0.3), 2, 6))
  return piece(band(track, 42), plainly(ink) + rows.join(''), { surface: 'canvas', swell: 12, round: 16, base })
}

/** Where a handle is sewn on: a box with a cross. */
function tack(x: number, top: number, ink: string): Piece {
  const cross = `<path d="M${x - 14} ${top + 96}h28v44h-28zl28 44m-28 0l28 -44" fill="none" stroke="${shade(ink, 0.35)}" stroke-width="2.4"/>`
  return piece(box(x - 24, top + 40, x + 24, top + 150, 3), plainly(ink) + cross, {
    lift: 'raised',
    surface: 'canvas',
    swell: 7,
    round: 9,
    base: 6,
  })
}
