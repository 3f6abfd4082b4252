/**
 * Normal equations of every product, gathered person by person: unknown are the correction of its base rate and its
 * learned coordinates, known are the people who answered it. What is uncertain about a person weakens the evidence.
 */
import type { Answers, Judgement } from './fit-prior.ts'
import { cholesky, solveWith } from './matrix.ts'

export interface ProductSums {
  /** Learned coordinates and, before them, the correction. */
  readonly size: number
  /** Lower triangles, packed row by row, of all products one after the other. */
  readonly matrices: Float64Array
  /** Right sides, `size` numbers per product. */
  readonly rights: Float64Array
}

export function openSums(products: number, factors: number): ProductSums {
  const size = factors + 1
  return {
    size,
    matrices: new Float64Array((products * size * (size + 1)) / 2),
    rights: new Float64Array(products * size),
  }
}

/** Adds the answers of one person; `content` holds `fixed` numbers per product, the person's first weights. */
export function addPerson(
  sums: ProductSums,
  { person, mean, covariance }: Judgement,
  answers: Answers,
  content: Float64Array,
  fixed: number,
): void {
  const { size, matrices, rights } = sums
  const packed = (size * (size + 1)) / 2
  const own = pairsOf(mean, covariance, fixed, size)
  const known = knownPartOf(mean, covariance, fixed, size)
  for (let at = answers.starts[person] as number; at < (answers.starts[person + 1] as number); at++) {
    const product = answers.products[at] as number
    const residual = answers.residuals[at] as number
    const intoMatrix = product * packed
    for (let of = 0; of < packed; of++)
      matrices[intoMatrix + of] = (matrices[intoMatrix + of] as number) + (own[of] as number)
    const intoRight = product * size
    rights[intoRight] = (rights[intoRight] as number) + residual
    for (let of = 1; of < size; of++)
      rights[intoRight + of] = (rights[intoRight + of] as number) + residual * (mean[fixed + of - 1] as number)
    for (let row = 0; row < fixed; row++) {
      const value = content[product * fixed + row] as number
      if (value === 0) continue
      for (let of = 0; of < size; of++)
        rights[intoRight + of] = (rights[intoRight + of] as number) - value * (known[row * size + of] as number)
    }
  }
}

interface Pulls {
  readonly offset: number
  readonly product: number
  /** What the learned coordinates are pulled towards. */
  readonly towards: Float64Array
}

/** Correction and learned coordinates of one product. */
export function solveProduct({ size, matrices, rights }: ProductSums, product: number, pulls: Pulls): Float64Array {
  const matrix = new Float64Array(size * size)
  let at = (product * size * (size + 1)) / 2
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) matrix[row * size + column] = matrices[at++] as number
  const right = rights.slice(product * size, (product + 1) * size)
  matrix[0] = (matrix[0] as number) + pulls.offset
  for (let of = 1; of < size; of++) {
    matrix[of * (size + 1)] = (matrix[of * (size + 1)] as number) + pulls.product
    right[of] = (right[of] as number) + pulls.product * (pulls.towards[of - 1] as number)
  }
  return solveWith(cholesky(matrix, size), right, size)
}

/** Expectation of [1, x]·[1, x]ᵀ, x being the weights of the learned coordinates; lower triangle, packed. */
function pairsOf(mean: Float64Array, covariance: Float64Array, fixed: number, size: number): Float64Array {
  const n = mean.length
  const pairs = new Float64Array((size * (size + 1)) / 2)
  pairs[0] = 1
  let at = 1
  for (let row = 0; row < size - 1; row++) {
    const ofRow = mean[fixed + row] as number
    pairs[at++] = ofRow
    for (let column = 0; column <= row; column++) {
      const together = covariance[(fixed + row) * n + fixed + column] as number
      pairs[at++] = ofRow * (mean[fixed + column] as number) + together
    }
  }
  return pairs
}

/** Expectation of c·[1, x]ᵀ, c being the weights of the content: `size` numbers per coordinate of the content. */
function knownPartOf(mean: Float64Array, covariance: Float64Array, fixed: number, size: number): Float64Array {
  const n = mean.length
  const known = new Float64Array(fixed * size)
  for (let row = 0; row < fixed; row++) {
    const ofRow = mean[row] as number
    known[row * size] = ofRow
    for (let of = 1; of < size; of++) {
      const at = fixed + of - 1
      known[row * size + of] = ofRow * (mean[at] as number) + (covariance[row * n + at] as number)
    }
  }
  return known
}
