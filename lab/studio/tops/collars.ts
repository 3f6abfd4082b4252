/** Collars: knitted stand-ups and leaves that fold over. */
import type { Look } from '../../../demo/look.ts'
import { seam } from '../cloth/folds.ts'
import { cloth } from '../cloth/pattern.ts'
import { plainly, stitched } from '../cloth/thread.ts'
import { shade } from '../colour.ts'
import { closed, type Knot, mirror, open } from '../geometry.ts'
import { type Crease, type Piece, piece, type Surface } from '../piece.ts'
import { type Fit, middle } from './torso.ts'

/** The back of the collar seen through the neck opening. */
function backOf(fit: Fit, ink: string, surface: Surface, high: number): Piece {
  const { top, neck } = fit
  // biome-ignore format: an outline reads as rows of points
  const shape = closed(
    [middle - neck - 6, top - high * 0.3, 'corner'], [middle - neck * 0.5, top - high * 0.86], [middle, top - high],
    [middle + neck * 0.5, top - high * 0.86], [middle + neck + 6, top - high * 0.3, 'corner'],
    [middle + neck * 0.6, top + 22], [middle, top + 34], [middle - neck * 0.6, top + 22],
  )
  return piece(shape, plainly(ink), { surface, base: -6, swell: -14, round: 40 })
}

/** A ribbed or zipped stand-up collar. */
export function standCollar(look: Look, fit: Fit, ink: string, surface: Surface, high = 58): Piece[] {
  const { top, neck, neckDrop } = fit
  // biome-ignore format: an outline reads as rows of points
  const right: Knot[] = [
    [middle + 3, top + neckDrop + 4, 'corner'], [middle + neck * 0.62, top + neckDrop * 0.62],
    [middle + neck + 10, top + 2, 'corner'], [middle + neck * 0.96, top - high * 0.72, 'corner'],
    [middle + neck * 0.6, top - high * 0.2], [middle + 12, top + neckDrop - high * 0.92, 'corner'],
  ]
  const shape = closed(...right)
  const ribs: Crease[] = Array.from({ length: 12 }, (_, at) => {
    const share = at / 11
    const x = middle + 12 + share * (neck - 10)
    const y = top + neckDrop * (1 - share ** 1.4)
    return { line: open([x, y + 6], [x + share * 4 - 2, y - high]), width: 4, depth: 2.4, soft: 1.4, form: 'groove' }
  })
  return [
    backOf(fit, shade(ink, 0.3), 'jersey', high),
    ...[shape, mirror(shape, middle)].map((half, index) =>
      piece(half, look.pattern === 'plain' ? plainly(ink) : plainly(ink), {
        surface,
        base: 16,
        swell: 22,
        round: 26,
        creases:
          surface === 'rib'
            ? index === 0
              ? ribs
              : ribs.map((one) => ({ ...one, line: mirror(one.line, middle) }))
            : [],
      }),
    ),
  ]
}

/** A collar with two leaves. */
export function leafCollar(
  look: Look,
  fit: Fit,
  surface: Surface,
  thread: string,
  reach = 1,
  ink: string | null = null,
): Piece[] {
  const { top, neck, neckDrop } = fit
  const ground = ink === null ? cloth(look, 0.5) : plainly(ink)
  const tip: Knot = [middle + neck * (0.66 + reach * 0.24), top + neckDrop + 46 * reach, 'corner']
  // biome-ignore format: an outline reads as rows of points
  const leaf = closed(
    [middle + 5, top + neckDrop - 20, 'corner'], [middle + neck * 0.5, top + neckDrop * 0.28],
    [middle + neck * 0.9, top - 26, 'corner'], [middle + neck + 14, top - 6],
    [middle + neck + 30 * reach, top + 24, 'corner'], [middle + neck * 1.12, top + neckDrop * 0.7], tip,
  )
  // biome-ignore format: an outline reads as rows of points
  const edge = open(
    [middle + neck + 20 * reach, top + 22], [middle + neck * 1.04, top + neckDrop * 0.68],
    [middle + neck * (0.62 + reach * 0.22), top + neckDrop + 32 * reach], [middle + 20, top + neckDrop - 14],
  )
  // biome-ignore format: an outline reads as rows of points
  const band = closed(
    [middle + 3, top + neckDrop + 4, 'corner'], [middle + neck * 0.5, top + neckDrop * 0.5],
    [middle + neck * 0.9, top, 'corner'], [middle + neck * 0.8, top - 26, 'corner'],
    [middle + neck * 0.42, top + neckDrop * 0.2], [middle + 3, top + neckDrop - 30, 'corner'],
  )
  const inner = ink === null ? shade(look.base, 0.22) : shade(ink, 0.22)
  return [
    backOf(fit, inner, surface, 34),
    ...[band, mirror(band, middle)].map((half) =>
      piece(half, plainly(shade(inner, 0.05)), { surface, base: 8, swell: 8, round: 14 }),
    ),
    ...[leaf, mirror(leaf, middle)].map((half, index) => {
      const row = index === 0 ? edge : mirror(edge, middle)
      return piece(half, ground + stitched(row, thread, 2.2, 5), {
        surface,
        grain: index === 0 ? 0.5 : -0.5,
        base: 24,
        swell: 16,
        round: 24,
        creases: [seam(row, 1.6, 5)],
      })
    }),
  ]
}
