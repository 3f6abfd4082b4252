/**
 * Sums of products of columns, for a strip of four rows and many columns at a time: the inner loop of Gram matrices and
 * inverses. The compiled loop and the plain one add in the same order and give the same result to the last bit.
 */
import { type Code, f64x2, get, i32, type Kind, moduleOf, repeatWhile, set, v128 } from '../compiled/assembler.ts'
import { type KernelMemory, kernelFamily } from '../compiled/kernels.ts'

/** Rows and columns of one tile, whose sums fit in the registers of a core. */
export const TILE = 4

/** Numbers in rows of `dimension`, a multiple of the tile size. If there is a memory, they begin at its first byte. */
export interface Rows extends KernelMemory {
  readonly numbers: Float64Array
}

/**
 * With i from 0 to 3 and j from 0 to 4·tiles − 1, adds `weight`·Σ left[k, i]·right[k, j] over `count` rows k to
 * target[i, j]; `count` and `tiles` are at least one. Offsets count numbers. The target must not overlap the inputs.
 */
export type AddStrip = (
  left: number,
  right: number,
  count: number,
  target: number,
  tiles: number,
  weight: number,
) => void

/** The compiled loop if available, else the plain one. */
export function stripAdder(rows: Rows): AddStrip {
  return compiledStrips(rows) ?? plainStrips(rows)
}

/** The compiled loop; null when not available. */
export function compiledStrips(rows: Rows): AddStrip | null {
  const run = kernelOf(rows)
  if (run === null) return null
  return (left, right, count, target, tiles, weight) => {
    run(BYTES * left, BYTES * right, count, BYTES * target, tiles, weight)
  }
}

/** The plain loop: four columns of the tile at a time, each with four sums. */
export function plainStrips({ numbers, dimension }: Rows): AddStrip {
  return (left, right, count, target, tiles, weight) => {
    for (let column = 0; column < TILE * tiles; column++) {
      let [s0, s1, s2, s3] = [0, 0, 0, 0]
      for (let row = 0; row < count; row++) {
        const at = left + row * dimension
        const other = numbers[right + row * dimension + column] as number
        s0 += (numbers[at] as number) * other
        s1 += (numbers[at + 1] as number) * other
        s2 += (numbers[at + 2] as number) * other
        s3 += (numbers[at + 3] as number) * other
      }
      const into = target + column
      numbers[into] = (numbers[into] as number) + weight * s0
      numbers[into + dimension] = (numbers[into + dimension] as number) + weight * s1
      numbers[into + 2 * dimension] = (numbers[into + 2 * dimension] as number) + weight * s2
      numbers[into + 3 * dimension] = (numbers[into + 3 * dimension] as number) + weight * s3
    }
  }
}

const BYTES = 8
const VECTOR_BYTES = 16

/** Indexes of the parameters, then of the local variables. */
const [leftAt, rightAt, count, targetAt, tiles, weight] = [0, 1, 2, 3, 4, 5] as const
const [leftRowAt, rightRowAt, rowsLeft] = [6, 7, 8] as const
/** Two vectors hold the four columns of a tile. */
const PAIRS = [0, 1] as const
const rightLocal = 9
const factorLocal = 11
const sumOf = (row: number, pair: number): number => 12 + row * PAIRS.length + pair

const kernelOf = kernelFamily(kernelBytes)

function kernelBytes(dimension: number): Uint8Array {
  const move = (local: number, by: number): Code => set(local, i32.add(get(local), i32.constant(by)))
  const tile = [
    ...eachSum((row, pair) => set(sumOf(row, pair), v128.constant32(0))),
    ...set(leftRowAt, get(leftAt)),
    ...set(rightRowAt, get(rightAt)),
    ...set(rowsLeft, get(count)),
    ...repeatWhile(
      [
        ...addRow(),
        ...move(leftRowAt, BYTES * dimension),
        ...move(rightRowAt, BYTES * dimension),
        ...move(rowsLeft, -1),
      ],
      get(rowsLeft),
    ),
    ...eachSum((row, pair) => {
      const offset = row * BYTES * dimension + pair * VECTOR_BYTES
      const weighted = f64x2.multiply(f64x2.splat(get(weight)), get(sumOf(row, pair)))
      return v128.store(get(targetAt), offset, f64x2.add(v128.load(get(targetAt), offset), weighted))
    }),
    ...move(rightAt, TILE * BYTES),
    ...move(targetAt, TILE * BYTES),
    ...move(tiles, -1),
  ]
  const counters: Kind[] = ['i32', 'i32', 'i32']
  const vectors = Array.from({ length: PAIRS.length + 1 + TILE * PAIRS.length }, (): Kind => 'v128')
  return moduleOf({
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'f64'],
    locals: [...counters, ...vectors],
    body: [...repeatWhile(tile, get(tiles)), ...get(tiles)],
  })
}

function eachSum(code: (row: number, pair: number) => Code): Code {
  return Array.from({ length: TILE }, (_, row) => PAIRS.flatMap((pair) => code(row, pair))).flat()
}

/** Adds the products of one row of `left` and of `right` to the sums. */
function addRow(): Code {
  const others = PAIRS.flatMap((pair) => set(rightLocal + pair, v128.load(get(rightRowAt), pair * VECTOR_BYTES)))
  const products = Array.from({ length: TILE }, (_, row) => [
    ...set(factorLocal, v128.loadSplat64(get(leftRowAt), row * BYTES)),
    ...PAIRS.flatMap((pair) => {
      const product = f64x2.multiply(get(factorLocal), get(rightLocal + pair))
      return set(sumOf(row, pair), f64x2.add(get(sumOf(row, pair)), product))
    }),
  ])
  return [...others, ...products.flat()]
}
