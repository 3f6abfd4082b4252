/** Dot products of one vector with many contiguous ones, four numbers at a time. */
import type { Columns } from '../columns.ts'
import { type Code, f32x4, get, i8x16, i32, moduleOf, repeatWhile, set, v128 } from '../compiled/assembler.ts'
import { kernelFamily } from '../compiled/kernels.ts'

/** Numbers of the parameters: three addresses in bytes, how many others there are, and the factor. */
const [oneAt, othersAt, resultsAt, left, factor] = [0, 1, 2, 3, 4] as const
/** Numbers of two locals for sums, so that an addition need not wait for the one before. */
const sums = [5, 6] as const
const VECTOR_BYTES = 16

/**
 * Writes at `results` the products, times `factor`, of the vector at `one` with `count` (at least one) that follow
 * each other from `others` on. All places are addresses in bytes in the memory of the columns.
 */
export type CompareDirections = (one: number, others: number, results: number, count: number, factor: number) => void

/** The comparison for these columns; null where there is no compiled loop. */
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
    // The upper half onto the lower, then the second lane onto the first.
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
