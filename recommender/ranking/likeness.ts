/** How alike places of a deck are: a place is compared with the latest cards only when that may decide something. */
import { type Columns, LATEST_ROOM, MOST_PLACES } from '../columns.ts'
import { type CompareDirections, compiledComparison } from './cosine-kernel.ts'

/** Likeness counts against this many cards just laid. */
export const LIKENESS_WINDOW = 6
/** A card's place among the latest ones: its number without the higher bits. */
const slotOf = (card: number): number => card & (LATEST_ROOM - 1)

/** More cards than are ever laid, and fewer. */
const NEVER = 2 ** 31 - 1
const UNKNOWN = -1

export interface Likeness {
  readonly rows: Int32Array
  readonly columns: Columns
  /** Directions of the latest cards, each in its slot. */
  readonly latest: Float32Array
  /** Place by place its cosines with the latest cards, in the same order. */
  readonly cosines: Float32Array
  /** Place by place: it was compared with the cards laid before the one of this number. */
  readonly comparedWith: Int32Array
  /** Place by place the greatest of its cosines, at least 0, and up to how many cards laid it stays the greatest. */
  readonly likest: Float32Array
  readonly likestUntil: Int32Array
  /** How many cards were laid. */
  laid: number
  /** Null: numbers are multiplied in a plain loop. */
  readonly compare: CompareDirections | null
}

/** Prepares comparisons between the products at these catalogue rows; they hold until the next call. */
export function openLikeness(rows: Int32Array, columns: Columns): Likeness {
  const compare = rows.length <= MOST_PLACES ? compiledComparison(columns) : null
  const room = (shared: Float32Array, length: number) => (compare ? shared : new Float32Array(length))
  return {
    rows,
    columns,
    latest: room(columns.latest, columns.dimension * LATEST_ROOM),
    cosines: room(columns.cosines, rows.length * LATEST_ROOM),
    comparedWith: new Int32Array(rows.length),
    likest: new Float32Array(rows.length),
    likestUntil: new Int32Array(rows.length),
    laid: 0,
    compare,
  }
}

/** Notes that the card at this place was laid: from now on it counts. */
export function noteLaid(likeness: Likeness, place: number): void {
  const { columns, rows, latest } = likeness
  const { vectors, inverseLengths, dimension } = columns
  const row = rows[place] as number
  const from = row * dimension
  const to = slotOf(likeness.laid) * dimension
  const scale = inverseLengths[row] as number
  // What all products have in common makes none alike.
  latest[to] = 0
  for (let at = 1; at < dimension; at++) latest[to + at] = scale * (vectors[from + at] as number)
  likeness.laid++
}

/** The greatest cosine, at least 0, between a place and those of the latest cards that it was compared with before. */
export function likestSoFar(likeness: Likeness, place: number): number {
  const { likest, likestUntil, laid } = likeness
  if (laid > (likestUntil[place] as number)) findLikest(likeness, place)
  return likest[place] as number
}

/** Of the cosines known, those of cards that are still among the latest. */
function findLikest({ cosines, comparedWith, likest, likestUntil, laid }: Likeness, place: number): void {
  const end = comparedWith[place] as number
  const first = place * LATEST_ROOM
  let greatest = 0
  let until = NEVER
  for (let card = Math.max(0, laid - LIKENESS_WINDOW); card < end; card++) {
    const alike = cosines[first + slotOf(card)] as number
    if (alike < greatest) continue
    greatest = alike
    until = card + LIKENESS_WINDOW
  }
  likest[place] = greatest
  likestUntil[place] = until
}

/** The greatest cosine, at least 0, between a place and the latest cards. */
export function likestOf(likeness: Likeness, place: number): number {
  if ((likeness.comparedWith[place] as number) < likeness.laid) compareWithLatest(likeness, place)
  return likestSoFar(likeness, place)
}

/** With those that were laid since it was compared, or with all in their slots where those do not lie behind each other. */
function compareWithLatest(likeness: Likeness, place: number): void {
  const { columns, rows, cosines, latest, comparedWith, compare, laid } = likeness
  const { vectors, inverseLengths, dimension } = columns
  const row = rows[place] as number
  const since = Math.max(comparedWith[place] as number, laid - LIKENESS_WINDOW)
  const isApart = slotOf(since) + laid - since > LATEST_ROOM
  const slot = isApart ? 0 : slotOf(since)
  const count = isApart ? LATEST_ROOM : laid - since
  const first = place * LATEST_ROOM + slot
  const scale = inverseLengths[row] as number
  if (compare) {
    const vector = vectors.byteOffset + 4 * row * dimension
    const others = latest.byteOffset + 4 * slot * dimension
    compare(vector, others, cosines.byteOffset + 4 * first, count, scale)
  } else {
    for (let at = 0; at < count; at++) cosines[first + at] = scale * product(likeness, row, slot + at)
  }
  comparedWith[place] = laid
  likeness.likestUntil[place] = UNKNOWN
}

/** Of a product's vector and the direction of one of the latest cards. */
function product({ latest, columns: { vectors, dimension } }: Likeness, row: number, slot: number): number {
  const end = (row + 1) * dimension
  let right = slot * dimension
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let left = row * dimension; left < end; left += 4, right += 4) {
    a += (vectors[left] as number) * (latest[right] as number)
    b += (vectors[left + 1] as number) * (latest[right + 1] as number)
    c += (vectors[left + 2] as number) * (latest[right + 2] as number)
    d += (vectors[left + 3] as number) * (latest[right + 3] as number)
  }
  return a + b + c + d
}
