/**
 * The attributes of all products as parallel arrays of numbers, contiguous in one memory that compiled
 * loops can read.
 */
import { openWasmMemory, type WasmMemory } from './compiled/web-assembly.ts'

/** Columns of the catalogue by row; a row with product number 0 and no facets is free: its product was removed. */
export interface Columns {
  readonly dimension: number
  /** The memory of the compiled loops; null for a small catalogue, or when it cannot be allocated. */
  readonly memory: WasmMemory | null
  /** The vectors, row by row. */
  readonly vectors: Float32Array
  /**
   * The vectors quantised to one byte per coordinate, for the loop that scores all of them. They are a quarter of the
   * size, and one instruction multiplies and adds eight. Blocks of 8 products let the loop load a weight once for 8:
   * two coordinates of the first product are followed by the same two of the second, and so on.
   */
  readonly coarse: Int8Array
  /** Step size of the quantised vector, by row. */
  readonly scales: Float32Array
  /** 1 / length of the vector without its first coordinate, which is the same for all products, by row. */
  readonly inverseLengths: Float32Array
  readonly releasesAtMs: Float64Array
  /** Release moments in hours (`hourOf`), for the loop that scores all products. */
  readonly releaseHours: Float32Array
  readonly productNos: Int32Array
  readonly brandNos: Int32Array
  readonly pricesCents: Int32Array
  readonly impressions: Uint32Array
  readonly baseRates: Float32Array
  /** Buffer for the scores of a request: one per row and draw, up to `MOST_DRAWS` draws. */
  readonly scores: Float32Array
  /** Buffer for the maximum of every 8 scores. */
  readonly maxima: Float32Array
  /** Buffer for the rows found by a search. */
  readonly found: Int32Array
  /** Buffer for the directions of a page's latest cards. */
  readonly latest: Float32Array
  /** Buffer for the cosines of each product of a page with each of the latest cards, by product. */
  readonly cosines: Float32Array
  /** Buffers for the quantised weights of a request and for their step sizes, by draw. */
  readonly weights: Int16Array
  readonly weightScales: Float32Array
  /** One bit of gender (1, 2, 4) and one of type (8 … 64). */
  readonly facets: Uint8Array
}

/** Products per block of quantised vectors. */
export const BLOCK_ROWS = 8

/** Capacity for latest cards; a power of 2, so that the low bits of a card's number are its slot. */
export const LATEST_ROOM = 8

/** Most draws of the weights that are scored in one pass. */
export const MOST_DRAWS = 3

/** Quantisation steps from zero to the greatest coordinate of a vector, and to the greatest weight of a draw. */
const VECTOR_STEPS = 127
const MOST_WEIGHT_STEPS = 32_767
/** Limits the steps of a weight so that a dot product fits in 32 bits. */
const weightSteps = (dimension: number): number =>
  Math.min(MOST_WEIGHT_STEPS, Math.floor((2 ** 31 - 1) / (VECTOR_STEPS * dimension)))

/** Capacity for a page of a thousand cards and the cards before it. */
export const MOST_PLACES = 1024

/** With fewer rows the plain loop takes microseconds, and a compiled loop's memory would reserve gigabytes of addresses. */
const COMPILED_FROM = 4096

/** Columns with at least this many rows, all of them free. */
export function emptyColumns(dimension: number, room: number): Columns {
  const rows = Math.max(BLOCK_ROWS, Math.ceil(room / BLOCK_ROWS) * BLOCK_ROWS)
  const isCompiled = rows >= COMPILED_FROM
  // Without compiled loops these buffers are not used.
  const places = isCompiled ? MOST_PLACES : 0
  const latest = isCompiled ? LATEST_ROOM : 0
  const bytesPerRow = (4 + 1) * dimension + 8 + 9 * 4 + (4 + 4 / BLOCK_ROWS) * MOST_DRAWS + 1
  const bytesPerPage = 4 * latest * (dimension + places)
  const bytes = rows * bytesPerRow + bytesPerPage + 4 * MOST_DRAWS + 2 * dimension * MOST_DRAWS
  const memory = isCompiled ? openWasmMemory(bytes) : null
  const buffer = memory?.buffer ?? new ArrayBuffer(bytes)
  let used = 0
  // Columns with wider numbers come first, so that every column is aligned.
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
    scales: new Float32Array(...next(rows, 4)),
    inverseLengths: new Float32Array(...next(rows, 4)),
    releaseHours: new Float32Array(...next(rows, 4)),
    scores: new Float32Array(...next(rows * MOST_DRAWS, 4)),
    maxima: new Float32Array(...next((rows / BLOCK_ROWS) * MOST_DRAWS, 4)),
    found: new Int32Array(...next(rows, 4)),
    latest: new Float32Array(...next(dimension * latest, 4)),
    cosines: new Float32Array(...next(latest * places, 4)),
    weightScales: new Float32Array(...next(MOST_DRAWS, 4)),
    weights: new Int16Array(...next(dimension * MOST_DRAWS, 2)),
    coarse: new Int8Array(...next(rows * dimension, 1)),
    facets: new Uint8Array(...next(rows, 1)),
  }
}

/** Copies the products into columns with twice the capacity. */
export function grownColumns(old: Columns): Columns {
  const wider = emptyColumns(old.dimension, old.facets.length * 2)
  for (const name of ['vectors', 'releasesAtMs', 'productNos', 'brandNos', 'pricesCents', 'impressions'] as const) {
    wider[name].set(old[name])
  }
  wider.coarse.set(old.coarse)
  wider.baseRates.set(old.baseRates)
  wider.scales.set(old.scales)
  wider.inverseLengths.set(old.inverseLengths)
  wider.releaseHours.set(old.releaseHours)
  wider.facets.set(old.facets)
  return wider
}

/** Copies one vector. */
export function readVector({ vectors, dimension }: Columns, row: number): Float32Array {
  return vectors.slice(row * dimension, (row + 1) * dimension)
}

/** Copies the first coordinates of one vector, as many as `into` holds. */
export function copyVector({ vectors, dimension }: Columns, row: number, into: Float32Array): void {
  for (let at = 0; at < into.length; at++) into[at] = vectors[row * dimension + at] as number
}

/** Writes one vector in full and quantised, and its inverse length. */
export function writeVector(columns: Columns, row: number, vector: Float32Array): void {
  const { vectors, inverseLengths, coarse, scales, dimension } = columns
  vectors.set(vector, row * dimension)
  let squares = 1e-12
  for (let at = 1; at < dimension; at++) squares += (vector[at] as number) ** 2
  inverseLengths[row] = 1 / Math.sqrt(squares)
  const scale = greatestOf(vector) / VECTOR_STEPS
  scales[row] = scale
  // The last three bits of the row are its position in the block, the other bits the number of the block.
  const start = (row >> 3) * BLOCK_ROWS * dimension + 2 * (row & 7)
  for (let at = 0; at < vector.length; at++) {
    coarse[start + (at >> 1) * 2 * BLOCK_ROWS + (at & 1)] = Math.round((vector[at] as number) / scale)
  }
}

/** Writes the quantised weights of a draw. */
export function writeWeights({ weights, weightScales, dimension }: Columns, draw: number, values: Float64Array): void {
  const scale = greatestOf(values) / weightSteps(dimension)
  values.forEach((value, at) => {
    weights[draw * dimension + at] = Math.round(value / scale)
  })
  weightScales[draw] = scale
}

/** The greatest absolute value; never zero, so that it can be a divisor. */
function greatestOf(values: Float32Array | Float64Array): number {
  let greatest = 1e-30
  for (const value of values) greatest = Math.max(greatest, Math.abs(value))
  return greatest
}
