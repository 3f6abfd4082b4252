/** The state of a page before its first card is placed. */
import { ALL_TYPES } from '../catalogue-index.ts'
import type { Columns } from '../columns.ts'
import { withBrandCounts } from './brand-counts.ts'
import { openSimilarity, type Similarity } from './similarity.ts'
import { NEW_BELOW_IMPRESSIONS } from './waiting.ts'

/** Recommender 6: greedy re-rank of the top 200 by MMR with λ about 0.7. */
export const MIXED_DEPTH = 200
/** Window of cards in which a brand is rare and at least one product is new. */
export const BRAND_WINDOW = 10

export interface DeckRequest {
  /** Catalogue rows of the candidates, best score first. */
  readonly pool: Int32Array
  /** Scores by row. */
  readonly scores: Float32Array
  readonly columns: Columns
  /** Rows of the cards shown before this page, the latest last. */
  readonly before: readonly number[]
  /** Rows that get a card regardless of their score, if they are in the pool. */
  readonly waiting: Int32Array
  /** Number of cards that this user was dealt before this page. */
  readonly firstCard: number
}

/** Positions in order, as a circular linked list with a sentinel. */
export interface Ring {
  readonly next: Int32Array
  readonly previous: Int32Array
  readonly sentinel: number
}

export interface Deck {
  /** Number of cards to place. */
  readonly length: number
  /** Cards shown before this page; their positions follow those of the pool. */
  readonly shownBefore: number
  readonly rows: Int32Array
  /** Scores, scaled to 0..1 over the first `MIXED_DEPTH` candidates. */
  readonly relevance: Float32Array
  /** Brands of this deck, numbered from 0. */
  readonly brands: Int32Array
  readonly types: Uint8Array
  readonly isNew: Uint8Array
  /** Positions that are not placed yet, in order of score; `openNew` has only those of new products. */
  readonly open: Ring
  readonly openNew: Ring
  /** Positions in the order of placement, beginning with the cards shown before this page. */
  readonly placed: Int32Array
  placedCount: number
  readonly brandsLeft: Int32Array
  /** Number of cards of each brand in the window before the next card. */
  readonly brandsLately: Int32Array
  /** Upper bound of `brandsLeft`; recomputed only when it is large enough to matter. */
  mostLeft: number
  newLeft: number
  /** Positions of products that wait for their first impressions, in the order in which they are placed. */
  readonly waiting: readonly number[]
  /** Number of cards that this user was dealt before this page, and number of waiting products placed on this page. */
  readonly firstCard: number
  waitingServed: number
  readonly isPlaced: Uint8Array
  readonly similarity: Similarity
}

/** Creates a deck in which only the cards shown before this page are placed. */
export function openDeck({ pool, scores, columns, before, waiting, firstCard }: DeckRequest): Deck {
  const { length } = pool
  const rows = new Int32Array(length + before.length)
  rows.set(pool)
  rows.set(before, length)
  const types = new Uint8Array(rows.length)
  const isNew = new Uint8Array(rows.length)
  let newLeft = 0
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number
    types[place] = (columns.facets[row] as number) & ALL_TYPES
    if ((columns.impressions[row] as number) >= NEW_BELOW_IMPRESSIONS) continue
    isNew[place] = 1
    if (place < length) newLeft++
  }
  const { brands, different } = numberedBrands(rows, columns)
  const placed = new Int32Array(rows.length)
  for (let at = 0; at < before.length; at++) placed[at] = length + at
  return {
    length,
    shownBefore: before.length,
    rows,
    relevance: scaledScores(pool, scores),
    brands,
    types,
    isNew,
    open: ringOf(length, () => true),
    openNew: ringOf(length, (place) => isNew[place] === 1),
    placed,
    placedCount: before.length,
    brandsLeft: countsOf(brands.subarray(0, length), different),
    brandsLately: countsOf(brands.subarray(length).slice(1 - BRAND_WINDOW), different),
    mostLeft: length,
    newLeft,
    waiting: Array.from(waiting, (row) => pool.indexOf(row)).filter((place) => place >= 0),
    firstCard,
    waitingServed: 0,
    isPlaced: new Uint8Array(length),
    similarity: openSimilarity(rows, columns),
  }
}

/** Brand of each position, numbered from 0, and the number of different brands. */
function numberedBrands(rows: Int32Array, columns: Columns): { brands: Int32Array; different: number } {
  return withBrandCounts(rows, columns, (numbers) => {
    const brands = new Int32Array(rows.length)
    let different = 0
    for (let place = 0; place < rows.length; place++) {
      const brandNo = columns.brandNos[rows[place] as number] as number
      // The counter holds the brand's number plus one; zero means that the brand has no number yet.
      if (numbers[brandNo] === 0) numbers[brandNo] = ++different
      brands[place] = (numbers[brandNo] as number) - 1
    }
    return { brands, different }
  })
}

/** A ring of the wanted positions below `length`; `length` itself is the sentinel. */
function ringOf(length: number, isWanted: (place: number) => boolean): Ring {
  const next = new Int32Array(length + 1)
  const previous = new Int32Array(length + 1)
  let last = length
  for (let place = 0; place < length; place++) {
    if (!isWanted(place)) continue
    next[last] = place
    previous[place] = last
    last = place
  }
  next[last] = length
  previous[length] = last
  return { next, previous, sentinel: length }
}

/** Removes a position from a ring. */
export function removeFromRing({ next, previous }: Ring, place: number): void {
  const before = previous[place] as number
  const after = next[place] as number
  next[before] = after
  previous[after] = before
}

function countsOf(brands: Int32Array, different: number): Int32Array {
  const counts = new Int32Array(different)
  for (const brand of brands) counts[brand] = (counts[brand] as number) + 1
  return counts
}

function scaledScores(pool: Int32Array, scores: Float32Array): Float32Array {
  const high = scores[pool[0] ?? 0] ?? 0
  const low = scores[pool[Math.min(pool.length, MIXED_DEPTH) - 1] ?? 0] ?? 0
  const spread = high - low > 1e-9 ? high - low : 1
  const scaled = new Float32Array(pool.length)
  for (let place = 0; place < pool.length; place++) {
    scaled[place] = ((scores[pool[place] as number] as number) - low) / spread
  }
  return scaled
}
