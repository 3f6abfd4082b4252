/** How alike places of a deck are: a place is compared with the latest cards only when that may decide something. */
import { type Columns, LIKENESS_WINDOW, MOST_DIRECTIONS } from '../columns.ts'
import { type CompareDirections, compiledComparison } from './cosine-kernel.ts'

export interface Likeness {
  readonly rows: Int32Array
  readonly columns: Columns
  /** Vectors at length 1 without their bias, place by place; filled when first asked for. */
  readonly directions: Float32Array
  readonly isFilled: Uint8Array
  /** Place by place its cosines with the latest cards, each card at its number modulo `LIKENESS_WINDOW`. */
  readonly cosines: Float32Array
  /** Directions of the latest cards, in the same order. */
  readonly latest: Float32Array
  /** Place by place: it was compared with the cards laid before the one of this number. */
  readonly comparedWith: Int32Array
  /** How many cards were laid. */
  laid: number
  /** Null: numbers are multiplied in a plain loop. */
  readonly compare: CompareDirections | null
}

/** Prepares comparisons between the products at these catalogue rows; they hold until the next call. */
export function openLikeness(rows: Int32Array, columns: Columns): Likeness {
  const compare = rows.length <= MOST_DIRECTIONS ? compiledComparison(columns) : null
  const room = (shared: Float32Array, length: number) => (compare ? shared : new Float32Array(length))
  return {
    rows,
    columns,
    directions: room(columns.directions, rows.length * columns.dimension),
    isFilled: new Uint8Array(rows.length),
    cosines: room(columns.cosines, rows.length * LIKENESS_WINDOW),
    latest: room(columns.latest, columns.dimension * LIKENESS_WINDOW),
    comparedWith: new Int32Array(rows.length),
    laid: 0,
    compare,
  }
}

/** Notes that this card was laid: from now on it counts. */
export function noteLaid(likeness: Likeness, card: number): void {
  const { columns, directions, latest } = likeness
  const { dimension } = columns
  const slot = likeness.laid % LIKENESS_WINDOW
  fill(likeness, card)
  latest.set(directions.subarray(card * dimension, (card + 1) * dimension), slot * dimension)
  likeness.laid++
}

/** The greatest cosine, at least 0, between a place and those of the latest cards that it was compared with before. */
export function likestSoFar({ cosines, comparedWith, laid }: Likeness, place: number): number {
  const end = comparedWith[place] as number
  const oldest = Math.max(0, laid - LIKENESS_WINDOW)
  const first = place * LIKENESS_WINDOW
  let at = first + (oldest % LIKENESS_WINDOW)
  let likest = 0
  for (let card = oldest; card < end; card++) {
    const alike = cosines[at] as number
    if (alike > likest) likest = alike
    if (++at === first + LIKENESS_WINDOW) at = first
  }
  return likest
}

/** The greatest cosine, at least 0, between a place and the latest cards. */
export function likestOf(likeness: Likeness, place: number): number {
  if ((likeness.comparedWith[place] as number) < likeness.laid) compareWithLatest(likeness, place)
  return likestSoFar(likeness, place)
}

/** With those that were laid since it was compared, or with all of them where those do not lie behind each other. */
function compareWithLatest(likeness: Likeness, place: number): void {
  const { columns, directions, cosines, latest, comparedWith, compare, laid } = likeness
  fill(likeness, place)
  const { dimension } = columns
  const window = Math.min(laid, LIKENESS_WINDOW)
  const since = Math.max(comparedWith[place] as number, laid - window)
  const isApart = (since % LIKENESS_WINDOW) + laid - since > LIKENESS_WINDOW
  const slot = isApart ? 0 : since % LIKENESS_WINDOW
  const end = isApart ? window : slot + laid - since
  const first = place * LIKENESS_WINDOW
  if (compare) {
    const direction = directions.byteOffset + 4 * place * dimension
    const others = latest.byteOffset + 4 * slot * dimension
    compare(direction, others, cosines.byteOffset + 4 * (first + slot), end - slot)
  } else for (let at = slot; at < end; at++) cosines[first + at] = cosine(likeness, place, at)
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
