/** The scene behind the product: seamless paper, concrete, tiles, an arch … with its own relief. */
import type { Look } from '../../../demo/look.ts'
import { type Random, randomFrom } from '../../../demo/seeded.ts'
import { hsv, lightness, mix, ofHsv, shade, tint } from '../colour.ts'
import { box, closed, open, path, polygon, type Shape } from '../geometry.ts'
import { type Crease, type Piece, piece, type Stance } from '../piece.ts'

const whole = polygon([-4, -4], [1204, -4], [1204, 1604], [-4, 1604])

const sheet = '<rect x="-10" y="-10" width="1220" height="1620"'

interface Stage {
  readonly look: Look
  readonly random: Random
  /** Height of the line between wall and floor; null for hanging and flat figures. */
  readonly floor: number | null
}

/** The pieces of the set, back to front. */
export function setOf(look: Look, stance: Stance, floor: number): readonly Piece[] {
  const stage: Stage = { look, random: randomFrom(look.seed + 23), floor: stance === 'stand' ? floor : null }
  const build: Record<Look['backdrop'], (stage: Stage) => Piece[]> = {
    paper,
    concrete,
    colour,
    gradient,
    spot,
    grid,
    arch,
    tiles,
  }
  const pieces = build[look.backdrop](stage)
  // A gradient or a spot has no floor.
  const needsTable = look.backdrop === 'gradient' || look.backdrop === 'spot' || stage.random.chance(0.5)
  return stance === 'stand' && needsTable ? [...pieces, ...table(stage, floor)] : pieces
}

/** A table the product stands on: a light top and a darker front, edge to edge. */
function table({ look, random }: Stage, floor: number): Piece[] {
  const ink = random.pick([look.second, mix(look.set, look.accent, 0.7), mix(look.set, '#f2ede2', 0.75), look.set])
  const edge = floor + 190
  return [
    piece(box(-4, floor - 30, 1204, edge), `${sheet} fill="${tint(ink, 0.1)}"/>`, {
      swell: 0,
      base: 10,
      surface: 'wall',
    }),
    piece(box(-4, edge, 1204, 1604), `${sheet} fill="${shade(ink, 0.24)}"/>`, { swell: 0, base: 10, surface: 'wall' }),
  ]
}

function ground(paint: string, cut: Partial<Piece> = {}): Piece {
  return piece(whole, paint, { swell: 0, surface: 'wall', ...cut })
}

/** Wall and floor of one sheet: the floor catches more light, the cove between them is soft. */
function cove({ look, floor }: Stage, wall = look.set): string {
  if (floor === null) return `${sheet} fill="${wall}"/>`
  const near = lightness(wall) > 0.8 ? shade(wall, 0.12) : tint(wall, 0.2)
  // biome-ignore format: an outline reads as rows of points
  const stops = [
    [0, wall], [(floor - 190) / 1600, wall], [(floor - 60) / 1600, shade(wall, 0.2)], [(floor + 60) / 1600, near],
    [1, mix(near, wall, 0.6)],
  ] as const
  const list = stops.map(([at, ink]) => `<stop offset="${at.toFixed(3)}" stop-color="${ink}"/>`).join('')
  return `<defs><linearGradient id="cove" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient></defs>${sheet} fill="url(#cove)"/>`
}

function paper(stage: Stage): Piece[] {
  const { look, random } = stage
  const folds: Crease[] = []
  if (random.chance(0.4) && stage.floor === null) {
    for (const y of [400, 800, 1200])
      folds.push({
        line: open([-10, y + random.between(-9, 9)], [1210, y + random.between(-9, 9)]),
        width: 16,
        depth: random.pick([5, -5]),
        soft: 4,
        form: 'ridge',
      })
    for (const x of [300, 600, 900])
      folds.push({
        line: open([x + random.between(-7, 7), -10], [x + random.between(-7, 7), 1610]),
        width: 16,
        depth: random.pick([5, -5]),
        soft: 4,
        form: 'ridge',
      })
  }
  const base = ground(cove(stage), { surface: 'card', creases: folds, drape: 0 })
  if (folds.length > 0) return [base]
  const lean = random.between(-0.09, 0.09)
  const other = random.chance(0.5) ? look.second : tint(look.set, 0.22)
  const ink = mix(look.set, other, 0.5)
  const tall = stage.floor ?? 1700
  const left = random.between(120, 260)
  // biome-ignore format: an outline reads as rows of points
  const card = polygon(
    [left + lean * 700, -40], [1200 - left + lean * 700, -40], [1200 - left - lean * 700, tall],
    [left - lean * 700, tall],
  )
  return [base, piece(card, `${sheet} fill="${ink}"/>`, { swell: 0, base: 14, surface: 'card' })]
}

function concrete(stage: Stage): Piece[] {
  const { look, random } = stage
  const joints: Crease[] = []
  const x = random.pick([260, 930])
  const y = random.between(220, 380)
  const groove = (line: Shape): Crease => ({ line, width: 7, depth: 7, soft: 1.5, form: 'groove' })
  joints.push(groove(open([x, -10], [x, stage.floor ?? 1610])), groove(open([-10, y], [1210, y])))
  for (const px of [x - 90, x + 90])
    for (const py of [y - 90, y + 90])
      joints.push({ line: open([px - 9, py], [px + 9, py]), width: 20, depth: 12, soft: 2, form: 'groove' })
  return [ground(cove(stage, mix(look.set, '#8d8b87', 0.35)), { surface: 'concrete', creases: joints })]
}

function colour(stage: Stage): Piece[] {
  const { look, random } = stage
  const pieces = [ground(cove(stage))]
  const roll = random.next()
  const ink = contrast(look, random)
  if (roll < 0.3) pieces.push(disc(ink, random, stage.floor))
  else if (roll < 0.5 && stage.floor === null) {
    const slant = random.between(-500, 500)
    pieces.push(painted(polygon([-10, 900 + slant], [1210, 900 - slant], [1210, 1610], [-10, 1610]), ink))
  } else if (roll < 0.62) {
    // biome-ignore format: an outline reads as rows of points
    pieces.push(
      painted(
        closed(
      [380, -10, 'corner'], [820, -10, 'corner'], [820, stage.floor ?? 1610, 'corner'],
      [380, stage.floor ?? 1610, 'corner'],
    ),
        ink,
      ),
    )
  }
  return pieces
}

function contrast(look: Look, random: Random): string {
  const [hue, saturation, value] = hsv(look.set)
  if (random.chance(0.4)) return mix(look.set, look.accent, 0.75)
  return ofHsv(
    (hue + random.pick([18, -18, 30])) % 360,
    Math.min(1, saturation * 1.1),
    value > 0.55 ? value * 0.8 : Math.min(1, value * 1.35 + 0.08),
  )
}

function painted(shape: Shape, ink: string, base = 0): Piece {
  return piece(shape, `${sheet} fill="${ink}"/>`, { swell: 0, base, surface: 'wall' })
}

function disc(ink: string, random: Random, floor: number | null): Piece {
  const r = random.between(330, 430)
  const y = floor === null ? random.between(620, 720) : floor - r * 0.92
  const ring = Array.from({ length: 120 }, (_, at): readonly [number, number] => [
    600 + Math.cos((at / 60) * Math.PI) * r,
    Math.min(floor ?? 1700, y + Math.sin((at / 60) * Math.PI) * r),
  ])
  return piece(ring, `${sheet} fill="${ink}"/>`, { swell: 0, base: 10, surface: 'card' })
}

function gradient(stage: Stage): Piece[] {
  const { look, random } = stage
  const [hue, saturation, value] = hsv(look.set)
  const other = ofHsv(
    (hue + random.pick([26, -28, 38]) + 360) % 360,
    Math.min(1, saturation * 1.05 + 0.06),
    Math.min(1, value * 1.12),
  )
  const turned = random.chance(0.5)
  const stops = `<stop offset="0" stop-color="${tint(look.set, 0.08)}"/><stop offset="0.52" stop-color="${mix(look.set, other, 0.5)}"/><stop offset="1" stop-color="${other}"/>`
  return [
    ground(
      `<defs><linearGradient id="wall" x1="${turned ? 0 : 1}" y1="0" x2="${turned ? 0.7 : 0.3}" y2="1">${stops}</linearGradient></defs>${sheet} fill="url(#wall)"/>`,
    ),
  ]
}

function spot(stage: Stage): Piece[] {
  const { look } = stage
  const far = shade(look.set, lightness(look.set) > 0.35 ? 0.62 : 0.45)
  const near = lightness(look.set) < 0.25 ? tint(look.set, 0.2) : look.set
  const stops = `<stop offset="0" stop-color="${near}"/><stop offset="0.66" stop-color="${near}"/><stop offset="0.8" stop-color="${mix(near, far, 0.62)}"/><stop offset="1" stop-color="${far}"/>`
  const wall = `<defs><radialGradient id="spot" gradientUnits="userSpaceOnUse" cx="600" cy="690" r="640">${stops}</radialGradient></defs>${sheet} fill="url(#spot)"/>`
  return [ground(wall)]
}

function grid(stage: Stage): Piece[] {
  const { look, random, floor } = stage
  const every = random.pick([60, 80, 120])
  const ink = lightness(look.set) > 0.5 ? shade(look.set, 0.32) : tint(look.set, 0.3)
  const low = floor ?? 1610
  const lines: string[] = []
  for (let x = 600 % every; x < 1210; x += every) lines.push(`M${x} -10L${x} ${low}`)
  for (let y = 0; y < low; y += every) lines.push(`M-10 ${y}L1210 ${y}`)
  if (floor !== null) {
    for (let x = -2400; x < 3600; x += every * 2) lines.push(`M${600 + (x - 600) * 0.6} ${floor}L${x} 1620`)
    for (let step = 0, y = floor; y < 1610; step += 1, y += 22 + step * 16) lines.push(`M-10 ${y}L1210 ${y}`)
  }
  return [
    ground(`${cove(stage)}<path d="${lines.join('')}" fill="none" stroke="${ink}" stroke-width="3" opacity="0.7"/>`, {
      surface: 'card',
    }),
  ]
}

function arch(stage: Stage): Piece[] {
  const { look, random } = stage
  const low = stage.floor ?? 1420
  const half = random.between(380, 430)
  const top = 170
  const middle = top + half
  const niche = Array.from({ length: 60 }, (_, at): readonly [number, number] => [
    600 - Math.cos((at / 59) * Math.PI) * half,
    middle - Math.sin((at / 59) * Math.PI) * half,
  ])
  const shape: Shape = [...niche, [600 + half, low], [600 - half, low]]
  const inner = contrast(look, random)
  const rim = `<path d="${path(shape)}" fill="none" stroke="${shade(inner, 0.18)}" stroke-width="5"/>`
  return [
    ground(cove({ ...stage, floor: low })),
    piece(shape, `${sheet} fill="${inner}"/>${rim}`, { swell: 0, base: -64, surface: 'wall' }),
  ]
}

function tiles(stage: Stage): Piece[] {
  const { look, random } = stage
  const side = random.pick([120, 150, 200])
  const low = stage.floor ?? 1610
  const joints: Crease[] = []
  const paint: string[] = [cove(stage)]
  const joint = (line: Shape): void => {
    joints.push({ line, width: 9, depth: 6, soft: 2, form: 'groove' })
  }
  const lines: string[] = []
  for (let x = 600 % side; x < 1210; x += side) {
    joint(open([x, -10], [x, low]))
    lines.push(`M${x} -10L${x} ${low}`)
  }
  for (let y = low % side; y < low + 1; y += side) {
    joint(open([-10, y], [1210, y]))
    lines.push(`M-10 ${y}L1210 ${y}`)
  }
  for (let y = (low % side) - side; y < low - 1; y += side) {
    for (let x = (600 % side) - side; x < 1210; x += side) {
      const ink = random.chance(0.5)
        ? tint(look.set, random.between(0, 0.08))
        : shade(look.set, random.between(0, 0.08))
      paint.push(`<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${ink}"/>`)
    }
  }
  const mortar = lightness(look.set) > 0.6 ? shade(look.set, 0.2) : tint(look.set, 0.18)
  paint.push(`<path d="${lines.join('')}" fill="none" stroke="${mortar}" stroke-width="6"/>`)
  return [
    ground(paint.join(''), { surface: 'rubber', creases: joints }),
    ...(stage.floor === null
      ? []
      : [box(-4, low, 1204, 1604)].map((shape) =>
          piece(shape, cove({ ...stage, floor: low }), { swell: 0, surface: 'wall' }),
        )),
  ]
}

/** Where the set's shapes are drawn from: exported for the drawing's SVG. */
export function paintOf(pieces: readonly Piece[]): string {
  return pieces
    .map((one, index) => {
      const [a, b, c, d, e, f] = one.matrix.map((value) => value.toFixed(4))
      const clip = `<clipPath id="c${index}"><path d="${path(one.shape)}"/></clipPath>`
      return `<defs>${clip}</defs><g clip-path="url(#c${index})"><g transform="matrix(${a} ${b} ${c} ${d} ${e} ${f})">${one.paint}</g></g>`
    })
    .join('\n')
}
