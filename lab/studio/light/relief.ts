/** Turns pieces into a height field: height, fine texture, tint and material of every pixel. */

import { band, beside, bounds, type Shape } from '../geometry.ts'
import type { Crease, Piece } from '../piece.ts'
import { blur, cells, cover, type Patch } from './coverage.ts'
import { type Material, material, surfaces, wrinkles } from './fabric.ts'
import { read, type Tile } from './noise.ts'

export const frameWidth = 1200

export const frameHeight = 1600

const size = frameWidth * frameHeight

/** Broad forms are computed on cells of this many pixels. */
const quarter = 4

export interface HeightField {
  /** Height above the wall or table, and texture on top of it, in pixels. */
  readonly height: Float32Array
  readonly fine: Float32Array
  /** Share the yarn adds to or takes from the colour. */
  readonly tint: Float32Array
  /** How much of the pixel belongs to the figure. */
  readonly figure: Float32Array
  /** Index into `surfaces`, and which piece is on top (1 is the first; 0 is the set). */
  readonly surface: Uint8Array
  readonly owner: Uint8Array
}

/** An empty height field: a plane at height zero. */
export function emptyField(): HeightField {
  return {
    height: new Float32Array(size),
    fine: new Float32Array(size),
    tint: new Float32Array(size),
    figure: new Float32Array(size),
    surface: new Uint8Array(size).fill(surfaces.indexOf('wall')),
    owner: new Uint8Array(size),
  }
}

/** Adds one piece to the height field. */
export function addPiece(field: HeightField, one: Piece, number: number, gap: number): void {
  const area = cells(bounds(one.shape), 1, 1, frameWidth, frameHeight)
  const mask = cover(one.shape, area, 1)
  const form = formOf(one, area)
  const cloth = material(one.surface)
  const index = surfaces.indexOf(one.surface)
  const cos = Math.cos(one.grain)
  const sin = Math.sin(one.grain)
  const start = number * 97
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const cell = y * area.width + x
      const share = mask.values[cell] as number
      if (share <= 0) continue
      const px = x + area.left
      const py = y + area.top
      const at = py * frameWidth + px
      field.figure[at] = Math.max(field.figure[at] as number, share)
      // No blending of heights at the rim, because it would be lit as a steep, dark slope.
      if (share <= 0.5) continue
      const u = px * cos + py * sin
      const v = py * cos - px * sin
      const below = one.lift === 'solid' ? gap : (field.height[at] as number)
      field.height[at] = below + rise(form, cell, px, py, u + start, v + start * 6)
      field.fine[at] = read(cloth.relief, u + start, v)
      field.tint[at] = read(cloth.tint, u + start, v)
      field.surface[at] = index
      field.owner[at] = number
    }
  }
}

interface Form {
  readonly base: number
  readonly swell: number
  readonly volume: { readonly patch: Patch; readonly cell: number } | null
  readonly pressed: Pressed | null
  readonly wave: Tile
  readonly strength: number
}

function formOf(one: Piece, area: Omit<Patch, 'values'>): Form {
  const cloth = material(one.surface)
  return {
    base: one.base,
    swell: one.swell,
    volume: one.swell === 0 ? null : inflate(one.shape, one.round),
    pressed: one.creases.length === 0 ? null : press(one.creases, area),
    wave: wrinkles(cloth.crisp),
    strength: one.drape * cloth.wrinkle * 0.1,
  }
}

/** Height of one pixel of a piece above the layer below; u and v run across and along the grain. */
function rise(
  { base, swell, volume, pressed, wave, strength }: Form,
  cell: number,
  x: number,
  y: number,
  u: number,
  v: number,
): number {
  let sum = base
  if (volume) sum += sample(volume.patch, x / volume.cell, y / volume.cell) * swell
  if (pressed) sum += (pressed.fine[cell] as number) + sample(pressed.broad, x / quarter, y / quarter)
  if (strength > 0) sum += read(wave, u * 1.15, v * 0.5) * strength
  return sum
}

/** The materials in the order of the surface buffer, made only for those in use. */
export function materialsOf(field: HeightField): readonly (Material | null)[] {
  const used = new Set(field.surface)
  return surfaces.map((name, index) => (used.has(index) ? material(name) : null))
}

/**
 * An inflated shape: solves a screened Poisson equation,
 * zero along the rim, one far inside, on a coarse grid; `round` is how many pixels the rim takes to rise.
 */
function inflate(shape: Shape, round: number): { readonly patch: Patch; readonly cell: number } {
  const cell = round > 50 ? quarter * 2 : quarter
  const area = cells(bounds(shape), cell, cell * 2, frameWidth, frameHeight)
  const mask = cover(shape, area, cell).values
  const values = Float32Array.from(mask, (share) => share * 0.5)
  const reach = Math.max(1, round / cell)
  const pull = 1 / (reach * reach)
  const over = reach > 12 ? 1.86 : reach > 5 ? 1.7 : 1.4
  const inner: number[] = []
  for (let y = 1; y < area.height - 1; y += 1) {
    for (let x = 1; x < area.width - 1; x += 1)
      if ((mask[y * area.width + x] as number) > 0.02) inner.push(y * area.width + x)
  }
  const rounds = Math.ceil(reach * 2) + 12
  for (let pass = 0; pass < rounds; pass += 1) relax(values, mask, inner, area.width, pull, over)
  for (let at = 0; at < values.length; at += 1) values[at] = Math.sqrt(Math.max(0, values[at] as number))
  return { patch: { ...area, values }, cell }
}

/** One round of successive over-relaxation over the cells inside. */
function relax(
  values: Float32Array,
  mask: Float32Array,
  inner: readonly number[],
  width: number,
  pull: number,
  over: number,
): void {
  for (const at of inner) {
    const around =
      (values[at - 1] as number) +
      (values[at + 1] as number) +
      (values[at - width] as number) +
      (values[at + width] as number)
    const aim = ((around + pull) / (4 + pull)) * Math.min(1, (mask[at] as number) * 1.5)
    const now = values[at] as number
    values[at] = now + over * (aim - now)
  }
}

/** Reads a coarse patch with quadratic B-splines, so that slopes stay smooth. */
function sample(patch: Patch, x: number, y: number): number {
  const gx = x - patch.left
  const gy = y - patch.top
  const cx = Math.max(1, Math.min(patch.width - 2, Math.floor(gx)))
  const cy = Math.max(1, Math.min(patch.height - 2, Math.floor(gy)))
  const fx = gx - cx - 0.5
  const fy = gy - cy - 0.5
  const ax = 0.5 * (0.5 - fx) * (0.5 - fx)
  const bx = 0.75 - fx * fx
  const dx = 0.5 * (0.5 + fx) * (0.5 + fx)
  let sum = 0
  for (let row = -1; row <= 1; row += 1) {
    const at = (cy + row) * patch.width + cx
    const line =
      (patch.values[at - 1] as number) * ax + (patch.values[at] as number) * bx + (patch.values[at + 1] as number) * dx
    sum += line * (row === 0 ? 0.75 - fy * fy : 0.5 * (0.5 + row * fy) * (0.5 + row * fy))
  }
  return sum
}

interface Pressed {
  readonly fine: Float32Array
  readonly broad: Patch
}

/** Creases of a piece: thin ones pixel by pixel, soft ones on a quarter-size grid. */
function press(creases: readonly Crease[], area: Omit<Patch, 'values'>): Pressed {
  const fine = new Float32Array(area.width * area.height)
  const around = { left: area.left, top: area.top, right: area.left + area.width, bottom: area.top + area.height }
  const coarse = cells(around, quarter, quarter * 2, frameWidth, frameHeight)
  const broad = new Float32Array(coarse.width * coarse.height)
  for (const softness of new Set(creases.map(({ soft }) => soft))) {
    const group = creases.filter(({ soft }) => soft === softness)
    const isFine = softness < 5
    const [grid, cell] = isFine ? [area, 1] : [coarse, quarter]
    const sum = new Float32Array(grid.width * grid.height)
    for (const crease of group) stamp(sum, crease, grid, cell)
    blur(sum, grid.width, grid.height, softness / cell)
    const target = isFine ? fine : broad
    for (let at = 0; at < sum.length; at += 1) target[at] = (target[at] as number) + (sum[at] as number)
  }
  return { fine, broad: { ...coarse, values: broad } }
}

function stamp(sum: Float32Array, crease: Crease, grid: Omit<Patch, 'values'>, cell: number): void {
  const taper = (share: number): number => crease.width * Math.sin(Math.PI * share ** 0.6) ** 0.8
  const deep = crease.soft < 5 ? crease.depth : crease.depth * 1.45
  const sides: readonly [number, Shape][] =
    crease.form === 'fold'
      ? [
          [deep, band(beside(crease.line, -crease.width * 0.3), taper)],
          [-deep * 0.8, band(beside(crease.line, crease.width * 0.5), taper)],
        ]
      : [[crease.form === 'ridge' ? deep : -deep, band(crease.line, crease.width)]]
  for (const [depth, outline] of sides) {
    const local = cells(
      bounds(outline),
      cell,
      cell,
      grid.left * cell + grid.width * cell,
      grid.top * cell + grid.height * cell,
    )
    if (local.left >= grid.left + grid.width || local.top >= grid.top + grid.height) continue
    add(sum, grid, cover(outline, local, cell), depth)
  }
}

/** Adds a stamped patch where it overlaps the grid. */
function add(sum: Float32Array, grid: Omit<Patch, 'values'>, stampOf: Patch, depth: number): void {
  const firstX = Math.max(0, grid.left - stampOf.left)
  const lastX = Math.min(stampOf.width, grid.left + grid.width - stampOf.left)
  const firstY = Math.max(0, grid.top - stampOf.top)
  const lastY = Math.min(stampOf.height, grid.top + grid.height - stampOf.top)
  for (let y = firstY; y < lastY; y += 1) {
    const row = (y + stampOf.top - grid.top) * grid.width - grid.left + stampOf.left
    for (let x = firstX; x < lastX; x += 1) {
      sum[row + x] = (sum[row + x] as number) + (stampOf.values[y * stampOf.width + x] as number) * depth
    }
  }
}
