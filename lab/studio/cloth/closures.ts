/** What closes and opens garments: zips, buttons, cords, flap pockets. */
import { mix, shade } from '../colour.ts'
import { band, box, closed, ellipse, type Shape } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { line as drawn, fill, plainly } from './thread.ts'

/** A zip along a line: tape, teeth and slider. */
export function zip(track: Shape, tape: string, teeth: string, slider = 0.02, width = 22): Piece[] {
  const rows = `<path d="M${track.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" fill="none" stroke="${teeth}" stroke-width="${width * 0.42}" stroke-dasharray="5 3.4"/>`
  const at = track[Math.floor(track.length * slider)] ?? [600, 400]
  // biome-ignore format: an outline reads as rows of points
  const body = closed(
    [at[0] - 8, at[1] - 10], [at[0] + 8, at[1] - 10], [at[0] + 10, at[1] + 12], [at[0] - 10, at[1] + 12],
  )
  const pull = box(at[0] - 5, at[1] + 12, at[0] + 5, at[1] + 58, 4)
  return [
    piece(band(track, width), plainly(tape) + rows, {
      lift: 'raised',
      surface: 'canvas',
      swell: 3,
      round: 8,
      base: -5,
      creases: [{ line: track, width: width * 0.45, depth: 4, soft: 1.2, form: 'ridge' }],
    }),
    piece(pull, plainly(mix(teeth, '#c9c9cc', 0.4)), { lift: 'raised', surface: 'metal', swell: 6, round: 6, base: 6 }),
    piece(body, plainly(mix(teeth, '#c9c9cc', 0.5)), { lift: 'raised', surface: 'metal', swell: 8, round: 8, base: 4 }),
  ]
}

/** A sewn button with four holes, or a press stud without. */
export function button(x: number, y: number, r: number, ink: string, isStud = false): Piece {
  // biome-ignore format: an outline reads as rows of points
  const holes = isStud
    ? fill(ellipse(x, y, r * 0.45, r * 0.45), shade(ink, 0.25))
    : [
    [-1, -1], [1, -1], [-1, 1], [1, 1],
  ]
        .map(([dx, dy]) =>
          fill(ellipse(x + (dx ?? 0) * r * 0.24, y + (dy ?? 0) * r * 0.24, r * 0.13, r * 0.13), shade(ink, 0.7)),
        )
        .join('')
  return piece(
    ellipse(x, y, r, r),
    plainly(ink) + drawn([...ellipse(x, y, r * 0.7, r * 0.7)], shade(ink, 0.3), r * 0.12) + holes,
    {
      lift: 'raised',
      surface: isStud ? 'metal' : 'rubber',
      swell: r * 0.5,
      round: r * 0.6,
      base: 3,
    },
  )
}

/** A round cord with a tip. */
export function cord(track: Shape, ink: string, width = 10, tip: string | null = null): Piece[] {
  const parts = [
    piece(band(track, width), plainly(ink) + dashes(track, ink, width), {
      lift: 'raised',
      surface: 'canvas',
      swell: width * 0.95,
      round: width * 0.6,
      base: 5,
    }),
  ]
  if (tip) {
    const end = track.slice(-6)
    if (end.length > 1)
      parts.push(
        piece(band(end, width * 1.15), plainly(tip), {
          lift: 'raised',
          surface: 'metal',
          swell: width * 0.5,
          round: width * 0.5,
          base: 3,
        }),
      )
  }
  return parts
}

function dashes(track: Shape, ink: string, width: number): string {
  return `<path d="M${track.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" fill="none" stroke="${shade(ink, 0.35)}" stroke-width="${width}" stroke-dasharray="2 6" opacity="0.35"/>`
}

/** A metal eyelet. */
export function eyelet(x: number, y: number, r: number, ink = '#a8a8ac'): Piece {
  return piece(ellipse(x, y, r, r), plainly(ink) + fill(ellipse(x, y, r * 0.5, r * 0.5), '#0c0c0e'), {
    lift: 'raised',
    surface: 'metal',
    swell: r * 0.6,
    round: r * 0.5,
    base: 1,
  })
}
