/** The highest score of every 8 neighbouring rows, with which a search can skip most groups. */
import { BLOCK_ROWS, type Columns } from '../columns.ts'
import { f32x4, get, i8x16, i32, moduleOf, repeatWhile, set, v128 } from '../compiled/assembler.ts'
import { kernelFamily } from '../compiled/kernels.ts'

/** Rows per group: two vectors of four float32, which is one block of the columns. */
export const GROUP_SIZE = BLOCK_ROWS

/** Indexes of the parameters (two byte addresses, the number of groups) and of the local variable. */
const [scoresAt, maximaAt, groups, best] = [0, 1, 2, 3] as const

/** The highest score of every group; minus infinity for a group without scores. */
export function groupMaxima(scores: Float32Array): Float32Array {
  const maxima = new Float32Array(Math.ceil(scores.length / GROUP_SIZE))
  for (let group = 0, row = 0; group < maxima.length; group++) {
    const end = Math.min(scores.length, row + GROUP_SIZE)
    let highest = Number.NEGATIVE_INFINITY
    for (; row < end; row++) if ((scores[row] as number) > highest) highest = scores[row] as number
    maxima[group] = highest
  }
  return maxima
}

/**
 * The group maxima of one draw, by a compiled loop if available (ten times as fast); valid until the next call for
 * this draw. In the last group, rows that are not in use must hold minus infinity.
 */
export function maximaOfDraw(columns: Columns, draw: number, rows: number): Float32Array {
  const room = columns.facets.length
  const scores = columns.scores.subarray(draw * room, draw * room + rows)
  const run = kernelOf(columns)
  if (run === null || rows === 0) return groupMaxima(scores)
  const count = Math.ceil(rows / GROUP_SIZE)
  const maxima = columns.maxima.subarray((draw * room) / GROUP_SIZE, (draw * room) / GROUP_SIZE + count)
  run(scores.byteOffset, maxima.byteOffset, count)
  return maxima
}

/**
 * The maxima of neighbouring groups of a draw, without the last groups, as a shorter list to search; the array itself for a
 * small catalogue. Overwrites `columns.found`.
 */
export function maximaOfMaxima(columns: Columns, maxima: Float32Array): Float32Array {
  const run = kernelOf(columns)
  const count = Math.floor(maxima.length / GROUP_SIZE)
  if (run === null || count === 0 || maxima.buffer !== columns.found.buffer) return maxima
  const { buffer, byteOffset } = columns.found
  run(maxima.byteOffset, byteOffset, count)
  return new Float32Array(buffer, byteOffset, count)
}

const kernelOf = kernelFamily(kernelBytes)

function kernelBytes(): Uint8Array {
  const raise = (bytes: readonly number[]) =>
    set(best, f32x4.max(get(best), i8x16.shuffle(get(best), get(best), bytes)))
  const body = [
    ...set(best, f32x4.max(v128.load(get(scoresAt)), v128.load(get(scoresAt), 16))),
    // Maximum of the upper and lower half, then of the two remaining lanes.
    ...raise([8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]),
    ...raise([4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11]),
    ...v128.storeLane32(get(maximaAt), get(best), 0),
    ...set(scoresAt, i32.add(get(scoresAt), i32.constant(4 * GROUP_SIZE))),
    ...set(maximaAt, i32.add(get(maximaAt), i32.constant(4))),
    ...set(groups, i32.subtract(get(groups), i32.constant(1))),
  ]
  return moduleOf({
    parameters: ['i32', 'i32', 'i32'],
    locals: ['v128'],
    body: [...repeatWhile(body, get(groups)), ...get(groups)],
  })
}
