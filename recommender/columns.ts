/**
 * What is known of all products as parallel arrays of numbers, one after another in one piece of memory that compiled
 * loops can read. Vectors lie in blocks of 8 products, coordinate by coordinate, so a weight is loaded once for 8.
 */
import { openWasmMemory, type WasmMemory } from './ranking/web-assembly.ts'

/** Columns of the catalogue by row; a row with product number 0 and no facets is a hole left by a removed product. */
export interface Columns {
  readonly dimension: number
  /** What compiled loops work on; null: there are none for so few products, or on this machine. */
  readonly memory: WasmMemory | null
  readonly vectors: Float32Array
  readonly releasesAtMs: Float64Array
  readonly productNos: Int32Array
  readonly brandNos: Int32Array
  readonly pricesCents: Int32Array
  readonly impressions: Uint32Array
  readonly baseRates: Float32Array
  /** Room for the scores of a request: as many rows as there is room for, for each of `MOST_DRAWS` draws. */
  readonly scores: Float32Array
  /** Room for the highest of every 8 scores. */
  readonly maxima: Float32Array
  /** Room for the directions of the products of a page, and for what one of them has in common with others. */
  readonly directions: Float32Array
  readonly cosines: Float32Array
  /** Room for the weights of a request. */
  readonly weights: Float32Array
  /** One bit of gender (1, 2, 4) and one of type (8 … 64). */
  readonly facets: Uint8Array
}

/** Products in a block of vectors. */
export const LANES = 8

/** How many tastes a request may draw and have scored in one pass. */
export const MOST_DRAWS = 5

/** Room for a page of a thousand and the cards before it. */
const MOST_DIRECTIONS = 1024

/** Below this many rows the plain loop takes microseconds, and compiled memory would reserve gigabytes of addresses. */
const COMPILED_FROM = 4096

/** Columns with room for so many rows, all of them holes. */
export function emptyColumns(dimension: number, room: number): Columns {
  const rows = Math.max(LANES, Math.ceil(room / LANES) * LANES)
  const isCompiled = rows >= COMPILED_FROM
  // Small catalogues have no room to spare, and no compiled loop that could use it.
  const directions = isCompiled ? MOST_DIRECTIONS : 0
  const bytesPerRow = 4 * dimension + 8 + 5 * 4 + (4 + 4 / LANES) * MOST_DRAWS + 1
  const bytes = rows * bytesPerRow + 4 * (dimension * (MOST_DRAWS + directions) + directions)
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
    scores: new Float32Array(...next(rows * MOST_DRAWS, 4)),
    maxima: new Float32Array(...next((rows / LANES) * MOST_DRAWS, 4)),
    directions: new Float32Array(...next(dimension * directions, 4)),
    cosines: new Float32Array(...next(directions, 4)),
    weights: new Float32Array(...next(dimension * MOST_DRAWS, 4)),
    facets: new Uint8Array(...next(rows, 1)),
  }
}

/** The same products with twice the room. */
export function grownColumns(old: Columns): Columns {
  const wider = emptyColumns(old.dimension, old.facets.length * 2)
  for (const name of ['vectors', 'releasesAtMs', 'productNos', 'brandNos', 'pricesCents', 'impressions'] as const) {
    wider[name].set(old[name])
  }
  wider.baseRates.set(old.baseRates)
  wider.facets.set(old.facets)
  return wider
}

/**
 * Where the first coordinate of a row's vector lies; the next ones follow every `LANES` numbers. Of 8 lanes, the block
 * is the row without its last three bits, and these are its place in the block.
 */
export function vectorStart({ dimension }: Columns, row: number): number {
  return (row >> 3) * LANES * dimension + (row & 7)
}

/** Copies one vector out of its block. */
export function readVector(columns: Columns, row: number): Float32Array {
  const start = vectorStart(columns, row)
  return Float32Array.from({ length: columns.dimension }, (_, at) => columns.vectors[start + at * LANES] as number)
}
