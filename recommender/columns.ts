/**
 * What is known of all products as parallel arrays of numbers, one after another in one piece of memory that compiled
 * loops can read.
 */
import { openWasmMemory, type WasmMemory } from './compiled/web-assembly.ts'

/** Columns of the catalogue by row; a row with product number 0 and no facets is a hole left by a removed product. */
export interface Columns {
  readonly dimension: number
  /** What compiled loops work on; null: there are none for so few products, or on this machine. */
  readonly memory: WasmMemory | null
  /** Row by row. */
  readonly vectors: Float32Array
  /**
   * The vectors once more as whole numbers of one byte, for the loop that scores them all: a quarter as much to read, and
   * one instruction multiplies and adds eight. They are stored in blocks of 8 products, so that a weight is loaded once for 8:
   * every two coordinates of a product are adjacent, followed by those of its neighbour.
   */
  readonly coarse: Int8Array
  /** Step size of its coarse vector, by row. */
  readonly grains: Float32Array
  /** One by the length of its vector without the first coordinate, which is the same for all, by row. */
  readonly inverseLengths: Float32Array
  readonly releasesAtMs: Float64Array
  /** The same by `hourOf`, for the loop that scores them all. */
  readonly releaseHours: Float32Array
  readonly productNos: Int32Array
  readonly brandNos: Int32Array
  readonly pricesCents: Int32Array
  readonly impressions: Uint32Array
  readonly baseRates: Float32Array
  /** Room for the scores of a request: as many rows as there is room for, for each of `MOST_DRAWS` draws. */
  readonly scores: Float32Array
  /** Room for the highest of every 8 scores. */
  readonly maxima: Float32Array
  /** Room for as many rows as were found. */
  readonly found: Int32Array
  /** Room for the directions of a page's latest cards, one by one. */
  readonly latest: Float32Array
  /** Room for the cosines of each product of a page with each of the latest cards: product by product. */
  readonly cosines: Float32Array
  /** Room for the weights of a request as whole numbers, and for the scale of one product of integers, draw by draw. */
  readonly weights: Int16Array
  readonly worths: Float32Array
  /** One bit of gender (1, 2, 4) and one of type (8 … 64). */
  readonly facets: Uint8Array
}

/** Products in a block. */
export const LANES = 8

/** Latest cards that there is room for; a power of 2, so that a card finds its place by a few bits of its number. */
export const LATEST_ROOM = 8

/** How many tastes a request may draw and have scored in one pass. */
export const MOST_DRAWS = 5

/** Steps from zero to the greatest coordinate of a vector, and to the greatest weight of a draw. */
const VECTOR_STEPS = 127
const MOST_WEIGHT_STEPS = 32_767
/** No sum of so many products exceeds 32 bits. */
const weightSteps = (dimension: number): number =>
  Math.min(MOST_WEIGHT_STEPS, Math.floor((2 ** 31 - 1) / (VECTOR_STEPS * dimension)))

/** Room for a page of a thousand and the cards before it. */
export const MOST_PLACES = 1024

/** Below this many rows the plain loop takes microseconds, and compiled memory would reserve gigabytes of addresses. */
const COMPILED_FROM = 4096

/** Columns with room for so many rows, all of them holes. */
export function emptyColumns(dimension: number, room: number): Columns {
  const rows = Math.max(LANES, Math.ceil(room / LANES) * LANES)
  const isCompiled = rows >= COMPILED_FROM
  // Small catalogues have no room to spare, and no compiled loop that could use it.
  const places = isCompiled ? MOST_PLACES : 0
  const latest = isCompiled ? LATEST_ROOM : 0
  const bytesPerRow = (4 + 1) * dimension + 8 + 9 * 4 + (4 + 4 / LANES) * MOST_DRAWS + 1
  const bytesPerPage = 4 * latest * (dimension + places)
  const bytes = rows * bytesPerRow + bytesPerPage + 4 * MOST_DRAWS + 2 * dimension * MOST_DRAWS
  const memory = isCompiled ? openWasmMemory(bytes) : null
  const buffer = memory?.buffer ?? new ArrayBuffer(bytes)
  let used = 0
  // Widest first, so that every column begins where its numbers may.
  const next = (length: number, width: number): [ArrayBuffer, number, number] => {
    used += length * width
    return [buffer, used - length * width, length]
  }
  return {
    dimension,
    memory,
    releasesAtMs: new Float64Array(...next(rows, 8)),
    vectors: new Float32Array(...next(rows * dimension, 4)),
    productNos: new Int32Array(...next(rows, 4)),
    brandNos: new Int32Array(...next(rows, 4)),
    pricesCents: new Int32Array(...next(rows, 4)),
    impressions: new Uint32Array(...next(rows, 4)),
    baseRates: new Float32Array(...next(rows, 4)),
    grains: new Float32Array(...next(rows, 4)),
    inverseLengths: new Float32Array(...next(rows, 4)),
    releaseHours: new Float32Array(...next(rows, 4)),
    scores: new Float32Array(...next(rows * MOST_DRAWS, 4)),
    maxima: new Float32Array(...next((rows / LANES) * MOST_DRAWS, 4)),
    found: new Int32Array(...next(rows, 4)),
    latest: new Float32Array(...next(dimension * latest, 4)),
    cosines: new Float32Array(...next(latest * places, 4)),
    worths: new Float32Array(...next(MOST_DRAWS, 4)),
    weights: new Int16Array(...next(dimension * MOST_DRAWS, 2)),
    coarse: new Int8Array(...next(rows * dimension, 1)),
    facets: new Uint8Array(...next(rows, 1)),
  }
}

/** The same products with twice the room. */
export function grownColumns(old: Columns): Columns {
  const wider = emptyColumns(old.dimension, old.facets.length * 2)
  for (const name of ['vectors', 'releasesAtMs', 'productNos', 'brandNos', 'pricesCents', 'impressions'] as const) {
    wider[name].set(old[name])
  }
  wider.coarse.set(old.coarse)
  wider.baseRates.set(old.baseRates)
  wider.grains.set(old.grains)
  wider.inverseLengths.set(old.inverseLengths)
  wider.releaseHours.set(old.releaseHours)
  wider.facets.set(old.facets)
  return wider
}

/** Copies one vector. */
export function readVector({ vectors, dimension }: Columns, row: number): Float32Array {
  return vectors.slice(row * dimension, (row + 1) * dimension)
}

/** Copies as many of the first coordinates of one vector as there is room for. */
export function copyVector({ vectors, dimension }: Columns, row: number, into: Float32Array): void {
  for (let at = 0; at < into.length; at++) into[at] = vectors[row * dimension + at] as number
}

/** Writes one vector in both forms, and its length. */
export function writeVector(columns: Columns, row: number, vector: Float32Array): void {
  const { vectors, inverseLengths, coarse, grains, dimension } = columns
  vectors.set(vector, row * dimension)
  let squares = 1e-12
  for (let at = 1; at < dimension; at++) squares += (vector[at] as number) ** 2
  inverseLengths[row] = 1 / Math.sqrt(squares)
  const grain = greatestOf(vector) / VECTOR_STEPS
  grains[row] = grain
  // Of 8 lanes, the block is the row without its last three bits, and these are its place in the block.
  const start = (row >> 3) * LANES * dimension + 2 * (row & 7)
  for (let at = 0; at < vector.length; at++) {
    coarse[start + (at >> 1) * 2 * LANES + (at & 1)] = Math.round((vector[at] as number) / grain)
  }
}

/** Writes a draw's weights as whole numbers. */
export function writeWeights({ weights, worths, dimension }: Columns, draw: number, values: Float64Array): void {
  const worth = greatestOf(values) / weightSteps(dimension)
  values.forEach((value, at) => {
    weights[draw * dimension + at] = Math.round(value / worth)
  })
  worths[draw] = worth
}

/** The greatest distance of a value from zero; never zero itself, so that one may divide by it. */
function greatestOf(values: Float32Array | Float64Array): number {
  let greatest = 1e-30
  for (const value of values) greatest = Math.max(greatest, Math.abs(value))
  return greatest
}
