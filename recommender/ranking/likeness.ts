/** How alike places of a deck are, measured lazily: most places are never compared with most cards. */
import { type Columns, lanes, vectorStart } from '../columns.ts'

/** Likeness counts against this many cards just laid. */
export const likenessWindow = 6

export interface Likeness {
  readonly rows: Int32Array
  readonly columns: Columns
  /** Vectors at length 1 without their bias, place by place; filled when first asked for. */
  readonly directions: Float64Array
  readonly isFilled: Uint8Array
  /** For each place its likeness to the latest cards, as rings of `likenessWindow`. */
  readonly rings: Float32Array
  /** For each place how many laid cards it has been compared with or passed over. */
  readonly compared: Int32Array
}

/** Room of the last call: half a megabyte per page would keep the garbage collector busy. */
let room = new Float64Array(0)

function directionsFor(numbers: number): Float64Array {
  if (room.length < numbers) room = new Float64Array(numbers)
  return room
}

/** Prepares comparisons between the products at these catalogue rows; they hold until the next call. */
export function openLikeness(rows: Int32Array, columns: Columns): Likeness {
  return {
    rows,
    columns,
    directions: directionsFor(rows.length * columns.dimension),
    isFilled: new Uint8Array(rows.length),
    rings: new Float32Array(rows.length * likenessWindow),
    compared: new Int32Array(rows.length),
  }
}

/** The greatest cosine, at least 0, between a place and the cards just laid. */
export function likestOf(likeness: Likeness, place: number, laid: readonly number[]): number {
  const { rings, compared } = likeness
  const ring = place * likenessWindow
  const from = Math.max(0, laid.length - likenessWindow)
  for (let at = Math.max(from, compared[place] as number); at < laid.length; at++) {
    rings[ring + (at % likenessWindow)] = cosine(likeness, place, laid[at] as number)
  }
  compared[place] = laid.length
  const end = ring + Math.min(likenessWindow, laid.length)
  let likest = 0
  for (let at = ring; at < end; at++) if ((rings[at] as number) > likest) likest = rings[at] as number
  return likest
}

function cosine(likeness: Likeness, one: number, other: number): number {
  fill(likeness, one)
  fill(likeness, other)
  const { directions } = likeness
  const { dimension } = likeness.columns
  const end = (one + 1) * dimension
  let right = other * dimension
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let left = one * dimension; left < end; left += 4, right += 4) {
    a += (directions[left] as number) * (directions[right] as number)
    b += (directions[left + 1] as number) * (directions[right + 1] as number)
    c += (directions[left + 2] as number) * (directions[right + 2] as number)
    d += (directions[left + 3] as number) * (directions[right + 3] as number)
  }
  return a + b + c + d
}

function fill({ directions, isFilled, rows, columns }: Likeness, place: number): void {
  if (isFilled[place] === 1) return
  isFilled[place] = 1
  const { dimension } = columns
  const start = place * dimension
  const from = vectorStart(columns, rows[place] as number)
  for (let at = 0; at < dimension; at++) directions[start + at] = columns.vectors[from + at * lanes] as number
  directions[start] = 0
  let squares = 1e-12
  for (let at = start; at < start + dimension; at++) squares += (directions[at] as number) ** 2
  const scale = 1 / Math.sqrt(squares)
  for (let at = start; at < start + dimension; at++) directions[at] = (directions[at] as number) * scale
}
