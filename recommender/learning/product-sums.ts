/**
 * Normal equations of every product, accumulated user by user. The unknowns are the correction of its base rate and its
 * learned coordinates. The users' posteriors are given; a greater covariance reduces the weight of a user's answers.
 */
import { openWasmMemory } from '../compiled/web-assembly.ts'
import type { Answers, UserPosterior } from './fit-prior.ts'
import { cholesky, solveWith } from './matrix.ts'
import { type AddAnswer, answerAdder, type SumsLayout } from './product-sums-kernel.ts'

export interface ProductSums {
  /** Number of unknowns: the correction, then the learned coordinates. */
  readonly size: number
  /** Offsets of the user and of the contents of the products. */
  readonly layout: SumsLayout
  /** Offset of the sums of the first product: lower triangle, packed row by row, then the right side. */
  readonly start: number
  /** Distance between the sums of two products. */
  readonly stride: number
  readonly addAnswer: AddAnswer
}

/** Allocates the sums of all products, each with `fixed` numbers of content; call `emptySums` before every use. */
export function openSums(content: Float64Array, fixed: number, factors: number): ProductSums {
  const size = factors + 1
  const dimension = roundUpToEven(size)
  const pairs = roundUpToEven((size * (size + 1)) / 2)
  const own = content.length
  const start = own + pairs + (fixed + 1) * dimension
  const stride = pairs + dimension
  const length = start + (content.length / fixed) * stride
  const memory = openWasmMemory(length * Float64Array.BYTES_PER_ELEMENT)
  const numbers = memory === null ? new Float64Array(length) : new Float64Array(memory.buffer, 0, length)
  numbers.set(content)
  const layout = { dimension, memory, numbers, pairs, fixed, own }
  return { size, layout, start, stride, addAnswer: answerAdder(layout) }
}

/** Resets all sums. */
export function emptySums({ layout, start }: ProductSums): void {
  layout.numbers.fill(0, start)
}

/** Adds the answers of one user. */
export function addUser(
  { layout, start, stride, addAnswer }: ProductSums,
  { user, mean, covariance }: UserPosterior,
  answers: Answers,
): void {
  writePairs(layout, mean, covariance)
  writeKnownPart(layout, mean, covariance)
  for (let at = answers.starts[user] as number; at < (answers.starts[user + 1] as number); at++) {
    const product = answers.products[at] as number
    addAnswer(product * layout.fixed, start + product * stride, answers.residuals[at] as number)
  }
}

interface Pulls {
  readonly offset: number
  readonly product: number
  /** Regularisation target of the learned coordinates. */
  readonly towards: Float64Array
}

/** Solves for the correction and the learned coordinates of one product. */
export function solveProduct(
  { size, layout, start, stride }: ProductSums,
  product: number,
  pulls: Pulls,
): Float64Array {
  const { numbers, pairs } = layout
  const matrix = new Float64Array(size * size)
  let at = start + product * stride
  const rightAt = at + pairs
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) matrix[row * size + column] = numbers[at++] as number
  const right = numbers.slice(rightAt, rightAt + size)
  matrix[0] = (matrix[0] as number) + pulls.offset
  for (let of = 1; of < size; of++) {
    matrix[of * (size + 1)] = (matrix[of * (size + 1)] as number) + pulls.product
    right[of] = (right[of] as number) + pulls.product * (pulls.towards[of - 1] as number)
  }
  return solveWith(cholesky(matrix, size), right, size)
}

/** Writes E([1, x]·[1, x]ᵀ) as a packed lower triangle, where x are the user's weights of the learned coordinates. */
function writePairs({ numbers, own, fixed }: SumsLayout, mean: Float64Array, covariance: Float64Array): void {
  const n = mean.length
  numbers[own] = 1
  let at = own + 1
  for (let row = fixed; row < n; row++) {
    const ofRow = mean[row] as number
    numbers[at++] = ofRow
    for (let column = fixed; column <= row; column++) {
      numbers[at++] = ofRow * (mean[column] as number) + (covariance[row * n + column] as number)
    }
  }
}

/** Writes [1, mean of x], and below it E(c·[1, x]ᵀ), where c are the user's weights of the content. */
function writeKnownPart(
  { numbers, dimension, pairs, own, fixed }: SumsLayout,
  mean: Float64Array,
  covariance: Float64Array,
): void {
  const n = mean.length
  const first = own + pairs
  numbers[first] = 1
  numbers.set(mean.subarray(fixed), first + 1)
  for (let row = 0; row < fixed; row++) {
    const ofRow = mean[row] as number
    let at = first + (row + 1) * dimension
    numbers[at++] = ofRow
    for (let of = fixed; of < n; of++) {
      numbers[at++] = ofRow * (mean[of] as number) + (covariance[row * n + of] as number)
    }
  }
}

function roundUpToEven(count: number): number {
  return 2 * Math.ceil(count / 2)
}
