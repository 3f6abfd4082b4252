/** Square matrices are row-major Float64Arrays of length n·n. */

/**
 * Lower triangle L with L·Lᵀ = matrix. A pivot at or below `floor` is raised to it: rounding may push the smallest
 * direction of a covariance below zero, and such a direction carries no uncertainty worth drawing.
 */
export function cholesky(matrix: Float64Array, n: number, floor = 1e-10): Float64Array {
  const lower = new Float64Array(n * n)
  for (let row = 0; row < n; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * n + column] as number
      for (let at = 0; at < column; at++) rest -= (lower[row * n + at] as number) * (lower[column * n + at] as number)
      if (row === column) lower[row * n + row] = Math.sqrt(Math.max(rest, floor))
      else lower[row * n + column] = rest / (lower[column * n + column] as number)
    }
  }
  return lower
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

/** Inverse of the matrix whose Cholesky factor is given. */
export function inverseFrom(lower: Float64Array, n: number): Float64Array {
  const inverse = new Float64Array(n * n)
  const unit = new Float64Array(n)
  for (let column = 0; column < n; column++) {
    unit.fill(0)
    unit[column] = 1
    solveWith(lower, unit, n)
    for (let row = 0; row < n; row++) inverse[row * n + column] = unit[row] as number
  }
  return inverse
}

/** Adds `weight`·vector·vectorᵀ to the lower triangle of the matrix, which is all that `cholesky` reads. */
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
