/** Lights the height field (shadows, ambient occlusion, colour, highlights) into an sRGB picture. */
import { linear } from '../colour.ts'
import { blur } from './coverage.ts'
import { type Material, wrinkles } from './fabric.ts'
import type { Mood } from './mood.ts'
import { read } from './noise.ts'
import { frameHeight, frameWidth, type HeightField, materialsOf } from './relief.ts'

const halfWidth = frameWidth / 2

const halfHeight = frameHeight / 2

export interface Shades {
  /** Direct light (0 in shadow to 1 lit) and ambient occlusion (0 occluded to 1 open), at half size. */
  readonly lit: Float32Array
  readonly open: Float32Array
}

function halved(full: Float32Array): Float32Array {
  const half = new Float32Array(halfWidth * halfHeight)
  for (let y = 0; y < halfHeight; y += 1) {
    for (let x = 0; x < halfWidth; x += 1) {
      const at = y * 2 * frameWidth + x * 2
      half[y * halfWidth + x] =
        ((full[at] as number) +
          (full[at + 1] as number) +
          (full[at + frameWidth] as number) +
          (full[at + frameWidth + 1] as number)) /
        4
    }
  }
  return half
}

/** Shadows by ray marching towards the key light; ambient occlusion by comparing the relief with its blurred copy. */
export function shadesOf(field: HeightField, mood: Mood): Shades {
  const height = halved(field.height)
  const lit = walk(height, mood)
  blur(lit, halfWidth, halfHeight, 1 + (1 - mood.hardness) * 5)
  const open = new Float32Array(height.length).fill(1)
  for (const [sigma, strength, limit] of [
    [4, 0.05, 0.34],
    [16, 0.014, 0.42],
    [44, 0.005, 0.3],
  ] as const) {
    const around = Float32Array.from(height)
    blur(around, halfWidth, halfHeight, sigma)
    for (let at = 0; at < open.length; at += 1) {
      const sunk = (around[at] as number) - (height[at] as number)
      if (sunk > 0) open[at] = (open[at] as number) * (1 - limit * (1 - Math.exp((-sunk * strength) / limit)))
    }
  }
  return { lit, open }
}

function walk(height: Float32Array, mood: Mood): Float32Array {
  const lit = new Float32Array(height.length).fill(1)
  const across = Math.hypot(mood.way[0], mood.way[1])
  const stepX = mood.way[0] / across
  const stepY = mood.way[1] / across
  const slope = (mood.way[2] / across) * 2
  const spread = 0.16 + (1 - mood.hardness) * 0.9
  const reaches = Array.from({ length: 22 }, (_, at) => 1.5 + at * 2 + at * at * 0.16)
  const offsets = reaches.map((reach) => [Math.round(stepX * reach), Math.round(stepY * reach)] as const)
  for (let y = 0; y < halfHeight; y += 1) {
    for (let x = 0; x < halfWidth; x += 1) {
      const here = height[y * halfWidth + x] as number
      let hidden = 0
      for (let step = 0; step < offsets.length; step += 1) {
        const [dx, dy] = offsets[step] as readonly [number, number]
        const px = x + dx
        const py = y + dy
        if (px < 0 || py < 0 || px >= halfWidth || py >= halfHeight) break
        const reach = reaches[step] as number
        const above = (height[py * halfWidth + px] as number) - here - reach * slope
        if (above > 0) hidden = Math.max(hidden, above / (reach * spread + 3))
      }
      lit[y * halfWidth + x] = 1 - Math.min(1, hidden)
    }
  }
  return lit
}

/** Interpolates a half-size buffer. */
function half(values: Float32Array, x: number, y: number): number {
  const gx = Math.max(0, Math.min(halfWidth - 1.001, x / 2 - 0.25))
  const gy = Math.max(0, Math.min(halfHeight - 1.001, y / 2 - 0.25))
  const at = (gy | 0) * halfWidth + (gx | 0)
  const fx = gx - (gx | 0)
  const fy = gy - (gy | 0)
  const top = (values[at] as number) * (1 - fx) + (values[at + 1] as number) * fx
  const low = (values[at + halfWidth] as number) * (1 - fx) + (values[at + halfWidth + 1] as number) * fx
  return top * (1 - fy) + low * fy
}

const steep = 2.6

/** Slope of relief and texture in one direction, never across the edge of a piece. */
function slopeAt(field: HeightField, at: number, step: number): number {
  const owner = field.owner[at]
  const total = (index: number): number => (field.height[index] as number) + (field.fine[index] as number)
  const hasNext = field.owner[at + step] === owner
  const hasLast = field.owner[at - step] === owner
  if (!(hasNext || hasLast)) return 0
  const next = hasNext ? total(at + step) : total(at)
  const last = hasLast ? total(at - step) : total(at)
  const slope = hasNext && hasLast ? (next - last) / 2 : next - last
  return Math.max(-steep, Math.min(steep, slope))
}

/** Share of the key light that passes the stencil (gobo) in front of the lamp. */
function stencil(mood: Mood, x: number, y: number, height: number): number {
  if (mood.gobo === 'none') return 1
  const px = x - 600 + mood.way[0] * height * 1.2 + mood.goboShift
  const py = y - 700 + mood.way[1] * height * 1.2
  const u = px * Math.cos(mood.goboTurn) + py * Math.sin(mood.goboTurn)
  const v = py * Math.cos(mood.goboTurn) - px * Math.sin(mood.goboTurn)
  if (mood.gobo === 'leaves') {
    const leaf = read(wrinkles(false), u * 0.42 + 90, v * 0.3) + read(wrinkles(false), v * 0.9, u * 1.1) * 0.6
    return 0.34 + 0.66 * ramp(leaf, -0.18, 0.14)
  }
  const pane = mood.gobo === 'window' ? panes(u + v * 0.22, v) : bars(v, 118, 44)
  return 0.3 + 0.7 * pane
}

/** A tall window of two by three panes. */
function panes(u: number, v: number): number {
  const frame = Math.min(ramp(-Math.abs(u), -400, -372), ramp(-Math.abs(v), -720, -690))
  const posts = Math.min(ramp(Math.abs(u), 12, 36), ramp(Math.abs(Math.abs(v) - 240), 12, 36))
  return Math.min(frame, posts)
}

function ramp(value: number, low: number, high: number): number {
  const share = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}

function bars(place: number, every: number, bar: number): number {
  const inside = Math.abs((((place % every) + every * 1.5) % every) - every / 2)
  return ramp(every / 2 - inside, bar / 2 - 14, bar / 2 + 16)
}

/** Softboxes reflected by polished surfaces: a tall one on the side of the key light, a strip opposite. */
function mirrored(mood: Mood, nx: number, ny: number, nz: number): number {
  const rx = 2 * nz * nx * (mood.way[0] < 0 ? 1 : -1)
  const ry = 2 * nz * ny
  const big = ramp(-rx, 0.28, 0.5) * ramp(rx, -0.92, -0.78) * ramp(-Math.abs(ry + 0.1), -0.75, -0.5)
  const strip = ramp(rx, 0.6, 0.68) * ramp(-rx, -0.9, -0.8) * 0.7
  const sky = ramp(-ry, 0.25, 0.9) * 0.35
  return big + strip + sky
}

const curve = Uint8ClampedArray.from({ length: 4097 }, (_, step) => {
  const value = (step / 4096) * 2.2
  const pressed = value < 0.72 ? value : 0.72 + (1 - Math.exp(-(value - 0.72) / 0.3)) * 0.3
  const srgb = pressed <= 0.0031308 ? pressed * 12.92 : 1.055 * pressed ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, srgb) * 255)
})

/** The finished picture, three bytes a pixel; `paint` is RGBA. */
export function shadePixels(field: HeightField, paint: Uint8Array, mood: Mood, shades: Shades): Uint8Array {
  const out = new Uint8Array(frameWidth * frameHeight * 3)
  const materials = materialsOf(field)
  const halfway = normal(mood.way[0], mood.way[1], mood.way[2] + 1)
  for (let y = 0; y < frameHeight; y += 1) {
    for (let x = 0; x < frameWidth; x += 1) {
      const at = y * frameWidth + x
      const inX = x > 0 && x < frameWidth - 1
      const inY = y > 0 && y < frameHeight - 1
      const gx = inX ? slopeAt(field, at, 1) : 0
      const gy = inY ? slopeAt(field, at, frameWidth) : 0
      const nz = 1 / Math.sqrt(1 + gx * gx + gy * gy)
      const lamp = half(shades.lit, x, y) * stencil(mood, x, y, field.height[at] as number)
      const share = field.figure[at] as number
      const spot = falloff(mood, x, y, share)
      const cloth = materials[field.surface[at] as number] as Material
      pixel(
        out,
        at,
        paint,
        field.tint[at] as number,
        mood,
        cloth,
        halfway,
        -gx * nz,
        -gy * nz,
        nz,
        lamp,
        half(shades.open, x, y),
        spot,
        share,
      )
    }
  }
  return out
}

function normal(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

function falloff(mood: Mood, x: number, y: number, figure: number): number {
  const dx = (x - 600 + mood.way[0] * -130) / 900
  const dy = (y - 700 + mood.way[1] * -160) / 1150
  const fade = mood.vignette * (dx * dx + dy * dy) * 1.25
  return 1 - Math.min(0.82, fade * (1 - figure * 0.55))
}

function pixel(
  out: Uint8Array,
  at: number,
  paint: Uint8Array,
  yarn: number,
  mood: Mood,
  cloth: Material,
  halfway: readonly [number, number, number],
  nx: number,
  ny: number,
  nz: number,
  lamp: number,
  open: number,
  spot: number,
  figure: number,
): void {
  const facing = nx * mood.way[0] + ny * mood.way[1] + nz * mood.way[2]
  const wrap = 0.16
  const key = Math.max(0, (facing + wrap) / (1 + wrap)) * lamp
  const fill = (0.5 - 0.5 * (nx * mood.way[0] + ny * mood.way[1] * -0.4) + nz * 0.5) * open
  const edge = 1 - nz
  const rim = edge * edge * figure
  const left = nx < 0 ? rim * -nx : 0
  const right = nx > 0 ? rim * nx : 0
  const fresnel = cloth.gloss + (1 - cloth.gloss) * cloth.gloss * 1.4 * edge * edge
  const spark = Math.max(0, nx * halfway[0] + ny * halfway[1] + nz * halfway[2]) ** (cloth.tight * 2)
  const shine =
    cloth.gloss > 0.02
      ? fresnel *
        (spark * 2.2 * lamp +
          mirrored(mood, nx, ny, nz) *
            Math.min(1, Math.max(0.12, (cloth.tight - 8) / 26)) *
            (0.35 + 0.65 * lamp) *
            1.3 *
            open)
      : fresnel * spark * lamp
  const fuzz = cloth.sheen * edge * (0.4 + 0.6 * lamp) * open
  for (let channel = 0; channel < 3; channel += 1) {
    const own = Math.min(0.86, (linear[paint[at * 4 + channel] as number] as number) * (1 + yarn))
    const lampLight = mood.key[channel] as number
    const around = (mood.fill[channel] as number) * fill + (mood.ambient[channel] as number) * open
    const back = (mood.rimLeft[channel] as number) * left + (mood.rimRight[channel] as number) * right
    const diffuse = own * 0.96 * (lampLight * key + around + back * 1.6)
    const value =
      diffuse + shine * lampLight + fuzz * (0.35 + own) * (lampLight * 0.5 + back) + back * (0.1 + cloth.gloss)
    out[at * 3 + channel] = curve[Math.min(4096, Math.max(0, (value * spot * 4096) / 2.2) | 0)] as number
  }
}
