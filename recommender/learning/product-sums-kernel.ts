/**
 * Adds one user's part to the sums of one product. The compiled form and the plain one add in the same order and
 * return identical bits.
 */
import { type Code, f64x2, get, i32, type Kind, moduleOf, repeatWhile, set, v128 } from '../compiled/assembler.ts'
import { type KernelMemory, kernelFamily } from '../compiled/kernels.ts'

/** Offsets of the arrays, in numbers. With a memory, the arrays begin at its first byte. */
export interface SumsLayout extends KernelMemory {
  readonly numbers: Float64Array
  /** Unknowns of a product, padded with a zero to an even number. */
  readonly dimension: number
  /** Length of the pairs of unknowns, padded to an even number. */
  readonly pairs: number
  /** Coordinates of the content of a product. */
  readonly fixed: number
  /** The user: pairs, then one row of `dimension` for the residual, then one for each coordinate of the content. */
  readonly own: number
}

/**
 * Adds to the product whose content and sums are at these offsets: the user's pairs to the pairs, and to the right side
 * after them the residual times the user's first row minus every coordinate of the content times its row.
 */
export type AddAnswer = (content: number, sums: number, residual: number) => void

/** The compiled loop where this machine has one, else the plain one. */
export function answerAdder(layout: SumsLayout): AddAnswer {
  return compiledAnswers(layout) ?? plainAnswers(layout)
}

/** null where there is no compiled loop. */
export function compiledAnswers(layout: SumsLayout): AddAnswer | null {
  const run = kernelOf(layout, layout.pairs)
  if (run === null) return null
  const own = BYTES * layout.own
  return (content, sums, residual) => {
    run(own, BYTES * content, BYTES * sums, layout.fixed, residual)
  }
}

/** The same as a plain loop. */
export function plainAnswers({ numbers, dimension, pairs, fixed, own }: SumsLayout): AddAnswer {
  const add = (into: number, from: number, count: number, factor: number): void => {
    for (let of = 0; of < count; of++) {
      numbers[into + of] = (numbers[into + of] as number) + factor * (numbers[from + of] as number)
    }
  }
  return (content, sums, residual) => {
    const right = sums + pairs
    const first = own + pairs
    add(sums, own, pairs, 1)
    add(right, first, dimension, residual)
    for (let row = 0; row < fixed; row++) {
      add(right, first + (row + 1) * dimension, dimension, -(numbers[content + row] as number))
    }
  }
}

const BYTES = 8
const VECTOR_BYTES = 16

/** Numbers of the parameters: three addresses, the coordinates left and the residual; then of the locals. */
const [ownAt, contentAt, sumsAt, left, residual] = [0, 1, 2, 3, 4] as const
const factorLocal = 5
const sumLocal = 6

/** One loop for each number of unknowns; the variant is the length of their pairs. */
const kernelOf = kernelFamily(kernelBytes)

function kernelBytes(dimension: number, pairs: number): Uint8Array {
  const vectors = Array.from({ length: dimension / 2 }, (_, at) => at)
  const move = (local: number, by: number): Code => set(local, i32.add(get(local), i32.constant(by)))
  const rightOffset = BYTES * pairs
  /** Adds to the right side, or subtracts from it, the factor times the row at this distance from the address. */
  const each = (combine: typeof f64x2.add, offset: number): Code =>
    vectors.flatMap((at) => {
      const known = v128.load(get(ownAt), offset + at * VECTOR_BYTES)
      return set(sumLocal + at, combine(get(sumLocal + at), f64x2.multiply(get(factorLocal), known)))
    })
  const pairsOf = Array.from({ length: pairs / 2 }, (_, at) => {
    const offset = at * VECTOR_BYTES
    return v128.store(get(sumsAt), offset, f64x2.add(v128.load(get(sumsAt), offset), v128.load(get(ownAt), offset)))
  })
  const body = [
    ...pairsOf.flat(),
    ...vectors.flatMap((at) => set(sumLocal + at, v128.load(get(sumsAt), rightOffset + at * VECTOR_BYTES))),
    ...set(factorLocal, f64x2.splat(get(residual))),
    ...each(f64x2.add, rightOffset),
    ...repeatWhile(
      [
        ...move(ownAt, BYTES * dimension),
        ...set(factorLocal, v128.loadSplat64(get(contentAt))),
        ...each(f64x2.subtract, rightOffset),
        ...move(contentAt, BYTES),
        ...move(left, -1),
      ],
      get(left),
    ),
    ...vectors.flatMap((at) => v128.store(get(sumsAt), rightOffset + at * VECTOR_BYTES, get(sumLocal + at))),
    ...get(left),
  ]
  return moduleOf({
    parameters: ['i32', 'i32', 'i32', 'i32', 'f64'],
    locals: Array.from({ length: 1 + vectors.length }, (): Kind => 'v128'),
    body,
  })
}
