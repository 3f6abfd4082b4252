/** How alike places of a deck are, measured lazily: most places are never compared with most cards. */
import { type Columns, LANES, vectorStart } from '../columns.ts'
import { compareDirections } from './cosine-kernel.ts'

/** Likeness counts against this many cards just laid. */
export const LIKENESS_WINDOW = 6

/** So many places are compared at once with a card just laid: those that are weighed, and those they are chosen from. */
const COMPARED_AHEAD = 160

export interface Likeness {
  readonly rows: Int32Array
  readonly columns: Columns
  /** Vectors at length 1 without their bias, place by place; filled when first asked for. */
  readonly directions: Float32Array
  readonly isFilled: Uint8Array
  /** For each place its likeness to the latest cards, as rings of `LIKENESS_WINDOW`. */
  readonly rings: Float32Array
  /** For each place how many laid cards it has been compared with or passed over. */
  readonly compared: Int32Array
}

/** Prepares comparisons between the products at these catalogue rows; they hold until the next call. */
export function openLikeness(rows: Int32Array, columns: Columns): Likeness {
  const numbers = rows.length * columns.dimension
  return {
    rows,
    columns,
    directions: numbers > columns.directions.length ? new Float32Array(numbers) : columns.directions,
    isFilled: new Uint8Array(rows.length),
    rings: new Float32Array(rows.length * LIKENESS_WINDOW),
    compared: new Int32Array(rows.length),
  }
}

/** Compares the card laid last with the places from `place` on, all at once; whatever it misses is compared when asked for. */
export function compareAhead(likeness: Likeness, place: number, laid: readonly number[]): void {
  const { columns, directions, compared, rings } = likeness
  const latest = laid.at(-1)
  if (latest === undefined || directions !== columns.directions) return
  const of = laid.length - 1
  const to = Math.min(place + COMPARED_AHEAD, compared.length)
  fill(likeness, latest)
  for (let at = place; at < to; at++) fill(likeness, at)
  if (!compareDirections(columns, latest, place, to - place)) return
  for (let at = place; at < to; at++) {
    // Whoever was not compared with the cards before keeps waiting: a ring is filled in turn.
    if ((compared[at] as number) < of && of > 0) continue
    rings[at * LIKENESS_WINDOW + (of % LIKENESS_WINDOW)] = columns.cosines[at - place] as number
    compared[at] = laid.length
  }
}

/** The greatest cosine, at least 0, between a place and the cards just laid. */
export function likestOf(likeness: Likeness, place: number, laid: readonly number[]): number {
  const { rings, compared } = likeness
  const ring = place * LIKENESS_WINDOW
  const from = Math.max(0, laid.length - LIKENESS_WINDOW)
  for (let at = Math.max(from, compared[place] as number); at < laid.length; at++) {
    rings[ring + (at % LIKENESS_WINDOW)] = cosine(likeness, place, laid[at] as number)
  }
  compared[place] = laid.length
  const end = ring + Math.min(LIKENESS_WINDOW, laid.length)
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
  const { dimension, vectors } = columns
  const start = place * dimension
  const from = vectorStart(columns, rows[place] as number)
  let squares = 1e-12
  for (let at = 1; at < dimension; at++) {
    const value = vectors[from + at * LANES] as number
    directions[start + at] = value
    squares += value * value
  }
  directions[start] = 0
  const scale = 1 / Math.sqrt(squares)
  for (let at = start + 1; at < start + dimension; at++) directions[at] = (directions[at] as number) * scale
}
