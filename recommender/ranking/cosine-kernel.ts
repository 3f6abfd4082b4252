/** Products of one direction with many that lie behind each other, four numbers at a time. */
import type { Columns } from '../columns.ts'
import { type Code, f32x4, get, i8x16, i32, moduleOf, repeatWhile, set, v128 } from './assembler.ts'
import { kernelFamily } from './kernels.ts'

/** Numbers of the parameters: three addresses in bytes, and how many others there are. */
const [one, others, results, count] = [0, 1, 2, 3] as const
/** Numbers of two locals for sums, so that an addition need not wait for the one before. */
const sums = [4, 5] as const
const VECTOR_BYTES = 16

/**
 * Writes into `columns.cosines` the products of direction number `at` with the `length` directions from number `from`
 * on; false where there is no compiled loop.
 */
export function compareDirections(columns: Columns, at: number, from: number, length: number): boolean {
  const run = kernelOf(columns)
  if (run === null || length <= 0) return false
  const { directions, cosines, dimension } = columns
  const bytes = 4 * dimension
  run(directions.byteOffset + at * bytes, directions.byteOffset + from * bytes, cosines.byteOffset, length)
  return true
}

const kernelOf = kernelFamily(kernelBytes)

function kernelBytes(dimension: number): Uint8Array {
  const steps = Array.from({ length: dimension / 4 }, (_, step): Code => {
    const product = f32x4.multiply(
      v128.load(get(one), step * VECTOR_BYTES),
      v128.load(get(others), step * VECTOR_BYTES),
    )
    const sum = sums[step % sums.length] as number
    return set(sum, step < sums.length ? product : f32x4.add(get(sum), product))
  })
  const [sum, other] = sums
  const fold = (bytes: readonly number[]) => set(sum, f32x4.add(get(sum), i8x16.shuffle(get(sum), get(sum), bytes)))
  const body = [
    ...steps.flat(),
    ...set(sum, f32x4.add(get(sum), get(other))),
    // The upper half onto the lower, then the second lane onto the first.
    ...fold([8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]),
    ...fold([4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11]),
    ...v128.storeLane32(get(results), get(sum), 0),
    ...set(others, i32.add(get(others), i32.constant(4 * dimension))),
    ...set(results, i32.add(get(results), i32.constant(4))),
    ...set(count, i32.subtract(get(count), i32.constant(1))),
  ]
  return moduleOf({
    parameters: ['i32', 'i32', 'i32', 'i32'],
    locals: ['v128', 'v128'],
    body: [...repeatWhile(body, get(count)), ...get(count)],
  })
}
