/** The ten families of drawn graphics; each varies with its seed. */
import type { Motif } from '../../../demo/look.ts'
import { type Random, randomFrom } from '../../../demo/seeded.ts'
import { closed, type Knot, open, path } from '../geometry.ts'

type Inks = readonly [first: string, second: string, ground: string]

interface Art {
  readonly x: number
  readonly y: number
  /** Half of the graphic's width. */
  readonly r: number
  readonly inks: Inks
  readonly random: Random
}

/** A graphic around (x, y) that reaches r pixels to each side. */
export function motif(family: Motif, x: number, y: number, r: number, inks: Inks, seed: number): string {
  return families[family]({ x, y, r, inks, random: randomFrom(seed + 61) })
}

const n = (value: number): string => value.toFixed(1)

const circle = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`

/** One square of the grid family: a dot, a quarter, a block, a ring or nothing. */
function cell(x: number, y: number, side: number, ink: string, roll: number): string {
  const half = side / 2
  if (roll < 0.25) return circle(x, y, side * 0.42, `fill="${ink}"`)
  if (roll < 0.5) {
    return `<path d="M${n(x - half)} ${n(y + half)}A${n(side)} ${n(side)} 0 0 1 ${n(x + half)} ${n(y - half)}V${n(y + half)}Z" fill="${ink}"/>`
  }
  if (roll < 0.75)
    return `<rect x="${n(x - half)}" y="${n(y - half)}" width="${n(side)}" height="${n(side)}" fill="${ink}"/>`
  if (roll < 0.88) return circle(x, y, side * 0.34, `fill="none" stroke="${ink}" stroke-width="${n(side * 0.14)}"`)
  return ''
}

const families: Record<Motif, (art: Art) => string> = {
  orbit: ({ x, y, r, inks, random }) => {
    const rings = Array.from(
      { length: 5 },
      (_, at) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.32)}" transform="rotate(${n(at * 36 + random.between(-8, 8))} ${n(x)} ${n(y)})" fill="none" stroke="${inks[at % 2 === 0 ? 0 : 1]}" stroke-width="${n(r * 0.035)}"/>`,
    )
    return (
      rings.join('') +
      circle(x, y, r * 0.27, `fill="${inks[0]}"`) +
      circle(x + r * 0.09, y - r * 0.08, r * 0.17, `fill="${inks[2]}" opacity="0.35"`) +
      circle(x + r * 0.74, y - r * 0.5, r * 0.09, `fill="${inks[1]}"`)
    )
  },
  wave: ({ x, y, r, inks, random }) => {
    const phase = random.between(0, 6)
    const lines = Array.from({ length: 15 }, (_, row) => {
      const high = y - r + (row / 14) * r * 2
      const half = r * Math.sqrt(Math.max(0.04, 1 - ((high - y) / r) ** 2))
      const knots = Array.from({ length: 13 }, (_, at): Knot => {
        const px = x - half + (at / 12) * half * 2
        return [px, high + Math.sin(px * (5.4 / r) + phase + row * 0.34) * r * 0.085]
      })
      return `<path d="${path(open(...knots), false)}" fill="none" stroke="${inks[row % 4 === 3 ? 1 : 0]}" stroke-width="${n(r * (0.03 + row * 0.0042))}"/>`
    })
    return lines.join('')
  },
  grid: ({ x, y, r, inks, random }) => {
    const side = r / 3
    const cells = Array.from({ length: 36 }, (_, at) => {
      const ink = inks[random.chance(0.3) ? 1 : 0]
      return cell(
        x - r + (at % 6) * side + side / 2,
        y - r + Math.floor(at / 6) * side + side / 2,
        side,
        ink,
        random.next(),
      )
    })
    return cells.join('')
  },
  bloom: ({ x, y, r, inks, random }) => {
    const petals = random.whole(6, 10)
    const petal = (reach: number, wide: number, ink: string, turn: number): string =>
      Array.from({ length: petals }, (_, at) => {
        const angle = ((at + turn) / petals) * Math.PI * 2
        const on = (distance: number, aside: number): Knot => [
          x + Math.cos(angle) * distance - Math.sin(angle) * aside,
          y + Math.sin(angle) * distance + Math.cos(angle) * aside,
        ]
        return `<path d="${path(closed(on(r * 0.1, 0), on(reach * 0.6, wide), on(reach, wide * 0.15), on(reach * 0.6, -wide)))}" fill="${ink}"/>`
      }).join('')
    return (
      petal(r, r * 0.24, inks[0], 0) +
      petal(r * 0.66, r * 0.16, inks[1], 0.5) +
      circle(x, y, r * 0.17, `fill="${inks[2]}"`) +
      circle(x, y, r * 0.1, `fill="${inks[0]}"`)
    )
  },
  bolt: ({ x, y, r, inks, random }) => {
    const turn = random.between(-12, 12)
    const rays = Array.from({ length: 16 }, (_, at) => {
      const a = (at / 16) * Math.PI * 2
      return `<path d="M${n(x + Math.cos(a - 0.07) * r)} ${n(y + Math.sin(a - 0.07) * r)}L${n(x + Math.cos(a + 0.07) * r)} ${n(y + Math.sin(a + 0.07) * r)}L${n(x)} ${n(y)}Z" fill="${inks[1]}"/>`
    })
    // biome-ignore format: an outline reads as rows of points
    const points = [
      [0.25, -1], [-0.5, 0.12], [-0.06, 0.12], [-0.3, 1], [0.52, -0.22], [0.06, -0.22],
    ].map(([px, py]) => `${n(x + (px ?? 0) * r)},${n(y + (py ?? 0) * r)}`)
    return (
      rays.join('') +
      `<g transform="rotate(${n(turn)} ${n(x)} ${n(y)})"><polygon points="${points.join(' ')}" fill="${inks[0]}" stroke="${inks[2]}" stroke-width="${n(r * 0.05)}" stroke-linejoin="miter"/></g>`
    )
  },
  eye: ({ x, y, r, inks, random }) => {
    const lid = `M${n(x - r)} ${n(y)}Q${n(x)} ${n(y - r * 0.95)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y + r * 0.95)} ${n(x - r)} ${n(y)}Z`
    const lashes = Array.from({ length: random.whole(9, 15) }, (_, at) => {
      const a = -Math.PI * (0.14 + (at / 14) * 0.72)
      return `<path d="M${n(x + Math.cos(a) * r * 0.72)} ${n(y + Math.sin(a) * r * 0.62)}L${n(x + Math.cos(a) * r * 1.05)} ${n(y + Math.sin(a) * r)}" stroke="${inks[0]}" stroke-width="${n(r * 0.04)}"/>`
    })
    const iris = Array.from({ length: 4 }, (_, at) =>
      circle(x, y, r * (0.42 - at * 0.09), `fill="${inks[at % 2 === 0 ? 1 : 0]}"`),
    )
    return `${lashes.join('')}<path d="${lid}" fill="${inks[0]}"/><path d="${lid}" fill="${inks[2]}" transform="translate(${n(x)} ${n(y)}) scale(0.86) translate(${n(-x)} ${n(-y)})"/>${iris.join('')}${circle(x + r * 0.12, y - r * 0.13, r * 0.07, `fill="${inks[2]}"`)}`
  },
  mountain: ({ x, y, r, inks, random }) => {
    const id = `m${Math.round(x)}-${Math.round(y)}-${Math.round(r)}`
    const ridge = (base: number, high: number, ink: string): string => {
      const points = Array.from(
        { length: 10 },
        (_, at) =>
          `${n(x - r * 1.1 + (at / 9) * r * 2.2)} ${n(y + base * r - (at % 2 === 0 ? 0 : high * r * random.between(0.5, 1)))}`,
      )
      return `<path d="M${n(x - r * 1.2)} ${n(y + r * 1.2)}L${points.join('L')}L${n(x + r * 1.2)} ${n(y + r * 1.2)}Z" fill="${ink}"/>`
    }
    const sun = circle(x + r * random.between(-0.3, 0.3), y - r * 0.28, r * 0.34, `fill="${inks[1]}"`)
    const bars = Array.from(
      { length: 5 },
      (_, at) =>
        `<rect x="${n(x - r)}" y="${n(y + r * (0.62 + at * 0.085))}" width="${n(r * 2)}" height="${n(r * 0.035)}" fill="${inks[2]}"/>`,
    )
    return `<defs><clipPath id="${id}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath></defs><g clip-path="url(#${id})">${sun}${ridge(0.2, 0.6, inks[0])}${ridge(0.55, 0.45, inks[2])}${ridge(0.6, 0.42, inks[0])}${bars.join('')}</g>${circle(x, y, r, `fill="none" stroke="${inks[0]}" stroke-width="${n(r * 0.04)}"`)}`
  },
  checker: ({ x, y, r, inks, random }) => {
    const cells: string[] = []
    const warp = random.between(0.5, 0.9)
    const bulge = (px: number, py: number): string => {
      const away = Math.min(1, Math.hypot(px, py))
      const scale = 1 + warp * (1 - away) * 0.75
      return `${n(x + px * r * scale * 0.92)} ${n(y + py * r * scale * 0.92)}`
    }
    for (let row = 0; row < 8; row += 1) {
      for (let column = 0; column < 8; column += 1) {
        if ((row + column) % 2 === 1) continue
        const a = -1 + column / 4
        const b = -1 + row / 4
        cells.push(
          `<path d="M${bulge(a, b)}L${bulge(a + 0.25, b)}L${bulge(a + 0.25, b + 0.25)}L${bulge(a, b + 0.25)}Z" fill="${inks[row === column ? 1 : 0]}"/>`,
        )
      }
    }
    return cells.join('')
  },
  glyph: ({ x, y, r, inks, random }) => {
    const bars: string[] = []
    const width = r * 0.17
    for (let column = 0; column < 5; column += 1) {
      const px = x - r * 0.8 + column * r * 0.4
      const top = y - r * random.between(0.4, 1)
      const low = y + r * random.between(0.4, 1)
      bars.push(
        `<path d="M${n(px)} ${n(top)}V${n(low)}" stroke="${inks[column === 2 ? 1 : 0]}" stroke-width="${n(width)}"/>`,
      )
      if (column < 4 && random.chance(0.75))
        bars.push(
          `<path d="M${n(px)} ${n(y + r * random.between(-0.6, 0.6))}h${n(r * 0.4)}" stroke="${inks[0]}" stroke-width="${n(width)}"/>`,
        )
      if (random.chance(0.5)) bars.push(circle(px, low + r * 0.02, width * 0.85, `fill="${inks[1]}"`))
    }
    return bars.join('')
  },
  signal: ({ x, y, r, inks, random }) => {
    const off = random.between(-0.25, 0.25) * r
    const rings = Array.from({ length: 8 }, (_, at) =>
      circle(
        x + off * (1 - at / 8),
        y + off * 0.5 * (1 - at / 8),
        r * (1 - at * 0.12),
        `fill="${inks[at % 2 === 0 ? (at === 4 ? 1 : 0) : 2]}"`,
      ),
    )
    return rings.join('')
  },
}
