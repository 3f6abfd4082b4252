/** How alike places of a deck are: each card laid is compared at once with the places that may come next. */
import { type Columns, LIKENESS_WINDOW, MOST_DIRECTIONS } from '../columns.ts'
import { type CompareDirections, compiledComparison } from './cosine-kernel.ts'

/**
 * A card just laid is compared at once with so many places: those that are weighed, and those they are chosen from.
 * Places behind them, which are looked at where a brand is in the way, are compared one by one.
 */
const COMPARED_AHEAD = 96

export interface Likeness {
  readonly rows: Int32Array
  readonly columns: Columns
  /** Vectors at length 1 without their bias, place by place; filled when first asked for. */
  readonly directions: Float32Array
  readonly isFilled: Uint8Array
  /** Cosines of each place with the latest cards: card by card, at its number modulo `LIKENESS_WINDOW`. */
  readonly rings: Float32Array
  /** Numbers of `rings` for each card. */
  readonly ringSize: number
  /** Directions of the latest cards, in the same order. */
  readonly latest: Float32Array
  /** For each of the latest cards the place up to which it was compared, in the same order. */
  readonly ends: Int32Array
  /** Place by place: it was compared by itself with the cards laid before the one of this number. */
  readonly comparedWith: Int32Array
  /** How many cards were laid. */
  laid: number
  /** Places below this one were compared with all of them. */
  comparedTo: number
  /** Places from those still to be laid up to this one are filled. */
  filledTo: number
  /** Null: numbers are multiplied in a plain loop. */
  readonly compare: CompareDirections | null
}

/** Prepares comparisons between the products at these catalogue rows; they hold until the next call. */
export function openLikeness(rows: Int32Array, columns: Columns): Likeness {
  const compare = rows.length <= MOST_DIRECTIONS ? compiledComparison(columns) : null
  const ringSize = compare ? MOST_DIRECTIONS : rows.length
  const room = (shared: Float32Array, length: number) => (compare ? shared : new Float32Array(length))
  return {
    rows,
    columns,
    directions: room(columns.directions, rows.length * columns.dimension),
    isFilled: new Uint8Array(rows.length),
    rings: room(columns.cosines, ringSize * LIKENESS_WINDOW),
    ringSize,
    latest: room(columns.latest, columns.dimension * LIKENESS_WINDOW),
    ends: new Int32Array(LIKENESS_WINDOW),
    comparedWith: new Int32Array(rows.length),
    laid: 0,
    comparedTo: 0,
    filledTo: 0,
    compare,
  }
}

/** Compares the card laid last with places from `from` on; places before that are never asked for again. */
export function compareAhead(likeness: Likeness, from: number, card: number): void {
  const { columns, directions, rings, ringSize, latest, rows, ends, compare } = likeness
  const { dimension } = columns
  const slot = likeness.laid % LIKENESS_WINDOW
  const to = Math.min(from + COMPARED_AHEAD, rows.length)
  fill(likeness, card)
  for (let at = Math.max(from, likeness.filledTo); at < to; at++) fill(likeness, at)
  likeness.filledTo = Math.max(likeness.filledTo, to)
  latest.set(directions.subarray(card * dimension, (card + 1) * dimension), slot * dimension)
  const ring = slot * ringSize
  if (compare && to > from) {
    const bytes = 4 * dimension
    const { byteOffset } = directions
    compare(byteOffset + card * bytes, byteOffset + from * bytes, rings.byteOffset + 4 * (ring + from), 4, to - from)
  } else for (let at = from; at < to; at++) rings[ring + at] = cosine(likeness, at, slot)
  ends[slot] = to
  likeness.laid++
  likeness.comparedTo = ends[0] as number
  for (let at = 1; at < windowOf(likeness); at++) {
    likeness.comparedTo = Math.min(likeness.comparedTo, ends[at] as number)
  }
}

/** The greatest cosine, at least 0, between a place and the cards just laid. */
export function likestOf(likeness: Likeness, place: number): number {
  const { rings, ringSize } = likeness
  const window = windowOf(likeness)
  if (place >= likeness.comparedTo) compareOne(likeness, place, window)
  let likest = 0
  for (let slot = 0; slot < window; slot++) {
    const alike = rings[slot * ringSize + place] as number
    if (alike > likest) likest = alike
  }
  return likest
}

/** How many of the latest cards count. */
const windowOf = ({ laid }: Likeness): number => Math.min(laid, LIKENESS_WINDOW)

/** Compares one place with those of the latest cards that it was not compared with yet. */
function compareOne(likeness: Likeness, place: number, window: number): void {
  const { columns, directions, rings, ringSize, latest, ends, comparedWith, compare, laid } = likeness
  const bytes = 4 * columns.dimension
  fill(likeness, place)
  for (let card = Math.max(comparedWith[place] as number, laid - window); card < laid; card++) {
    const slot = card % LIKENESS_WINDOW
    if (place < (ends[slot] as number)) continue
    const at = slot * ringSize + place
    if (compare) {
      const one = directions.byteOffset + place * bytes
      compare(one, latest.byteOffset + slot * bytes, rings.byteOffset + 4 * at, 4, 1)
    } else rings[at] = cosine(likeness, place, slot)
  }
  comparedWith[place] = laid
}

/** Of a place and one of the latest cards. */
function cosine({ directions, latest, columns: { dimension } }: Likeness, place: number, slot: number): number {
  const end = (place + 1) * dimension
  let right = slot * dimension
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let left = place * dimension; left < end; left += 4, right += 4) {
    a += (directions[left] as number) * (latest[right] as number)
    b += (directions[left + 1] as number) * (latest[right + 1] as number)
    c += (directions[left + 2] as number) * (latest[right + 2] as number)
    d += (directions[left + 3] as number) * (latest[right + 3] as number)
  }
  return a + b + c + d
}

function fill({ directions, isFilled, rows, columns }: Likeness, place: number): void {
  if (isFilled[place] === 1) return
  isFilled[place] = 1
  const { dimension, vectors } = columns
  const start = place * dimension
  const from = (rows[place] as number) * dimension
  let squares = 1e-12
  for (let at = 1; at < dimension; at++) {
    const value = vectors[from + at] as number
    directions[start + at] = value
    squares += value * value
  }
  directions[start] = 0
  const scale = 1 / Math.sqrt(squares)
  for (let at = start + 1; at < start + dimension; at++) directions[at] = (directions[at] as number) * scale
}
