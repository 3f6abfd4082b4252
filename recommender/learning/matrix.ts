/** Square matrices are row-major Float64Arrays of length n·n. */

/**
 * Smaller pivots are raised to this: rounding may push the smallest eigenvalue of a covariance below zero, and such a
 * direction has no relevant uncertainty.
 */
export const LEAST_PIVOT = 1e-10

/**
 * Lower triangle L with L·Lᵀ = matrix; reads only the lower triangle of the matrix. Handles four rows at once, as
 * `timesVector` does, so that the subtractions are independent of each other.
 */
export function cholesky(matrix: Float64Array, n: number): Float64Array {
  const lower = new Float64Array(n * n)
  for (let column = 0; column < n; column++) {
    const own = column * n
    const pivot = Math.sqrt(Math.max(restOf(matrix, lower, own, own, column), LEAST_PIVOT))
    lower[own + column] = pivot
    let row = column + 1
    for (; row + 3 < n; row += 4) {
      const at = row * n
      let r0 = matrix[at + column] as number
      let r1 = matrix[at + n + column] as number
      let r2 = matrix[at + 2 * n + column] as number
      let r3 = matrix[at + 3 * n + column] as number
      for (let before = 0; before < column; before++) {
        const value = lower[own + before] as number
        r0 -= (lower[at + before] as number) * value
        r1 -= (lower[at + n + before] as number) * value
        r2 -= (lower[at + 2 * n + before] as number) * value
        r3 -= (lower[at + 3 * n + before] as number) * value
      }
      lower[at + column] = r0 / pivot
      lower[at + n + column] = r1 / pivot
      lower[at + 2 * n + column] = r2 / pivot
      lower[at + 3 * n + column] = r3 / pivot
    }
    for (; row < n; row++) lower[row * n + column] = restOf(matrix, lower, row * n, own, column) / pivot
  }
  return lower
}

/** The entry minus the contributions of earlier columns; `row` and `own` are the offsets of two rows. */
function restOf(matrix: Float64Array, lower: Float64Array, row: number, own: number, column: number): number {
  let rest = matrix[row + column] as number
  for (let at = 0; at < column; at++) rest -= (lower[row + at] as number) * (lower[own + at] as number)
  return rest
}

/** Solves matrix·x = right from its Cholesky factor; overwrites and returns `right`. */
export function solveWith(lower: Float64Array, right: Float64Array, n: number): Float64Array {
  for (let row = 0; row < n; row++) {
    let rest = right[row] as number
    for (let at = 0; at < row; at++) rest -= (lower[row * n + at] as number) * (right[at] as number)
    right[row] = rest / (lower[row * n + row] as number)
  }
  for (let row = n - 1; row >= 0; row--) {
    let rest = right[row] as number
    for (let at = row + 1; at < n; at++) rest -= (lower[at * n + row] as number) * (right[at] as number)
    right[row] = rest / (lower[row * n + row] as number)
  }
  return right
}

/** Adds `weight`·vector·vectorᵀ to the lower triangle of the matrix; `cholesky` reads no other part. */
export function addOuter(matrix: Float64Array, vector: ArrayLike<number>, weight: number, n: number): void {
  for (let row = 0; row < n; row++) {
    const factor = weight * (vector[row] as number)
    if (factor === 0) continue
    const offset = row * n
    for (let column = 0; column <= row; column++) {
      matrix[offset + column] = (matrix[offset + column] as number) + factor * (vector[column] as number)
    }
  }
}

/** Copies the lower triangle onto the upper one. */
export function mirror(matrix: Float64Array, n: number): Float64Array {
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < row; column++) matrix[column * n + row] = matrix[row * n + column] as number
  }
  return matrix
}

/** matrix·vector. Handles four rows at once, so that the additions are independent of each other. */
export function timesVector(matrix: Float64Array, vector: Float64Array, n: number): Float64Array {
  const product = new Float64Array(n)
  let row = 0
  for (; row + 3 < n; row += 4) {
    const at = row * n
    let [s0, s1, s2, s3] = [0, 0, 0, 0]
    for (let column = 0; column < n; column++) {
      const value = vector[column] as number
      s0 += (matrix[at + column] as number) * value
      s1 += (matrix[at + n + column] as number) * value
      s2 += (matrix[at + 2 * n + column] as number) * value
      s3 += (matrix[at + 3 * n + column] as number) * value
    }
    product[row] = s0
    product[row + 1] = s1
    product[row + 2] = s2
    product[row + 3] = s3
  }
  for (; row < n; row++) product[row] = dot(matrix.subarray(row * n, row * n + n), vector, n)
  return product
}

/** Dot product of the first n numbers. */
export function dot(one: Float64Array, other: Float32Array | Float64Array, n: number): number {
  let sum = 0
  for (let at = 0; at < n; at++) sum += (one[at] as number) * (other[at] as number)
  return sum
}
