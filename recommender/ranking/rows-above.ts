/**
 * Finds the rows of high scores in a compiled loop without branches: it writes every row, and a row that is not kept is
 * overwritten.
 */
import type { Columns } from '../columns.ts'
import { type Code, f32x4, get, i32, i32x4, moduleOf, repeatWhile, set, v128, when } from '../compiled/assembler.ts'
import { kernelFamily } from '../compiled/kernels.ts'
import { GROUP_SIZE } from './group-maxima.ts'

/** Indexes of the parameters (two byte addresses, the number of groups, the floor) and of the local variables. */
const [scoresAt, rowsAt, groups, floor, row, halves] = [0, 1, 2, 3, 4, [5, 6]] as const
const HALF_BYTES = 16
const NUMBER_BYTES = 4
/** The lowest finite float32. */
const LEAST = -3.4028234663852886e38

/**
 * Rows with a score of at least `least`, ascending, without rows of minus infinity. `scores` must be those of a draw in
 * these columns, with minus infinity up to the end of the last group. Null when there is no compiled loop.
 */
export function rowsAbove(columns: Columns, scores: Float32Array, least: number): Int32Array | null {
  const run = kernelOf(columns)
  if (run === null || scores.length === 0) return null
  const { found } = columns
  const count = Math.ceil(scores.length / GROUP_SIZE)
  const end = run(scores.byteOffset, found.byteOffset, count, Math.max(least, LEAST))
  // WebAssembly returns addresses above two gigabytes as negative numbers.
  return found.slice(0, ((end - found.byteOffset) >>> 0) / NUMBER_BYTES)
}

const kernelOf = kernelFamily(kernelBytes)

function kernelBytes(): Uint8Array {
  const [low, high] = halves
  const isHigh = (half: number): Code =>
    f32x4.greaterOrEqual(v128.load(get(scoresAt), half * HALF_BYTES), f32x4.splat(get(floor)))
  const keep = (half: number, lane: number): Code => [
    ...i32.store(get(rowsAt), i32.add(get(row), i32.constant(4 * half + lane))),
    // The mask is -1 where the row is kept.
    ...set(
      rowsAt,
      i32.subtract(
        get(rowsAt),
        i32.multiply(i32x4.lane(get(halves[half] as number), lane), i32.constant(NUMBER_BYTES)),
      ),
    ),
  ]
  const lanes = [0, 1, 2, 3]
  const body = [
    ...set(low, isHigh(0)),
    ...set(high, isHigh(1)),
    ...when(v128.anyTrue(v128.or(get(low), get(high))), [
      ...lanes.flatMap((lane) => keep(0, lane)),
      ...lanes.flatMap((lane) => keep(1, lane)),
    ]),
    ...set(scoresAt, i32.add(get(scoresAt), i32.constant(GROUP_SIZE * NUMBER_BYTES))),
    ...set(row, i32.add(get(row), i32.constant(GROUP_SIZE))),
    ...set(groups, i32.subtract(get(groups), i32.constant(1))),
  ]
  return moduleOf({
    parameters: ['i32', 'i32', 'i32', 'f32'],
    locals: ['i32', 'v128', 'v128'],
    body: [...repeatWhile(body, get(groups)), ...get(rowsAt)],
  })
}
