/**
 * Gram matrices and their inverses, which take nearly all the time of a training. Keeps one workspace per number of
 * weights, which all users share, because they are computed one after the other.
 */
import { openWasmMemory } from '../compiled/web-assembly.ts'
import { LEAST_PIVOT } from './matrix.ts'
import { type AddStrip, type Rows, stripAdder, TILE } from './strip-kernel.ts'

/** Vectors copied at a time: as many as fit in the first-level cache. */
const PANEL_ROWS = 32

interface Workspace {
  readonly numbers: Float64Array
  /** Length of a row: n rounded up to a whole number of tiles; the padding is always zero. */
  readonly size: number
  /** Offsets of two square matrices; the panel is before them. */
  readonly upper: number
  readonly lower: number
  readonly addStrip: AddStrip
}

const workspaces = new Map<number, Workspace>()

/**
 * Adds `weight`·Σ v·vᵀ to the lower triangle of the n × n matrix, where v are the rows of `vectors` listed in
 * rows[from … to − 1].
 */
export function addGram(
  matrix: Float64Array,
  vectors: Float64Array,
  rows: Int32Array,
  [from, to]: readonly [number, number],
  weight: number,
  n: number,
): void {
  const { numbers, size, lower, addStrip } = workspaceFor(n)
  numbers.fill(0, lower, lower + size * size)
  for (let start = from; start < to; start += PANEL_ROWS) {
    const count = Math.min(PANEL_ROWS, to - start)
    for (let at = 0; at < count; at++) {
      const source = (rows[start + at] as number) * n
      for (let of = 0; of < n; of++) numbers[at * size + of] = vectors[source + of] as number
    }
    for (let row = 0; row < size; row += TILE) addStrip(row, 0, count, lower + row * size, row / TILE + 1, weight)
  }
  for (let row = 0; row < n; row++) {
    for (let column = 0; column <= row; column++) {
      const at = row * n + column
      matrix[at] = (matrix[at] as number) + (numbers[lower + row * size + column] as number)
    }
  }
}

/**
 * Inverse (both triangles) of a symmetric positive definite matrix, whose lower triangle is read. [M; I] is eliminated from
 * the top; with the Cholesky factor M = Uᵀ·U this leaves U and U⁻ᵀ, and M⁻¹ = U⁻¹·U⁻ᵀ. Pivots are bounded as in `cholesky`.
 */
export function inverseOf(matrix: Float64Array, n: number): Float64Array {
  const workspace = workspaceFor(n)
  const { numbers, size, upper, lower, addStrip } = workspace
  writeAugmented(matrix, n, workspace)
  for (let start = 0; start < size; start += TILE) {
    if (start > 0) {
      addStrip(upper + start, upper + start, start, upper + start * (size + 1), (size - start) / TILE, -1)
    }
    // U⁻ᵀ is lower triangular, so the products of its columns begin at the diagonal.
    for (let column = 0; column < start; column += TILE) {
      const from = column * size
      addStrip(upper + from + start, lower + from + column, start - column, lower + start * size + column, 1, -1)
    }
    for (let row = start; row < start + TILE; row++) eliminateRow(workspace, start, row)
  }
  numbers.fill(0, upper, upper + size * size)
  for (let row = 0; row < size; row += TILE) {
    const from = lower + row * size
    addStrip(from + row, from, size - row, upper + row * size, row / TILE + 1, 1)
  }
  return mirrored(numbers, upper, size, n)
}

/** Writes the matrix, padded with an identity to whole tiles, into the upper half and an identity into the lower half. */
function writeAugmented(matrix: Float64Array, n: number, { numbers, size, upper, lower }: Workspace): void {
  numbers.fill(0, upper, lower + size * size)
  for (let row = 0; row < n; row++) {
    for (let column = 0; column <= row; column++) {
      numbers[upper + column * size + row] = matrix[row * n + column] as number
    }
  }
  for (let row = n; row < size; row++) numbers[upper + row * (size + 1)] = 1
  for (let row = 0; row < size; row++) numbers[lower + row * (size + 1)] = 1
}

/** Subtracts from one row of both matrices the rows above it in the same tile, and divides the row by its pivot. */
function eliminateRow({ numbers, size, upper, lower }: Workspace, start: number, row: number): void {
  const ofUpper = upper + row * size
  const ofLower = lower + row * size
  for (let above = start; above < row; above++) {
    const factor = numbers[upper + above * size + row] as number
    subtractRow(numbers, ofUpper, upper + above * size, factor, row, size)
    subtractRow(numbers, ofLower, lower + above * size, factor, 0, row)
  }
  const scale = 1 / Math.sqrt(Math.max(numbers[ofUpper + row] as number, LEAST_PIVOT))
  for (let at = ofUpper + row; at < ofUpper + size; at++) numbers[at] = scale * (numbers[at] as number)
  for (let at = ofLower; at <= ofLower + row; at++) numbers[at] = scale * (numbers[at] as number)
}

function subtractRow(numbers: Float64Array, into: number, of: number, factor: number, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    numbers[into + at] = (numbers[into + at] as number) - factor * (numbers[of + at] as number)
  }
}

/** The n × n matrix whose lower triangle is at `start`. */
function mirrored(numbers: Float64Array, start: number, size: number, n: number): Float64Array {
  const matrix = new Float64Array(n * n)
  for (let row = 0; row < n; row++) {
    for (let column = 0; column <= row; column++) {
      const value = numbers[start + row * size + column] as number
      matrix[row * n + column] = value
      matrix[column * n + row] = value
    }
  }
  return matrix
}

function workspaceFor(n: number): Workspace {
  const known = workspaces.get(n)
  if (known !== undefined) return known
  const size = Math.ceil(n / TILE) * TILE
  const upper = PANEL_ROWS * size
  const lower = upper + size * size
  const length = lower + size * size
  const memory = openWasmMemory(length * Float64Array.BYTES_PER_ELEMENT)
  const numbers = memory === null ? new Float64Array(length) : new Float64Array(memory.buffer, 0, length)
  const rows: Rows = { dimension: size, memory, numbers }
  const workspace = { numbers, size, upper, lower, addStrip: stripAdder(rows) }
  workspaces.set(n, workspace)
  return workspace
}
