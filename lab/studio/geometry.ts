/**
 * Outlines as dense polylines in canvas pixels (1200 x 1600, y down). Curves are flattened once,
 * so that moving, mirroring, rasterising and writing SVG all work on plain points.
 */
export type Point = readonly [x: number, y: number]

export type Shape = readonly Point[]

/** A point the curve passes through; a corner breaks its smoothness. */
export type Knot = Point | readonly [x: number, y: number, corner: 'corner']

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const stepPx = 7

function blend(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

function bezier(from: Point, first: Point, second: Point, to: Point, out: Point[]): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.max(2, Math.ceil(length / stepPx))
  for (let step = 1; step <= steps; step += 1) {
    const t = step / steps
    const a = blend(from, first, t)
    const b = blend(first, second, t)
    const c = blend(second, to, t)
    out.push(blend(blend(a, b, t), blend(b, c, t), t))
  }
}

function tangent(before: Point, after: Point, reach: number): Point {
  const x = after[0] - before[0]
  const y = after[1] - before[1]
  const length = Math.hypot(x, y) || 1
  return [(x / length) * reach, (y / length) * reach]
}

function spline(knots: readonly Knot[], isClosed: boolean): Shape {
  const count = knots.length
  const at = (index: number): Knot => knots[((index % count) + count) % count] as Knot
  const last = isClosed ? count : count - 1
  const isEnd = (index: number): boolean => !isClosed && (index === 0 || index === last)
  const out: Point[] = [point(at(0))]
  for (let index = 0; index < last; index += 1) {
    const from = at(index)
    const to = at(index + 1)
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.36
    const startsSharp = from[2] === 'corner' || isEnd(index)
    const endsSharp = to[2] === 'corner' || isEnd(index + 1)
    const a = point(from)
    const b = point(to)
    const leaves = startsSharp ? null : tangent(point(at(index - 1)), b, reach)
    const arrives = endsSharp ? null : tangent(a, point(at(index + 2)), reach)
    const second: Point | null = arrives && [b[0] - arrives[0], b[1] - arrives[1]]
    const first: Point = leaves ? [a[0] + leaves[0], a[1] + leaves[1]] : blend(a, second ?? b, 0.34)
    bezier(a, first, second ?? blend(b, first, 0.34), b, out)
  }
  return out
}

function point(knot: Knot): Point {
  return [knot[0], knot[1]]
}

/** A smooth closed outline through the knots. */
export function closed(...knots: readonly Knot[]): Shape {
  return spline(knots, true)
}

/** A smooth open line through the knots. */
export function open(...knots: readonly Knot[]): Shape {
  return spline(knots, false)
}

/** Straight-edged closed outline. */
export function polygon(...points: readonly Point[]): Shape {
  return closed(...points.map(([x, y]): Knot => [x, y, 'corner']))
}

/** Ellipse around a centre. */
export function ellipse(x: number, y: number, halfWidth: number, halfHeight: number, turn = 0): Shape {
  const steps = Math.max(12, Math.ceil((halfWidth + halfHeight) / 4))
  const ring: Point[] = []
  for (let step = 0; step < steps; step += 1) {
    const angle = (step / steps) * Math.PI * 2
    const across = Math.cos(angle) * halfWidth
    const down = Math.sin(angle) * halfHeight
    ring.push([
      x + across * Math.cos(turn) - down * Math.sin(turn),
      y + across * Math.sin(turn) + down * Math.cos(turn),
    ])
  }
  return ring
}

/** Rectangle with rounded corners. */
export function box(left: number, top: number, right: number, bottom: number, radius = 0): Shape {
  if (radius <= 0.5) return polygon([left, top], [right, top], [right, bottom], [left, bottom])
  const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2)
  const out: Point[] = []
  const arc = (x: number, y: number, from: number): void => {
    for (let step = 0; step <= 6; step += 1) {
      const angle = from + (step / 6) * (Math.PI / 2)
      out.push([x + Math.cos(angle) * r, y + Math.sin(angle) * r])
    }
  }
  arc(right - r, bottom - r, 0)
  arc(left + r, bottom - r, Math.PI / 2)
  arc(left + r, top + r, Math.PI)
  arc(right - r, top + r, Math.PI * 1.5)
  return out
}

/** Position and direction of the line after a share (0 to 1) of its points. */
export function along(line: Shape, share: number): { at: Point; way: Point } {
  const place = Math.max(0, Math.min(1, share)) * (line.length - 1)
  const index = Math.min(line.length - 2, Math.floor(place))
  const a = line[index] as Point
  const b = line[index + 1] as Point
  return { at: blend(a, b, place - index), way: tangent(a, b, 1) }
}

/** The same line, shifted sideways, in pixels (positive: to the right of its direction). */
export function beside(line: Shape, distance: number): Shape {
  return line.map((at, index): Point => {
    const before = line[Math.max(0, index - 1)] as Point
    const after = line[Math.min(line.length - 1, index + 1)] as Point
    const way = tangent(before, after, 1)
    return [at[0] - way[1] * distance, at[1] + way[0] * distance]
  })
}

/** The same line, moved as a whole. */
export function shifted(line: Shape, right: number, down: number): Shape {
  return line.map(([x, y]): Point => [x + right, y + down])
}

/** A band along a line whose width may swell and taper: width(share) is the full width in pixels. */
export function band(line: Shape, width: number | ((share: number) => number)): Shape {
  const widthAt = typeof width === 'number' ? (): number => width : width
  const sides: [Point[], Point[]] = [[], []]
  line.forEach((at, index) => {
    const before = line[Math.max(0, index - 1)] as Point
    const after = line[Math.min(line.length - 1, index + 1)] as Point
    const way = tangent(before, after, widthAt(index / (line.length - 1)) / 2)
    sides[0].push([at[0] - way[1], at[1] + way[0]])
    sides[1].push([at[0] + way[1], at[1] - way[0]])
  })
  return [...sides[0], ...sides[1].reverse()]
}

/** An affine map as the six numbers of SVG's matrix(). */
export type Move = readonly [number, number, number, number, number, number]

/** Turn by radians and scale around a centre, then shift. */
export function move(centre: Point, turn: number, scale: number, shift: Point = [0, 0], flip = false): Move {
  const cos = Math.cos(turn) * scale
  const sin = Math.sin(turn) * scale
  const side = flip ? -1 : 1
  const [x, y] = centre
  return [
    cos * side,
    sin * side,
    -sin,
    cos,
    x + shift[0] - cos * side * x + sin * y,
    y + shift[1] - sin * side * x - cos * y,
  ]
}

/** First `inner`, then `outer`. */
export function after(outer: Move, inner: Move): Move {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

/** The shape, transformed by a map. */
export function moved(shape: Shape, [a, b, c, d, e, f]: Move): Shape {
  return shape.map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f])
}

/** Mirror left and right around a vertical line. */
export function mirror(shape: Shape, x: number): Shape {
  return shape.map(([px, py]): Point => [2 * x - px, py]).reverse()
}

/** The smallest box around a shape. */
export function bounds(shape: Shape): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of shape) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

/** SVG path data of the shape. */
export function path(shape: Shape, isClosed = true): string {
  const steps = shape.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return `M${steps.join('L')}${isClosed ? 'Z' : ''}`
}
