/** Painted stitches, seams, labels and eyelets. */
import { path, type Shape } from '../geometry.ts'
import { word } from './letters.ts'

/** A row of stitches along a line. */
export function stitched(line: Shape, ink: string, width = 2.4, gap = 5): string {
  return `<path d="${path(line, false)}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-dasharray="${gap * 1.6} ${gap}" stroke-linecap="round" opacity="0.85"/>`
}

/** A drawn line. */
export function line(shape: Shape, ink: string, width: number, strength = 1): string {
  return `<path d="${path(shape, false)}" fill="none" stroke="${ink}" stroke-width="${width}" opacity="${strength}" stroke-linejoin="round"/>`
}

/** A filled shape. */
export function fill(shape: Shape, ink: string, strength = 1): string {
  return `<path d="${path(shape)}" fill="${ink}" opacity="${strength}"/>`
}

/** One colour everywhere. */
export function plainly(ink: string): string {
  return `<rect x="-900" y="-900" width="3000" height="3400" fill="${ink}"/>`
}

/** A woven label with a word on it. */
export function label(
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  ink: string,
  text: string,
): string {
  const size = Math.min(height * 0.42, ((width * 0.82) / Math.max(3, text.length)) * 1.1)
  return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="2" fill="${ground}"/>${word(text, x, y, ink, { height: size, wide: 0.9, weight: 0.2, space: 10 })}`
}
