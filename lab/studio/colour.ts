/** Colours as hex strings for paint and as linear light for shading. */
import { inkOf } from '../../demo/drawn.ts'
export type Rgb = readonly [number, number, number]

/** sRGB hex to 0..255 channels. */
function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** 0..255 channels to hex. */
function hexOf(rgb: Rgb): string {
  const two = (value: number): string =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(two).join('')}`
}

/** Blends two hex colours; 0 is the first. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** Darker by a share. */
export function shade(hex: string, share: number): string {
  return mix(hex, '#08080a', share)
}

/** Lighter by a share. */
export function tint(hex: string, share: number): string {
  return mix(hex, '#ffffff', share)
}

/** Perceived lightness 0..1 (weights of Rec. 709 on gamma values). */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex)
  return (r * 0.2126 + g * 0.7152 + b * 0.0722) / 255
}

/** Hue 0..360, saturation and value 0..1. */
export function hsv(hex: string): Rgb {
  const [r, g, b] = channels(hex).map((value) => value / 255) as unknown as Rgb
  const high = Math.max(r, g, b)
  const span = high - Math.min(r, g, b)
  if (span === 0) return [0, 0, high]
  const sector = high === r ? (g - b) / span : high === g ? 2 + (b - r) / span : 4 + (r - g) / span
  return [(sector * 60 + 360) % 360, span / high, high]
}

/** Hex of a hue, saturation and value. */
export function ofHsv(hue: number, saturation: number, value: number): string {
  const part = (offset: number): number => {
    const place = (offset + hue / 60) % 6
    return 255 * (value - value * saturation * Math.max(0, Math.min(place, 4 - place, 1)))
  }
  return hexOf([part(5), part(3), part(1)])
}

/** The one of two colours with the stronger contrast to a background. */
export function standsOut(ground: string, first: string, second: string): string {
  const ink = inkOf({ base: ground, accent: first, second })
  if (ink) return ink === 'accent' ? first : second
  return lightness(ground) > 0.5 ? '#161618' : '#f2eee4'
}

/** Linear light of an sRGB byte. */
export const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** A hex colour as linear light. */
export function light(hex: string): Rgb {
  const [r, g, b] = channels(hex)
  return [linear[r] as number, linear[g] as number, linear[b] as number]
}
