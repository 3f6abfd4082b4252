/** How much of each pixel a shape covers: exact areas, so that edges stay smooth without SVG. */
import type { Box, Shape } from '../geometry.ts'

export interface Patch {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** The box in whole cells of the given size, kept inside the frame. */
export function cells(around: Box, cell: number, margin: number, width: number, height: number): Omit<Patch, 'values'> {
  const left = Math.max(0, Math.floor((around.left - margin) / cell))
  const top = Math.max(0, Math.floor((around.top - margin) / cell))
  const right = Math.min(Math.ceil(width / cell), Math.ceil((around.right + margin) / cell) + 1)
  const bottom = Math.min(Math.ceil(height / cell), Math.ceil((around.bottom + margin) / cell) + 1)
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

/** Covers a patch with a shape: 0 outside, 1 inside, the covered share along the edge. */
export function cover(shape: Shape, area: Omit<Patch, 'values'>, cell: number): Patch {
  const stride = area.width + 2
  const sums = new Float32Array(stride * area.height + 2)
  for (let index = 0; index < shape.length; index += 1) {
    const from = shape[index] as readonly [number, number]
    const to = shape[(index + 1) % shape.length] as readonly [number, number]
    edge(
      sums,
      stride,
      area,
      [from[0] / cell - area.left, from[1] / cell - area.top],
      [to[0] / cell - area.left, to[1] / cell - area.top],
    )
  }
  const values = new Float32Array(area.width * area.height)
  for (let y = 0; y < area.height; y += 1) {
    let sum = 0
    for (let x = 0; x < area.width; x += 1) {
      sum += sums[y * stride + x] as number
      values[y * area.width + x] = Math.min(1, Math.abs(sum))
    }
  }
  return { ...area, values }
}

/** Adds one edge as signed area differences per row (as in the font rasteriser of R. Levien). */
function edge(
  sums: Float32Array,
  stride: number,
  area: Omit<Patch, 'values'>,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  if (from[1] === to[1]) return
  const way = from[1] < to[1] ? 1 : -1
  const [top, low] = way === 1 ? [from, to] : [to, from]
  const slope = (low[0] - top[0]) / (low[1] - top[1])
  const first = Math.max(0, Math.floor(top[1]))
  const last = Math.min(area.height, Math.ceil(low[1]))
  for (let y = first; y < last; y += 1) {
    const startY = Math.max(y, top[1])
    const endY = Math.min(y + 1, low[1])
    const tall = endY - startY
    if (tall <= 0) continue
    const x0 = top[0] + (startY - top[1]) * slope
    const x1 = top[0] + (endY - top[1]) * slope
    row(sums, y * stride, area.width, way * tall, Math.min(x0, x1), Math.max(x0, x1))
  }
}

function row(sums: Float32Array, offset: number, width: number, tall: number, x0: number, x1: number): void {
  const left = Math.max(0, Math.min(width, x0))
  const right = Math.max(0, Math.min(width, x1))
  const first = Math.floor(left)
  const last = Math.floor(right)
  if (last === first || x1 - x0 < 1e-6) {
    const share = 1 - ((left + right) / 2 - first)
    sums[offset + first] = (sums[offset + first] as number) + tall * share
    sums[offset + first + 1] = (sums[offset + first + 1] as number) + tall * (1 - share)
    return
  }
  const per = tall / (right - left)
  let done = 0
  for (let x = first; x <= last; x += 1) {
    const from = Math.max(left, x)
    const to = Math.min(right, x + 1)
    const part = per * (to - from)
    const share = 1 - ((from + to) / 2 - x)
    sums[offset + x] = (sums[offset + x] as number) + part * share
    sums[offset + x + 1] = (sums[offset + x + 1] as number) + part * (1 - share)
    done += part
  }
  const rest = tall - done
  sums[offset + last] = (sums[offset + last] as number) + rest
}

/** Blurs in place: three box passes, close to a Gaussian of the given radius (in cells). */
export function blur(values: Float32Array, width: number, height: number, sigma: number): void {
  const radius = Math.round(Math.sqrt((sigma * sigma * 12) / 3 + 1) / 2 - 0.5)
  if (radius < 1) return
  const other = new Float32Array(values.length)
  for (let pass = 0; pass < 3; pass += 1) {
    boxRows(values, other, width, height, radius)
    boxColumns(other, values, width, height, radius)
  }
}

function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const weight = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y += 1) {
    const start = y * width
    let sum = 0
    for (let x = -radius; x <= radius; x += 1) sum += from[start + Math.max(0, Math.min(width - 1, x))] as number
    for (let x = 0; x < width; x += 1) {
      to[start + x] = sum * weight
      sum += from[start + Math.min(width - 1, x + radius + 1)] as number
      sum -= from[start + Math.max(0, x - radius)] as number
    }
  }
}

function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const weight = 1 / (2 * radius + 1)
  const sums = new Float32Array(width)
  for (let y = -radius; y <= radius; y += 1) {
    const start = Math.max(0, Math.min(height - 1, y)) * width
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) + (from[start + x] as number)
  }
  for (let y = 0; y < height; y += 1) {
    const enter = Math.min(height - 1, y + radius + 1) * width
    const leave = Math.max(0, y - radius) * width
    for (let x = 0; x < width; x += 1) {
      to[y * width + x] = (sums[x] as number) * weight
      sums[x] = (sums[x] as number) + (from[enter + x] as number) - (from[leave + x] as number)
    }
  }
}
