/**
 * Inverse of a symmetric positive definite matrix of some thousand rows, blocked so that the working set stays in the
 * cache. The unblocked method of `normal-equations.ts`, for one user's small matrix, would be bound by memory here.
 */

/** Rows and columns of one tile: its 4 × 4 sums fit the registers of a core. */
const TILE = 4
/** Columns per panel; their rows fit the L2 cache. */
const PANEL = 48
/** Products summed per pass, so that the rows of a tile stay in the L1 cache. */
const RUN = 256

/**
 * Row-major inverse of the n × n matrix, which is not modified. Factorises the stacked matrix [A; I] column by column:
 * A becomes its Cholesky factor L, and I becomes L⁻ᵀ; then A⁻¹ = L⁻ᵀ·L⁻¹.
 * Throws RangeError when the matrix is not positive definite.
 */
export function largeInverse(matrix: Float64Array, n: number): Float64Array {
  const size = Math.ceil(n / TILE) * TILE
  const stack = stacked(matrix, n, size)
  for (let start = 0; start < size; start += PANEL) factorisePanel(stack, start, Math.min(size, start + PANEL), size)
  return squared(stack, n, size)
}

/** A above I, both padded with an identity to a whole number of tiles. */
function stacked(matrix: Float64Array, n: number, size: number): Float64Array {
  const stack = new Float64Array(2 * size * size)
  for (let row = 0; row < n; row++) stack.set(matrix.subarray(row * n, row * n + n), row * size)
  for (let row = n; row < size; row++) stack[row * (size + 1)] = 1
  for (let row = 0; row < size; row++) stack[size * size + row * (size + 1)] = 1
  return stack
}

/** Computes the columns start … end − 1: subtracts the contribution of the finished columns, then factorises the panel. */
function factorisePanel(stack: Float64Array, start: number, end: number, size: number): void {
  for (let from = 0; from < start; from += RUN) {
    const to = Math.min(start, from + RUN)
    for (let row = start; row < size; row += TILE) {
      for (let column = start; column < end; column += TILE) {
        subtractProducts(stack, row * size, column * size, from, to, stack, row * size + column, size)
      }
    }
    // L⁻ᵀ is upper triangular, so its rows from `to` on contribute nothing in this pass.
    for (let row = 0; row < to; row += TILE) {
      for (let column = start; column < end; column += TILE) {
        const at = (size + row) * size
        subtractProducts(stack, at, column * size, Math.max(from, row), to, stack, at + column, size)
      }
    }
  }
  for (let row = start; row < size + end; row++) substitute(stack, row, start, Math.min(end, row + 1), size)
}

/** Computes one row of the panel by forward substitution. */
function substitute(stack: Float64Array, row: number, start: number, end: number, size: number): void {
  const at = row * size
  for (let column = start; column < end; column++) {
    const pivotAt = column * size
    let rest = stack[at + column] as number
    for (let of = start; of < column; of++) rest -= (stack[at + of] as number) * (stack[pivotAt + of] as number)
    if (row === column) {
      if (!(rest > 0)) throw new RangeError(`Row ${row} makes the matrix not positive definite`)
      stack[at + column] = Math.sqrt(rest)
    } else {
      stack[at + column] = rest / (stack[pivotAt + column] as number)
    }
  }
}

/** L⁻ᵀ·L⁻¹ from the lower half of the stack, written to both triangles. */
function squared(stack: Float64Array, n: number, size: number): Float64Array {
  const half = stack.subarray(size * size)
  const negative = stack.subarray(0, size * size).fill(0)
  for (let block = 0; block < size; block += PANEL) {
    const blockEnd = Math.min(size, block + PANEL)
    for (let from = block; from < size; from += RUN) {
      const to = Math.min(size, from + RUN)
      for (let row = block; row < to; row += TILE) {
        for (let column = block; column < blockEnd && column <= row; column += TILE) {
          subtractProducts(
            half,
            row * size,
            column * size,
            Math.max(from, row),
            to,
            negative,
            row * size + column,
            size,
          )
        }
      }
    }
  }
  const inverse = new Float64Array(n * n)
  for (let row = 0; row < n; row++) {
    for (let column = 0; column <= row; column++) {
      const value = -(negative[row * size + column] as number)
      inverse[row * n + column] = value
      inverse[column * n + row] = value
    }
  }
  return inverse
}

/** Subtracts the dot products of four rows with four rows, over the columns from … to − 1, from a tile of `target`. */
function subtractProducts(
  source: Float64Array,
  rows: number,
  columns: number,
  from: number,
  to: number,
  target: Float64Array,
  into: number,
  size: number,
): void {
  let [s00, s01, s02, s03] = [0, 0, 0, 0]
  let [s10, s11, s12, s13] = [0, 0, 0, 0]
  let [s20, s21, s22, s23] = [0, 0, 0, 0]
  let [s30, s31, s32, s33] = [0, 0, 0, 0]
  for (let at = from; at < to; at++) {
    const a0 = source[rows + at] as number
    const a1 = source[rows + size + at] as number
    const a2 = source[rows + 2 * size + at] as number
    const a3 = source[rows + 3 * size + at] as number
    const b0 = source[columns + at] as number
    const b1 = source[columns + size + at] as number
    const b2 = source[columns + 2 * size + at] as number
    const b3 = source[columns + 3 * size + at] as number
    s00 += a0 * b0
    s01 += a0 * b1
    s02 += a0 * b2
    s03 += a0 * b3
    s10 += a1 * b0
    s11 += a1 * b1
    s12 += a1 * b2
    s13 += a1 * b3
    s20 += a2 * b0
    s21 += a2 * b1
    s22 += a2 * b2
    s23 += a2 * b3
    s30 += a3 * b0
    s31 += a3 * b1
    s32 += a3 * b2
    s33 += a3 * b3
  }
  subtractRow(target, into, s00, s01, s02, s03)
  subtractRow(target, into + size, s10, s11, s12, s13)
  subtractRow(target, into + 2 * size, s20, s21, s22, s23)
  subtractRow(target, into + 3 * size, s30, s31, s32, s33)
}

function subtractRow(target: Float64Array, at: number, s0: number, s1: number, s2: number, s3: number): void {
  target[at] = (target[at] as number) - s0
  target[at + 1] = (target[at + 1] as number) - s1
  target[at + 2] = (target[at + 2] as number) - s2
  target[at + 3] = (target[at + 3] as number) - s3
}
