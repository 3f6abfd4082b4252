/** Dot products of one vector with many contiguous vectors, four numbers at a time. */
import type { Columns } from '../columns.ts'
import { type Code, f32x4, get, i8x16, i32, moduleOf, repeatWhile, set, v128 } from '../compiled/assembler.ts'
import { kernelFamily } from '../compiled/kernels.ts'

/** Indexes of the parameters: three byte addresses, the number of other vectors, and the factor. */
const [oneAt, othersAt, resultsAt, left, factor] = [0, 1, 2, 3, 4] as const
/** Indexes of the local variables: two sums, so that an addition need not wait for the previous one. */
const sums = [5, 6] as const
const VECTOR_BYTES = 16

/**
 * Writes to `results` the dot products, times `factor`, of the vector at `one` with `count` (at least one) contiguous
 * vectors at `others`. All three are byte addresses in the memory of the columns.
 */
export type CompareDirections = (one: number, others: number, results: number, count: number, factor: number) => void

/** The compiled comparison for these columns; null when there is none. */
export const compiledComparison = (columns: Columns): CompareDirections | null => kernelOf(columns)

const kernelOf = kernelFamily(kernelBytes)

function kernelBytes(dimension: number): Uint8Array {
  const steps = Array.from({ length: dimension / 4 }, (_, step): Code => {
    const product = f32x4.multiply(
      v128.load(get(oneAt), step * VECTOR_BYTES),
      v128.load(get(othersAt), step * VECTOR_BYTES),
    )
    const sum = sums[step % sums.length] as number
    return set(sum, step < sums.length ? product : f32x4.add(get(sum), product))
  })
  const [sum, other] = sums
  const fold = (bytes: readonly number[]) => set(sum, f32x4.add(get(sum), i8x16.shuffle(get(sum), get(sum), bytes)))
  const body = [
    ...steps.flat(),
    ...set(sum, f32x4.multiply(f32x4.add(get(sum), get(other)), f32x4.splat(get(factor)))),
    // Adds the upper half to the lower, then the second lane to the first.
    ...fold([8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]),
    ...fold([4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11]),
    ...v128.storeLane32(get(resultsAt), get(sum), 0),
    ...set(othersAt, i32.add(get(othersAt), i32.constant(4 * dimension))),
    ...set(resultsAt, i32.add(get(resultsAt), i32.constant(4))),
    ...set(left, i32.subtract(get(left), i32.constant(1))),
  ]
  return moduleOf({
    parameters: ['i32', 'i32', 'i32', 'i32', 'f32'],
    locals: ['v128', 'v128'],
    body: [...repeatWhile(body, get(left)), ...get(left)],
  })
}
