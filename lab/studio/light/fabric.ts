/** Material properties of surfaces: fine relief, tint of the yarn, gloss and sheen. */

import type { Surface } from '../piece.ts'
import { clouds, crumple, gradientNoise, pebbles, type Tile, tile, tileSize } from './noise.ts'

export interface Material {
  /** Fine relief in pixels, and tint as a share of the colour, both repeating every 512 pixels. */
  readonly relief: Tile
  readonly tint: Tile
  /** Mirror strength 0..1 straight on, and how tight the highlight is. */
  readonly gloss: number
  readonly tight: number
  /** Light caught by fibres at grazing angles 0..1. */
  readonly sheen: number
  /** Height in pixels and shape of the cloth's own wrinkles. */
  readonly wrinkle: number
  readonly crisp: boolean
}

const turn = Math.PI * 2

const wave = (at: number, count: number): number => Math.sin((at / tileSize) * turn * count)

interface Recipe extends Omit<Material, 'relief' | 'tint'> {
  relief(): (x: number, y: number) => number
  tint(): (x: number, y: number) => number
}

const flat = () => (): number => 0

const grain = (cells: number, strength: number, seed: number) => (): ((x: number, y: number) => number) => {
  const noise = gradientNoise(cells, seed)
  return (x, y) => noise(x, y) * strength
}

/** Knitted V stitches: columns of little arms that lean together. */
function stitches(columns: number, rows: number, strength: number): (x: number, y: number) => number {
  return (x, y) => {
    const column = (x / tileSize) * columns
    const side = column - Math.floor(column) - 0.5
    const lift = (y / tileSize) * rows + Math.abs(side) * 1.1
    const arm = Math.sin(turn * (lift - Math.floor(lift)))
    const round = Math.cos(side * turn) * -0.5 + 0.5
    return (arm * 0.55 + round * 1.2 - (Math.abs(side) < 0.06 ? 0.8 : 0)) * strength
  }
}

function twill(strength: number): (x: number, y: number) => number {
  const slub = gradientNoise(64, 71)
  return (x, y) => {
    const diagonal = ((x + y) / tileSize) * turn * 102
    return (Math.sin(diagonal + slub(x, y * 0.25) * 1.2) * 0.6 + slub(x * 2, y * 0.5) * 0.5) * strength
  }
}

function holes(strength: number): (x: number, y: number) => number {
  return (x, y) => {
    const row = Math.floor((y / tileSize) * 46)
    const fx = ((x / tileSize) * 46 + (row % 2) * 0.5) % 1
    const fy = ((y / tileSize) * 46) % 1
    const away = Math.hypot(fx - 0.5, fy - 0.5)
    return away < 0.3 ? -strength : away < 0.4 ? -strength * (0.4 - away) * 10 : 0
  }
}

const weave = (count: number, strength: number) => (): ((x: number, y: number) => number) => {
  const uneven = gradientNoise(96, 5)
  return (x, y) => (wave(x, count) * wave(y, count) + uneven(x, y) * 0.5) * strength
}

const soft = { gloss: 0.012, tight: 6, sheen: 0.1, wrinkle: 7, crisp: false }

const recipes: Record<Surface, Recipe> = {
  jersey: { ...soft, relief: () => stitches(128, 102, 0.09), tint: grain(256, 0.05, 3) },
  cotton: { ...soft, relief: weave(150, 0.16), tint: grain(256, 0.04, 4), wrinkle: 8 },
  fleece: { ...soft, relief: grain(170, 0.42, 6), tint: grain(200, 0.06, 7), sheen: 0.2, wrinkle: 8 },
  rib: {
    ...soft,
    relief: () => (x) => Math.abs(wave(x, 26)) * 2.4,
    tint: () => (x) => Math.abs(wave(x, 26)) * 0.12 - 0.08,
    sheen: 0.14,
    wrinkle: 3,
  },
  denim: { ...soft, relief: () => twill(0.3), tint: () => twill(0.13), wrinkle: 8, gloss: 0.01, crisp: true },
  nylon: {
    relief: () => {
      const fold = crumple(14, 2, 8)
      return (x, y) => fold(x, y) * 1.1
    },
    tint: flat,
    gloss: 0.036,
    tight: 11,
    sheen: 0.05,
    wrinkle: 11,
    crisp: true,
  },
  leather: {
    relief: () => {
      const pores = pebbles(120, 9)
      return (x, y) => (0.5 - pores(x, y)) * 0.5
    },
    tint: grain(40, 0.04, 10),
    gloss: 0.13,
    tight: 26,
    sheen: 0,
    wrinkle: 8,
    crisp: true,
  },
  wool: { ...soft, relief: () => stitches(34, 44, 1.7), tint: () => stitches(34, 44, 0.045), sheen: 0.22, wrinkle: 4 },
  canvas: { ...soft, relief: weave(96, 0.42), tint: weave(96, 0.05), wrinkle: 6, crisp: true },
  suede: {
    ...soft,
    relief: grain(150, 0.3, 12),
    tint: () => {
      const nap = clouds(14, 4, 13)
      return (x, y) => nap(x, y) * 0.12
    },
    sheen: 0.26,
    wrinkle: 4,
  },
  mesh: { ...soft, relief: () => holes(1.3), tint: () => holes(0.42), gloss: 0.03, tight: 12, wrinkle: 5 },
  corduroy: {
    ...soft,
    relief: () => (x) => Math.abs(wave(x, 20)) * 3.2,
    tint: () => (x) => Math.abs(wave(x, 20)) * 0.22 - 0.14,
    sheen: 0.24,
    wrinkle: 5,
  },
  rubber: { relief: grain(200, 0.1, 15), tint: flat, gloss: 0.05, tight: 14, sheen: 0, wrinkle: 0, crisp: false },
  foam: {
    relief: grain(128, 0.32, 16),
    tint: grain(128, 0.02, 17),
    gloss: 0.03,
    tight: 9,
    sheen: 0.04,
    wrinkle: 1,
    crisp: false,
  },
  metal: { relief: flat, tint: flat, gloss: 0.75, tight: 40, sheen: 0, wrinkle: 0, crisp: false },
  glass: { relief: flat, tint: flat, gloss: 0.5, tight: 90, sheen: 0, wrinkle: 0, crisp: false },
  wood: {
    relief: grain(60, 0.2, 18),
    tint: () => {
      const rings = clouds(4, 3, 19)
      return (x, y) => Math.sin(rings(x, y * 0.1) * 30) * 0.1
    },
    gloss: 0.05,
    tight: 18,
    sheen: 0,
    wrinkle: 0,
    crisp: false,
  },
  card: {
    relief: grain(220, 0.12, 20),
    tint: grain(200, 0.015, 21),
    gloss: 0.01,
    tight: 5,
    sheen: 0,
    wrinkle: 0,
    crisp: false,
  },
  wall: {
    relief: () => {
      const plaster = clouds(24, 3, 22)
      return (x, y) => plaster(x, y) * 0.55
    },
    tint: () => {
      const stain = clouds(3, 4, 23)
      return (x, y) => stain(x, y) * 0.03
    },
    gloss: 0,
    tight: 4,
    sheen: 0,
    wrinkle: 0,
    crisp: false,
  },
  concrete: {
    relief: () => {
      const rough = clouds(16, 4, 24, 0.6)
      const pores = pebbles(22, 25)
      return (x, y) => rough(x, y) * 0.8 - (pores(x, y) < 0.07 ? 2.2 : 0)
    },
    tint: () => {
      const stain = clouds(3, 5, 26, 0.6)
      return (x, y) => stain(x, y) * 0.11
    },
    gloss: 0,
    tight: 4,
    sheen: 0,
    wrinkle: 0,
    crisp: false,
  },
}

/** The names in the order of their numbers in the material buffer. */
export const surfaces = Object.keys(recipes) as readonly Surface[]

/** Material properties of a surface. */
export function material(surface: Surface): Material {
  const recipe = recipes[surface]
  return {
    ...recipe,
    relief: tile(`${surface}-relief`, once(recipe.relief)),
    tint: tile(`${surface}-tint`, once(recipe.tint)),
  }
}

/** Builds the formula only when the tile is made. */
function once(make: () => (x: number, y: number) => number): (x: number, y: number) => number {
  let formula: ((x: number, y: number) => number) | null = null
  return (x, y) => {
    formula ??= make()
    return formula(x, y)
  }
}

/** Wide soft waves or crisp crumples of cloth that hangs, roughly -1..1. */
export function wrinkles(isCrisp: boolean): Tile {
  if (!isCrisp)
    return tile(
      'wrinkle-soft',
      once(() => clouds(4, 2, 33, 0.35)),
    )
  return tile(
    'wrinkle-crisp',
    once(() => {
      const fold = crumple(5, 3, 31)
      return (x, y) => fold(x, y) * 1.5 - 0.6
    }),
  )
}
