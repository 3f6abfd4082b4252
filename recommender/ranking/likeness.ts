/** How alike places of a deck are: each card laid is compared at once with the places that may come next. */
import { type Columns, LANES, vectorStart } from '../columns.ts'
import { compareDirections } from './cosine-kernel.ts'

/** Likeness counts against this many cards just laid. */
export const LIKENESS_WINDOW = 6

/**
 * A card just laid is compared at once with at least so many places: those that are weighed, and those they are chosen
 * from. Where a brand is in the way, more have to be looked at; then with as many as were asked for so far.
 */
const COMPARED_AHEAD = { least: 96, most: 384 } as const

export interface Likeness {
  readonly rows: Int32Array
  readonly columns: Columns
  /** Vectors at length 1 without their bias, place by place; filled when first asked for. */
  readonly directions: Float32Array
  readonly isFilled: Uint8Array
  /** Cosines of each place with the latest cards: card by card, at its number modulo `LIKENESS_WINDOW`. */
  readonly rings: Float32Array
  /** For each of the latest cards the place up to which it was compared, in the same order. */
  readonly ends: number[]
  /** Places below this one were compared with all of them. */
  comparedTo: number
  /** Places below this one were asked for. */
  reach: number
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
    ends: [],
    comparedTo: 0,
    reach: 0,
  }
}

/** Compares the card laid last with places from `from` on; places before that are never asked for again. */
export function compareAhead(likeness: Likeness, from: number, laid: readonly number[]): void {
  const { columns, directions, rings, rows, ends } = likeness
  const card = laid.length - 1
  const latest = laid[card] as number
  const slot = card % LIKENESS_WINDOW
  const ahead = Math.max(COMPARED_AHEAD.least, Math.min(COMPARED_AHEAD.most, likeness.reach - from))
  const to = Math.min(from + ahead, rows.length)
  fill(likeness, latest)
  for (let at = from; at < to; at++) fill(likeness, at)
  const isCompiled = directions === columns.directions && compareDirections(columns, latest, from, to - from)
  const ring = slot * rows.length
  if (isCompiled) rings.set(columns.cosines.subarray(0, to - from), ring + from)
  else for (let at = from; at < to; at++) rings[ring + at] = cosine(likeness, at, latest)
  ends[slot] = to
  likeness.comparedTo = Math.min(...ends)
}

/** The greatest cosine, at least 0, between a place and the cards just laid. */
export function likestOf(likeness: Likeness, place: number, laid: readonly number[]): number {
  let likest = 0
  likeness.reach = Math.max(likeness.reach, place + 1)
  if (place < likeness.comparedTo) {
    const { rings, rows } = likeness
    for (let at = place; at < rings.length; at += rows.length) {
      if ((rings[at] as number) > likest) likest = rings[at] as number
    }
    return likest
  }
  for (const card of laid.slice(-LIKENESS_WINDOW)) likest = Math.max(likest, cosine(likeness, place, card))
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
