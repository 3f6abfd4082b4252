/** The light moods: positions and colours of the lamps, and how hard their shadows are. */
import type { Backdrop, Light, Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { hsv, light, ofHsv, type Rgb } from '../colour.ts'

export interface Mood {
  /** Direction to the key light (x right, y down, z to the viewer), unit length. */
  readonly way: Rgb
  readonly key: Rgb
  readonly fill: Rgb
  readonly ambient: Rgb
  /** Lamps from behind on the left and on the right. */
  readonly rimLeft: Rgb
  readonly rimRight: Rgb
  /** 0 soft box .. 1 bare bulb. */
  readonly hardness: number
  /** Fall-off towards the picture's corners, 0..1. */
  readonly vignette: number
  readonly gobo: 'none' | 'window' | 'blinds' | 'leaves'
  readonly goboTurn: number
  readonly goboShift: number
}

type Lamps = Omit<Mood, 'way' | 'gobo' | 'goboTurn' | 'goboShift'>

function grey(value: number): Rgb {
  return [value, value, value]
}

const scaled = (rgb: Rgb, by: number): Rgb => [rgb[0] * by, rgb[1] * by, rgb[2] * by]

function lamps(kind: Light, set: string, isTurned: boolean): Lamps {
  const [hue] = hsv(set)
  const first = light(ofHsv((hue + 330) % 360, 0.85, 1))
  const second = light(ofHsv((hue + 170) % 360, 0.8, 1))
  const moods: Record<Light, Lamps> = {
    soft: {
      key: [0.98, 0.96, 0.93],
      fill: [0.12, 0.125, 0.135],
      ambient: grey(0.13),
      rimLeft: grey(0.1),
      rimRight: grey(0.28),
      hardness: 0.3,
      vignette: 0.24,
    },
    flash: {
      key: [1.04, 1.02, 1],
      fill: [0.05, 0.05, 0.06],
      ambient: grey(0.11),
      rimLeft: grey(0.12),
      rimRight: grey(0.12),
      hardness: 0.95,
      vignette: 0.5,
    },
    golden: {
      key: [1.5, 1.13, 0.76],
      fill: [0.09, 0.11, 0.16],
      ambient: [0.13, 0.135, 0.165],
      rimLeft: [0.75, 0.45, 0.2],
      rimRight: [0.12, 0.14, 0.2],
      hardness: 0.75,
      vignette: 0.3,
    },
    neon: {
      key: [0.56, 0.54, 0.6],
      fill: [0.08, 0.075, 0.1],
      ambient: [0.11, 0.1, 0.14],
      rimLeft: scaled(isTurned ? second : first, 1.7),
      rimRight: scaled(isTurned ? first : second, 1.7),
      hardness: 0.45,
      vignette: 0.55,
    },
    overcast: {
      key: [0.72, 0.74, 0.76],
      fill: [0.17, 0.175, 0.185],
      ambient: [0.2, 0.205, 0.215],
      rimLeft: grey(0.12),
      rimRight: grey(0.12),
      hardness: 0.12,
      vignette: 0.2,
    },
  }
  return moods[kind]
}

const angles: Record<Light, { across: number; down: number; front: number }> = {
  soft: { across: -0.62, down: -0.62, front: 0.78 },
  flash: { across: 0.34, down: -0.42, front: 0.92 },
  golden: { across: -0.85, down: -0.42, front: 0.62 },
  neon: { across: -0.2, down: -0.75, front: 0.7 },
  overcast: { across: -0.12, down: -0.75, front: 0.8 },
}

/** The mood of a look; small differences of angle follow from its seed. */
export function moodOf(look: Look): Mood {
  const random = randomFrom(look.seed + 7)
  const isTurned = random.chance(0.5)
  const angle = angles[look.light]
  const across = angle.across * (isTurned ? -1 : 1) + random.between(-0.08, 0.08)
  const length = Math.hypot(across, angle.down, angle.front)
  const base = lamps(look.light, look.set, isTurned)
  const turned = isTurned && look.light !== 'neon' ? { rimLeft: base.rimRight, rimRight: base.rimLeft } : {}
  return {
    ...base,
    ...turned,
    way: [across / length, angle.down / length, angle.front / length],
    gobo: goboOf(look.light, look.backdrop, random.next()),
    goboTurn: (isTurned ? 1 : -1) * random.between(0.25, 0.5),
    goboShift: random.between(-120, 120),
  }
}

function goboOf(kind: Light, backdrop: Backdrop, roll: number): Mood['gobo'] {
  if (backdrop === 'spot') return 'none'
  if (kind === 'golden') return roll < 0.34 ? 'window' : roll < 0.52 ? 'blinds' : roll < 0.68 ? 'leaves' : 'none'
  if (kind === 'flash' && roll < 0.12) return 'blinds'
  return 'none'
}
