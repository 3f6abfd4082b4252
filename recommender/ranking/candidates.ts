/** The one pass over the whole catalogue: who may be shown, and how much this person should like it. */
import type { Bitset } from '../bitset.ts'
import { type CatalogueIndex, type Columns, genderMask, lanes, typeMask } from '../catalogue-index.ts'
import type { Gender, ProductType } from '../features.ts'

export interface CatalogueFilter {
  /** Empty means all. */
  readonly genders: readonly Gender[]
  /** Empty means all. */
  readonly productTypes: readonly ProductType[]
  readonly minPriceCents: number | null
  readonly maxPriceCents: number | null
}

export interface Candidates {
  count: number
  /** Catalogue rows, ascending; only the first `count` are meant. */
  readonly rows: Int32Array
  readonly scores: Float32Array
}

export interface ScoringRequest {
  readonly index: CatalogueIndex
  readonly filter: CatalogueFilter
  readonly seen: Bitset
  readonly excluded: Bitset | null
  readonly weights: Float64Array
  readonly nowMs: number
}

/** A product released this moment gains this much like probability, falling in a straight line to nothing. */
const freshnessBonus = 0.03
const freshnessMs = 14 * 24 * 3600 * 1000

/** Room of the last call for each catalogue: a fresh megabyte per page would keep the garbage collector busy. */
interface Room extends Candidates {
  /** Dot products by row, candidates or not. */
  readonly dots: Float32Array
}

const rooms = new WeakMap<CatalogueIndex, Room>()

/**
 * Scores every product that passes the filter and was not seen: base rate + weights · vector + freshness.
 * The answer holds until the next call with the same catalogue.
 */
export function scoreCandidates(request: ScoringRequest): Candidates {
  const { index, weights, nowMs } = request
  const columns = index.columns()
  const room = roomFor(index)
  room.count = admit(room.rows, index.rows(), columns, request)
  if (room.count > 0) multiply(columns.vectors, weights, room.dots, index.rows())
  addUp(room, columns, nowMs)
  return room
}

function roomFor(index: CatalogueIndex): Room {
  const known = rooms.get(index)
  const size = index.columns().productNos.length
  if (known !== undefined && known.rows.length === size) return known
  const room = { count: 0, rows: new Int32Array(size), scores: new Float32Array(size), dots: new Float32Array(size) }
  rooms.set(index, room)
  return room
}

/** Writes the rows that may be shown and answers how many; no branch depends on a product, as none could be guessed. */
function admit(rows: Int32Array, used: number, columns: Columns, request: ScoringRequest): number {
  const { productNos, facets, pricesCents } = columns
  const { filter } = request
  const admitted = admittedFacets(filter)
  const minCents = filter.minPriceCents ?? 0
  const maxCents = filter.maxPriceCents ?? 0x7fffffff
  const hidden = hiddenWords(request.seen, request.excluded)
  let count = 0
  for (let row = 0; row < used; row++) {
    const productNo = productNos[row] as number
    const cents = pricesCents[row] as number
    const word = Math.min(productNo >>> 5, hidden.length - 1)
    const isOpen = ~((hidden[word] as number) >>> (productNo & 31)) & (admitted[facets[row] as number] as number)
    rows[count] = row
    count += isOpen & (cents >= minCents ? 1 : 0) & (cents <= maxCents ? 1 : 0)
  }
  return count
}

/** Seen and excluded numbers as one set of words, the last of which is empty and stands for all beyond. */
function hiddenWords(seen: Bitset, excluded: Bitset | null): Uint32Array {
  const longest = Math.max(seen.words.length, excluded?.words.length ?? 0)
  const words = new Uint32Array(longest + 1)
  words.set(seen.words)
  excluded?.words.forEach((word, at) => {
    words[at] = (words[at] as number) | word
  })
  return words
}

/** Dot products of the weights with every vector, 8 neighbouring products at once, each with its own accumulator. */
function multiply(vectors: Float32Array, weights: Float64Array, dots: Float32Array, used: number): void {
  const size = weights.length
  let at = 0
  for (let row = 0; row < used; row += lanes) {
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0]
    for (let of = 0; of < size; of++) {
      const weight = weights[of] as number
      a += (vectors[at] as number) * weight
      b += (vectors[at + 1] as number) * weight
      c += (vectors[at + 2] as number) * weight
      d += (vectors[at + 3] as number) * weight
      e += (vectors[at + 4] as number) * weight
      f += (vectors[at + 5] as number) * weight
      g += (vectors[at + 6] as number) * weight
      h += (vectors[at + 7] as number) * weight
      at += lanes
    }
    dots[row] = a
    dots[row + 1] = b
    dots[row + 2] = c
    dots[row + 3] = d
    dots[row + 4] = e
    dots[row + 5] = f
    dots[row + 6] = g
    dots[row + 7] = h
  }
}

function addUp({ count, rows, scores, dots }: Room, { releasesAtMs, baseRates }: Columns, nowMs: number): void {
  const perMs = freshnessBonus / freshnessMs
  for (let at = 0; at < count; at++) {
    const row = rows[at] as number
    const leftMs = freshnessMs - Math.max(0, nowMs - (releasesAtMs[row] as number))
    scores[at] = (baseRates[row] as number) + (dots[row] as number) + perMs * Math.max(0, leftMs)
  }
}

/** For each combination of gender and type bits whether it may be shown; holes have none and never may. */
function admittedFacets(filter: CatalogueFilter): Uint8Array {
  const genders = genderMask(filter.genders)
  const types = typeMask(filter.productTypes)
  return Uint8Array.from({ length: 128 }, (_, facet) => ((facet & genders) !== 0 && (facet & types) !== 0 ? 1 : 0))
}
