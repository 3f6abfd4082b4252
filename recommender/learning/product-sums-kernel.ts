/**
 * Adds the contribution of one user to the sums of one product. The compiled and the plain loop add in the same order and
 * give identical bits.
 */
import { type Code, f64x2, get, i32, type Kind, moduleOf, repeatWhile, set, v128 } from '../compiled/assembler.ts'
import { type KernelMemory, kernelFamily } from '../compiled/kernels.ts'

/** Layout of the arrays in `numbers`; offsets count numbers. If there is a memory, `numbers` begins at its first byte. */
export interface SumsLayout extends KernelMemory {
  readonly numbers: Float64Array
  /** Unknowns of a product, padded with a zero to an even number. */
  readonly dimension: number
  /** Length of the pairs of unknowns, padded to an even number. */
  readonly pairs: number
  /** Coordinates of the content of a product. */
  readonly fixed: number
  /**
   * Offset of the user's values: pairs, one row of `dimension` for the residual, and one row per coordinate of the
   * content.
   */
  readonly own: number
}

/**
 * Adds one answer to the product with content and sums at these offsets. Adds the user's pairs to the pairs. Adds to the
 * right side after them: residual · the user's first row − Σ content coordinate · the user's row of that coordinate.
 */
export type AddAnswer = (content: number, sums: number, residual: number) => void

/** The compiled loop if available, else the plain one. */
export function answerAdder(layout: SumsLayout): AddAnswer {
  return compiledAnswers(layout) ?? plainAnswers(layout)
}

/** The compiled loop; null when not available. */
export function compiledAnswers(layout: SumsLayout): AddAnswer | null {
  const run = kernelOf(layout, layout.pairs)
  if (run === null) return null
  const own = BYTES * layout.own
  return (content, sums, residual) => {
    run(own, BYTES * content, BYTES * sums, layout.fixed, residual)
  }
}

/** The plain loop. */
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

/**
 * Indexes of the parameters (three addresses, the number of remaining coordinates, the residual), then of the local
 * variables.
 */
const [ownAt, contentAt, sumsAt, left, residual] = [0, 1, 2, 3, 4] as const
const factorLocal = 5
const sumLocal = 6

/** One loop per number of unknowns; the variant is the length of their pairs. */
const kernelOf = kernelFamily(kernelBytes)

function kernelBytes(dimension: number, pairs: number): Uint8Array {
  const vectors = Array.from({ length: dimension / 2 }, (_, at) => at)
  const move = (local: number, by: number): Code => set(local, i32.add(get(local), i32.constant(by)))
  const rightOffset = BYTES * pairs
  /** Adds or subtracts (`combine`) the factor times the user's row at this offset, to or from the right side. */
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
