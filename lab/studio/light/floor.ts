/** Shadows of a standing figure: dark at the contact, and cast over the floor away from the lamp. */
import { blur } from './coverage.ts'
import type { Shades } from './light.ts'
import type { Mood } from './mood.ts'
import { frameHeight, frameWidth, type HeightField } from './relief.ts'

const halfWidth = frameWidth / 2

const halfHeight = frameHeight / 2

/** Combines the shading of the figure with that of the empty scene, and adds the shadow on the floor. */
export function standing(field: HeightField, mood: Mood, own: Shades, empty: Shades, floor: number): Shades {
  const cast = castOf(field, mood, floor)
  const contact = contactOf(field, floor)
  const lit = new Float32Array(own.lit.length)
  const open = new Float32Array(own.open.length)
  for (let y = 0; y < halfHeight; y += 1) {
    for (let x = 0; x < halfWidth; x += 1) {
      const at = y * halfWidth + x
      const share = field.figure[y * 2 * frameWidth + x * 2] as number
      const dark = cast[at] as number
      const near = contact[at] as number
      const setLit = (empty.lit[at] as number) * (1 - dark * 0.92) * (1 - near * 0.72)
      const setOpen = (empty.open[at] as number) * (1 - near * 0.8) * (1 - dark * 0.3)
      lit[at] = (own.lit[at] as number) * share + setLit * (1 - share)
      open[at] = (own.open[at] as number) * share + setOpen * (1 - share)
    }
  }
  return { lit, open }
}

/** Projects every pixel of the figure onto the floor, away from a front light. */
function thrown(field: HeightField, mood: Mood, floor: number): Float32Array {
  const sharp = new Float32Array(halfWidth * halfHeight)
  const across = -mood.way[0] * 0.9
  const back = 0.2
  for (let y = 0; y < Math.min(frameHeight, floor); y += 2) {
    const high = floor - y
    const row = Math.round((floor - 8 - high * back) / 2)
    const shift = (across * high) / 2
    for (let x = 0; x < frameWidth; x += 2) {
      const column = Math.round(x / 2 + shift)
      const isOff = row < 0 || row >= halfHeight || column < 0 || column >= halfWidth
      if (!isOff && (field.figure[y * frameWidth + x] as number) >= 0.5) sharp[row * halfWidth + column] = 1
    }
  }
  return sharp
}

/** The cast shadow, softer and fainter with distance from the figure. */
function castOf(field: HeightField, mood: Mood, floor: number): Float32Array {
  const sharp = thrown(field, mood, floor)
  const wide = Float32Array.from(sharp)
  blur(sharp, halfWidth, halfHeight, 3 + (1 - mood.hardness) * 9)
  blur(wide, halfWidth, halfHeight, 10 + (1 - mood.hardness) * 30)
  for (let y = 0; y < halfHeight; y += 1) {
    const away = Math.max(0, Math.min(1, (floor - y * 2) / 150))
    const blurred = away * (1 - mood.hardness * 0.7)
    for (let x = 0; x < halfWidth; x += 1) {
      const at = y * halfWidth + x
      sharp[at] = ((sharp[at] as number) * (1 - blurred) + (wide[at] as number) * blurred) * (1 - away * 0.45)
    }
  }
  return sharp
}

function contactOf(field: HeightField, floor: number): Float32Array {
  const touch = new Float32Array(halfWidth * halfHeight)
  const line = Math.min(halfHeight - 3, Math.round((floor - 4) / 2))
  for (let x = 0; x < halfWidth; x += 1) {
    for (let up = 0; up < 36; up += 1) {
      const y = Math.round(floor) - up
      if (y < 0 || y >= frameHeight || (field.figure[y * frameWidth + x * 2] as number) < 0.5) continue
      for (let row = -3; row <= 5; row += 1) touch[(line + row) * halfWidth + x] = 1 - up / 36
      break
    }
  }
  const wide = Float32Array.from(touch)
  blur(touch, halfWidth, halfHeight, 3)
  blur(wide, halfWidth, halfHeight, 17)
  return touch.map((value, at) => Math.min(1, value * 0.9 + (wide[at] as number) * 2.6))
}
