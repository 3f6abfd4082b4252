/**
 * Normal equations of every product, gathered person by person: unknown are the correction of its base rate and its
 * learned coordinates, known are the people who answered it. What is uncertain about a person weakens the evidence.
 */
import { openWasmMemory } from '../compiled/web-assembly.ts'
import type { Answers, Judgement } from './fit-prior.ts'
import { cholesky, solveWith } from './matrix.ts'
import { type AddAnswer, answerAdder, type SumsPlace } from './product-sums-kernel.ts'

export interface ProductSums {
  /** Learned coordinates and, before them, the correction. */
  readonly size: number
  /** Offsets of the person and of the contents of the products. */
  readonly place: SumsPlace
  /** Where the sums of the first product begin: lower triangle, packed row by row, then the right side. */
  readonly start: number
  /** Numbers from one product's sums to the next one's. */
  readonly stride: number
  readonly addAnswer: AddAnswer
}

/** Room for the sums of all products, which have `fixed` numbers of content each; `emptySums` comes before every use. */
export function openSums(content: Float64Array, fixed: number, factors: number): ProductSums {
  const size = factors + 1
  const dimension = evenUp(size)
  const pairs = evenUp((size * (size + 1)) / 2)
  const own = content.length
  const start = own + pairs + (fixed + 1) * dimension
  const stride = pairs + dimension
  const length = start + (content.length / fixed) * stride
  const memory = openWasmMemory(length * Float64Array.BYTES_PER_ELEMENT)
  const numbers = memory === null ? new Float64Array(length) : new Float64Array(memory.buffer, 0, length)
  numbers.set(content)
  const place = { dimension, memory, numbers, pairs, fixed, own }
  return { size, place, start, stride, addAnswer: answerAdder(place) }
}

/** Forgets all answers. */
export function emptySums({ place, start }: ProductSums): void {
  place.numbers.fill(0, start)
}

/** Adds the answers of one person. */
export function addPerson(
  { place, start, stride, addAnswer }: ProductSums,
  { person, mean, covariance }: Judgement,
  answers: Answers,
): void {
  writePairs(place, mean, covariance)
  writeKnownPart(place, mean, covariance)
  for (let at = answers.starts[person] as number; at < (answers.starts[person + 1] as number); at++) {
    const product = answers.products[at] as number
    addAnswer(product * place.fixed, start + product * stride, answers.residuals[at] as number)
  }
}

interface Pulls {
  readonly offset: number
  readonly product: number
  /** What the learned coordinates are pulled towards. */
  readonly towards: Float64Array
}

/** Correction and learned coordinates of one product. */
export function solveProduct({ size, place, start, stride }: ProductSums, product: number, pulls: Pulls): Float64Array {
  const { numbers, pairs } = place
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

/** Expectation of [1, x]·[1, x]ᵀ, x being the weights of the learned coordinates; lower triangle, packed. */
function writePairs({ numbers, own, fixed }: SumsPlace, mean: Float64Array, covariance: Float64Array): void {
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

/** [1, mean of x], and below it the expectation of c·[1, x]ᵀ, c being the weights of the content. */
function writeKnownPart(
  { numbers, dimension, pairs, own, fixed }: SumsPlace,
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

function evenUp(count: number): number {
  return 2 * Math.ceil(count / 2)
}
