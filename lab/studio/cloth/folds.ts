/** Folds and seams, the two kinds of lines in a garment. */
import { open, type Point, type Shape } from '../geometry.ts'
import type { Crease } from '../piece.ts'

/** A fold between two points, bowed sideways. */
export function fold(from: Point, to: Point, bow: number, width: number, depth: number, soft: number): Crease {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  const mid: Point = [(from[0] + to[0]) / 2 - (dy / length) * bow, (from[1] + to[1]) / 2 + (dx / length) * bow]
  return { line: open(from, mid, to), width, depth, soft, form: 'fold' }
}

/** A stitched line: a thin groove for the relief. */
export function seam(line: Shape, depth = 2.2, width = 5): Crease {
  return { line, width, depth, soft: 1.4, form: 'groove' }
}
