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

/** Inverse of the matrix whose Cholesky factor L is given: M = L⁻¹ row by row, then MᵀM. */
export function inverseFrom(lower: Float64Array, n: number): Float64Array {
  const inverted = new Float64Array(n * n)
  const inverse = new Float64Array(n * n)
  for (let row = 0; row < n; row++) {
    const into = row * n
    inverted[into + row] = 1
    for (let at = 0; at < row; at++) {
      const factor = lower[into + at] as number
      if (factor === 0) continue
      const from = at * n
      for (let column = 0; column <= at; column++) {
        inverted[into + column] = (inverted[into + column] as number) - factor * (inverted[from + column] as number)
      }
    }
    const scale = 1 / (lower[into + row] as number)
    for (let column = 0; column <= row; column++) inverted[into + column] = scale * (inverted[into + column] as number)
    addOuter(inverse, inverted.subarray(into, into + row + 1), 1, row + 1, n)
  }
  return mirror(inverse, n)
}

/**
 * Adds `weight`·vector·vectorᵀ to the lower triangle of the matrix, which is all that `cholesky` reads. A vector shorter
 * than the matrix is wide stands for one with zeros behind.
 */
export function addOuter(
  matrix: Float64Array,
  vector: ArrayLike<number>,
  weight: number,
  n: number,
  width: number = n,
): void {
  for (let row = 0; row < n; row++) {
    const factor = weight * (vector[row] as number)
    if (factor === 0) continue
    const offset = row * width
    for (let column = 0; column <= row; column++) {
      matrix[offset + column] = (matrix[offset + column] as number) + factor * (vector[column] as number)
    }
  }
}

/**
 * Adds `weight`·Σ v·vᵀ to the lower triangle, v being the rows of `vectors` named in rows[from … to − 1]. Four at once:
 * each number of the matrix is then fetched and put back a quarter as often.
 */
export function addGram(
  matrix: Float64Array,
  vectors: Float64Array,
  rows: Int32Array,
  [from, to]: readonly [number, number],
  weight: number,
  n: number,
): void {
  let at = from
  for (; at + 3 < to; at += 4) {
    const a = (rows[at] as number) * n
    const b = (rows[at + 1] as number) * n
    const c = (rows[at + 2] as number) * n
    const d = (rows[at + 3] as number) * n
    for (let row = 0; row < n; row++) {
      const ofA = weight * (vectors[a + row] as number)
      const ofB = weight * (vectors[b + row] as number)
      const ofC = weight * (vectors[c + row] as number)
      const ofD = weight * (vectors[d + row] as number)
      const into = row * n
      for (let column = 0; column <= row; column++) {
        matrix[into + column] =
          (matrix[into + column] as number) +
          ofA * (vectors[a + column] as number) +
          ofB * (vectors[b + column] as number) +
          ofC * (vectors[c + column] as number) +
          ofD * (vectors[d + column] as number)
      }
    }
  }
  for (; at < to; at++) {
    const start = (rows[at] as number) * n
    addOuter(matrix, vectors.subarray(start, start + n), weight, n)
  }
}

/** Copies the lower triangle onto the upper one. */
export function mirror(matrix: Float64Array, n: number): Float64Array {
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < row; column++) matrix[column * n + row] = matrix[row * n + column] as number
  }
  return matrix
}

/** matrix·vector; only the first n numbers of the vector are read. */
export function timesVector(matrix: Float64Array, vector: Float32Array | Float64Array, n: number): Float64Array {
  const product = new Float64Array(n)
  for (let row = 0; row < n; row++) {
    let sum = 0
    for (let column = 0; column < n; column++) sum += (matrix[row * n + column] as number) * (vector[column] as number)
    product[row] = sum
  }
  return product
}

/** Sum of the products of the first n numbers. */
export function dot(one: Float64Array, other: Float32Array | Float64Array, n: number): number {
  let sum = 0
  for (let at = 0; at < n; at++) sum += (one[at] as number) * (other[at] as number)
  return sum
}
