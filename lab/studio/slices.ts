/** Cuts a shape into bands across its length: the chambers of a puffer, the ribs of a quilt. */
import { bounds, closed, type Knot, move, moved, type Point, type Shape } from './geometry.ts'

/** Leftmost and rightmost point of a shape at a height. */
function extent(shape: Shape, y: number): readonly [number, number] | null {
  let [left, right] = [Infinity, -Infinity]
  shape.forEach((a, index) => {
    const b = shape[(index + 1) % shape.length] as Point
    if (a[1] === b[1] || y < Math.min(a[1], b[1]) || y > Math.max(a[1], b[1])) return
    const x = a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])
    left = Math.min(left, x)
    right = Math.max(right, x)
  })
  return left < right ? [left, right] : null
}

/** Bands of the shape between cuts (shares 0..1 of its length along the turned axis), bulging by so many pixels. */
export function slices(shape: Shape, turn: number, cuts: readonly number[], bulge: number, sag = 10): Shape[] {
  const { left, right, top, bottom } = bounds(shape)
  const centre: Point = [(left + right) / 2, (top + bottom) / 2]
  const upright = moved(shape, move(centre, -turn, 1))
  const tall = bounds(upright)
  const heights = cuts.map((share) => tall.top + (tall.bottom - tall.top) * share)
  const bands: Shape[] = []
  for (let at = 0; at + 1 < heights.length; at += 1) {
    const made = bandBetween(upright, heights[at] as number, heights[at + 1] as number, bulge, sag)
    if (made) bands.push(moved(made, move(centre, turn, 1)))
  }
  return bands
}

function bandBetween(shape: Shape, high: number, low: number, bulge: number, sag: number): Shape | null {
  const steps = 4
  const lefts: Knot[] = []
  const rights: Knot[] = []
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps
    const y = high + (low - high) * Math.min(0.99, Math.max(0.01, share))
    const sides = extent(shape, y)
    if (!sides) continue
    const out = Math.sin(share * Math.PI) * bulge
    const isEnd = step === 0 || step === steps
    lefts.push(isEnd ? [sides[0] - out, y, 'corner'] : [sides[0] - out, y])
    rights.push(isEnd ? [sides[1] + out, y, 'corner'] : [sides[1] + out, y])
  }
  const first = lefts[0]
  const last = lefts[lefts.length - 1]
  const firstRight = rights[0]
  const lastRight = rights[rights.length - 1]
  if (!(first && last && firstRight && lastRight) || lefts.length < 3) return null
  return closed(...lefts.reverse(), [(first[0] + firstRight[0]) / 2, high + sag], ...rights, [
    (last[0] + lastRight[0]) / 2,
    low + sag,
  ])
}
