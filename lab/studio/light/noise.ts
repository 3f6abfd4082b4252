/** Seamless noise tiles, computed once per process and read many times. */
import { randomFrom } from '../../../demo/seeded.ts'

export const tileSize = 512

const mask = tileSize - 1

export interface Tile {
  readonly values: Float32Array
}

const kept = new Map<string, Tile>()

/** Returns the tile of that name, making it the first time. */
export function tile(name: string, make: (x: number, y: number) => number): Tile {
  const known = kept.get(name)
  if (known) return known
  const values = new Float32Array(tileSize * tileSize)
  for (let y = 0; y < tileSize; y += 1) {
    for (let x = 0; x < tileSize; x += 1) values[y * tileSize + x] = make(x, y)
  }
  const made = { values }
  kept.set(name, made)
  return made
}

/** Reads a tile between its cells; coordinates may be any number. */
export function read({ values }: Tile, x: number, y: number): number {
  const cellX = Math.floor(x)
  const cellY = Math.floor(y)
  const fx = x - cellX
  const fy = y - cellY
  const x0 = cellX & mask
  const x1 = (cellX + 1) & mask
  const y0 = (cellY & mask) * tileSize
  const y1 = ((cellY + 1) & mask) * tileSize
  const top = (values[y0 + x0] as number) * (1 - fx) + (values[y0 + x1] as number) * fx
  const low = (values[y1 + x0] as number) * (1 - fx) + (values[y1 + x1] as number) * fx
  return top * (1 - fy) + low * fy
}

/** Gradient noise that repeats every `cells` cells over the tile, in -1..1. */
export function gradientNoise(cells: number, seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed)
  const count = cells * cells
  const ways = Array.from({ length: count }, () => random.next() * Math.PI * 2)
  const wayX = Float32Array.from(ways, Math.cos)
  const wayY = Float32Array.from(ways, Math.sin)
  const dot = (cx: number, cy: number, dx: number, dy: number): number => {
    const index = (cy % cells) * cells + (cx % cells)
    return (wayX[index] as number) * dx + (wayY[index] as number) * dy
  }
  const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)
  return (x, y) => {
    const px = (x / tileSize) * cells
    const py = (y / tileSize) * cells
    const cx = Math.floor(px)
    const cy = Math.floor(py)
    const fx = px - cx
    const fy = py - cy
    const u = ease(fx)
    const top = dot(cx, cy, fx, fy) * (1 - u) + dot(cx + 1, cy, fx - 1, fy) * u
    const low = dot(cx, cy + 1, fx, fy - 1) * (1 - u) + dot(cx + 1, cy + 1, fx - 1, fy - 1) * u
    return (top + (low - top) * ease(fy)) * 1.5
  }
}

/** Several octaves of gradient noise, each finer and fainter. */
export function clouds(cells: number, octaves: number, seed: number, fade = 0.5): (x: number, y: number) => number {
  const layers = Array.from({ length: octaves }, (_, at) => ({
    noise: gradientNoise(cells * 2 ** at, seed + at * 101),
    weight: fade ** at,
  }))
  return (x, y) => layers.reduce((sum, { noise, weight }) => sum + noise(x, y) * weight, 0)
}

/** Sharp creases between rounded lands, as in crumpled nylon: 0..1. */
export function crumple(cells: number, octaves: number, seed: number): (x: number, y: number) => number {
  const layers = Array.from({ length: octaves }, (_, at) => ({
    noise: gradientNoise(cells * 2 ** at, seed + at * 101),
    weight: 0.5 ** at,
  }))
  return (x, y) => layers.reduce((sum, { noise, weight }) => sum + Math.abs(noise(x, y)) * weight, 0)
}

/** Distance to the nearest of scattered points, in cells: pebbles and pores. */
export function pebbles(cells: number, seed: number): (x: number, y: number) => number {
  const random = randomFrom(seed)
  const spots = Float32Array.from({ length: cells * cells * 2 }, () => random.next())
  return (x, y) => {
    const px = (x / tileSize) * cells
    const py = (y / tileSize) * cells
    let best = 9
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const cx = Math.floor(px) + dx
        const cy = Math.floor(py) + dy
        const index = (((cy + cells) % cells) * cells + ((cx + cells) % cells)) * 2
        best = Math.min(best, Math.hypot(cx + (spots[index] as number) - px, cy + (spots[index + 1] as number) - py))
      }
    }
    return Math.min(1, best)
  }
}
