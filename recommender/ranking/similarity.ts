/** Similarity between candidates and the latest cards of a deck. A cosine is computed only when it can decide a choice. */
import { type Columns, LATEST_ROOM, MOST_PLACES } from '../columns.ts'
import { type CompareDirections, compiledComparison } from './cosine-kernel.ts'

/** Candidates are compared with this many latest cards. */
export const SIMILARITY_WINDOW = 6
/** Slot of a card in the ring buffer of latest cards: the low bits of its number. */
const slotOf = (card: number): number => card & (LATEST_ROOM - 1)

/** Values of `maxCosineUntil`: greater than any number of cards, and smaller than any. */
const NEVER = 2 ** 31 - 1
const UNKNOWN = -1

export interface Similarity {
  readonly rows: Int32Array
  readonly columns: Columns
  /** Unit vectors of the latest cards, each in its slot. */
  readonly latest: Float32Array
  /** Cosines of each candidate with the latest cards, in slot order. */
  readonly cosines: Float32Array
  /** For each candidate: the number of the first card with which it was not compared yet. */
  readonly comparedWith: Int32Array
  /** For each candidate: its greatest known cosine, at least 0, and the number of placed cards up to which that holds. */
  readonly maxCosine: Float32Array
  readonly maxCosineUntil: Int32Array
  /** Number of cards placed. */
  placed: number
  /** The compiled loop; null when a plain loop computes the cosines. */
  readonly compare: CompareDirections | null
}

/** Prepares comparisons between the products at these catalogue rows; valid until the next call. */
export function openSimilarity(rows: Int32Array, columns: Columns): Similarity {
  const compare = rows.length <= MOST_PLACES ? compiledComparison(columns) : null
  const room = (shared: Float32Array, length: number) => (compare ? shared : new Float32Array(length))
  return {
    rows,
    columns,
    latest: room(columns.latest, columns.dimension * LATEST_ROOM),
    cosines: room(columns.cosines, rows.length * LATEST_ROOM),
    comparedWith: new Int32Array(rows.length),
    maxCosine: new Float32Array(rows.length),
    maxCosineUntil: new Int32Array(rows.length),
    placed: 0,
    compare,
  }
}

/** Adds a placed candidate to the latest cards. */
export function notePlaced(similarity: Similarity, place: number): void {
  const { columns, rows, latest } = similarity
  const { vectors, inverseLengths, dimension } = columns
  const row = rows[place] as number
  const from = row * dimension
  const to = slotOf(similarity.placed) * dimension
  const scale = inverseLengths[row] as number
  // The first coordinate is the same for all products and says nothing about similarity.
  latest[to] = 0
  for (let at = 1; at < dimension; at++) latest[to + at] = scale * (vectors[from + at] as number)
  similarity.placed++
}

/** The greatest cosine, at least 0, between a candidate and the latest cards that it was already compared with. */
export function maxCosineSoFar(similarity: Similarity, place: number): number {
  const { maxCosine, maxCosineUntil, placed } = similarity
  if (placed > (maxCosineUntil[place] as number)) findMaxCosine(similarity, place)
  return maxCosine[place] as number
}

/** Updates the greatest known cosine, from the cards that are still among the latest. */
function findMaxCosine({ cosines, comparedWith, maxCosine, maxCosineUntil, placed }: Similarity, place: number): void {
  const end = comparedWith[place] as number
  const first = place * LATEST_ROOM
  let greatest = 0
  let until = NEVER
  for (let card = Math.max(0, placed - SIMILARITY_WINDOW); card < end; card++) {
    const alike = cosines[first + slotOf(card)] as number
    if (alike < greatest) continue
    greatest = alike
    until = card + SIMILARITY_WINDOW
  }
  maxCosine[place] = greatest
  maxCosineUntil[place] = until
}

/** The greatest cosine, at least 0, between a candidate and the latest cards. */
export function maxCosineOf(similarity: Similarity, place: number): number {
  if ((similarity.comparedWith[place] as number) < similarity.placed) compareWithLatest(similarity, place)
  return maxCosineSoFar(similarity, place)
}

/**
 * Compares with the cards placed since the last comparison, or with all slots when those cards wrap around the ring
 * buffer.
 */
function compareWithLatest(similarity: Similarity, place: number): void {
  const { columns, rows, cosines, latest, comparedWith, compare, placed } = similarity
  const { vectors, inverseLengths, dimension } = columns
  const row = rows[place] as number
  const since = Math.max(comparedWith[place] as number, placed - SIMILARITY_WINDOW)
  const isApart = slotOf(since) + placed - since > LATEST_ROOM
  const slot = isApart ? 0 : slotOf(since)
  const count = isApart ? LATEST_ROOM : placed - since
  const first = place * LATEST_ROOM + slot
  const scale = inverseLengths[row] as number
  if (compare) {
    const vector = vectors.byteOffset + 4 * row * dimension
    const others = latest.byteOffset + 4 * slot * dimension
    compare(vector, others, cosines.byteOffset + 4 * first, count, scale)
  } else {
    for (let at = 0; at < count; at++) cosines[first + at] = scale * product(similarity, row, slot + at)
  }
  comparedWith[place] = placed
  similarity.maxCosineUntil[place] = UNKNOWN
}

/** Dot product of a product's vector and the unit vector of one of the latest cards. */
function product({ latest, columns: { vectors, dimension } }: Similarity, row: number, slot: number): number {
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
