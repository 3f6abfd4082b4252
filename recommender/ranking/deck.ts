/**
 * Lays the chosen products in the order a person swipes them: good ones first, neighbours unlike each other, brands
 * spread, new ones mixed in. Likeness is weighed for the first `MIXED_DEPTH` cards only; few people get further at once.
 */
import { ALL_TYPES } from '../catalogue-index.ts'
import type { Columns } from '../columns.ts'
import { compareAhead, LIKENESS_WINDOW, type Likeness, likestOf, openLikeness } from './likeness.ts'
import { NEW_BELOW_IMPRESSIONS, waitingDue } from './waiting.ts'

/** recommender.md, „Diversity": greedy re-rank of the top 200 by MMR with λ about 0.7. */
const MIXED_DEPTH = 200
export const RELEVANCE_WEIGHT = 0.7
/** What a card loses when all of the last cards have its product type. */
const TYPE_WEIGHT = 0.1
/** How far down the order a card may be fetched for being different. */
const LOOKAHEAD = 50
/** At most 2 of one brand in any 10 cards, and at least 1 new product in 10. */
export const BRAND_WINDOW = 10
export const BRAND_MOST = 2

interface Deck {
  /** How many cards are to be laid. */
  readonly length: number
  /** Cards shown before this page; they stand at the places after the pool's. */
  readonly shownBefore: number
  readonly rows: Int32Array
  /** Scores scaled to 0..1 over the mixed part. */
  readonly relevance: Float32Array
  /** Brands of this deck, numbered from 0. */
  readonly brands: Int32Array
  readonly types: Int32Array
  readonly isNew: Int32Array
  /** Places not laid yet in order of score, as a ring whose end and start is `gate`. */
  readonly next: Int32Array
  readonly previous: Int32Array
  readonly gate: number
  readonly laid: number[]
  readonly brandsLeft: Int32Array
  /** How many of the latest cards are of each brand: as many cards as may share a window with the next one. */
  readonly brandsLately: Int32Array
  /** No brand has more left than this; refreshed only when it matters. */
  mostLeft: number
  newLeft: number
  /** Places of products that wait for their first impressions, in the order in which they get the cards due to them. */
  readonly waiting: readonly number[]
  /** How many cards this person was dealt before this page, and how many of its own have gone to `waiting`. */
  readonly firstCard: number
  waitingServed: number
  readonly isLaid: Uint8Array
  readonly likeness: Likeness
}

export interface DeckRequest {
  /** Catalogue rows by score, the best first: what is to be laid. */
  readonly pool: Int32Array
  /** By row. */
  readonly scores: Float32Array
  readonly columns: Columns
  /** Rows of the cards shown just before, the latest last. */
  readonly before: readonly number[]
  /** Rows that are due cards whatever their score, as far as they are in the pool. */
  readonly waiting: Int32Array
  /** How many cards this person was dealt before. */
  readonly firstCard: number
}

type Admits = (place: number) => boolean

/** The rows of the pool in the order they should be shown. */
export function layDeck(request: DeckRequest): Int32Array {
  const deck = openDeck(request)
  for (let card = 1; card <= deck.shownBefore; card++) compareAhead(deck.likeness, 0, deck.laid.slice(0, card))
  while (cardsLaid(deck) < deck.length) lay(deck, chooseNext(deck))
  return new Int32Array(deck.length).map((_, at) => deck.rows[deck.laid[deck.shownBefore + at] as number] as number)
}

function openDeck({ pool, scores, columns, before, waiting, firstCard }: DeckRequest): Deck {
  const { length } = pool
  const rows = new Int32Array(length + before.length)
  rows.set(pool)
  rows.set(before, length)
  const places = new Map<number, number>()
  const brands = rows.map((row) => {
    const brandNo = columns.brandNos[row] as number
    const place = places.get(brandNo) ?? places.size
    places.set(brandNo, place)
    return place
  })
  const isNew = rows.map((row) => ((columns.impressions[row] as number) < NEW_BELOW_IMPRESSIONS ? 1 : 0))
  const brandsLeft = countsOf(brands.subarray(0, length), places.size)
  return {
    length,
    shownBefore: before.length,
    rows,
    relevance: scaledScores(pool, scores),
    brands,
    types: rows.map((row) => (columns.facets[row] as number) & ALL_TYPES),
    isNew,
    gate: length,
    next: new Int32Array(length + 1).map((_, place) => (place === length ? 0 : place + 1)),
    previous: new Int32Array(length + 1).map((_, place) => (place === 0 ? length : place - 1)),
    laid: before.map((_, at) => length + at),
    brandsLeft,
    brandsLately: countsOf(brands.subarray(length).slice(1 - BRAND_WINDOW), places.size),
    mostLeft: length,
    newLeft: isNew.subarray(0, length).reduce((sum, flag) => sum + flag, 0),
    waiting: Array.from(waiting, (row) => pool.indexOf(row)).filter((place) => place >= 0),
    firstCard,
    waitingServed: 0,
    isLaid: new Uint8Array(length),
    likeness: openLikeness(rows, columns),
  }
}

function countsOf(brands: Int32Array, different: number): Int32Array {
  const counts = new Int32Array(different)
  for (const brand of brands) counts[brand] = (counts[brand] as number) + 1
  return counts
}

function cardsLaid(deck: Deck): number {
  return deck.laid.length - deck.shownBefore
}

/** Wishes in falling order of weight: each list is tried until some place passes all of it. */
function chooseNext(deck: Deck): number {
  const last = deck.laid.at(-1)
  const lastBrand = last === undefined ? null : (deck.brands[last] as number)
  const isOther: Admits = (place) => deck.brands[place] !== lastBrand
  const isRare: Admits = (place) => isOther(place) && timesLately(deck, place) < BRAND_MOST
  const pressing = pressingBrand(deck)
  const tries: Admits[] = []
  if (pressing !== null && pressing !== lastBrand) tries.push((place) => deck.brands[place] === pressing)
  else if (owesWaiting(deck)) {
    const waiting = deck.waiting.find((place) => deck.isLaid[place] === 0 && isRare(place))
    if (waiting !== undefined) {
      deck.waitingServed++
      return waiting
    }
  }
  if (owesNewcomer(deck)) tries.push((place) => deck.isNew[place] === 1 && isRare(place))
  tries.push(isRare, isOther)
  for (const admits of tries) {
    const place = cardsLaid(deck) < MIXED_DEPTH ? bestMixed(deck, admits) : firstAdmitted(deck, admits)
    if (place !== null) return place
  }
  return deck.next[deck.gate] as number
}

function lay(deck: Deck, place: number): void {
  const before = deck.previous[place] as number
  const after = deck.next[place] as number
  deck.next[before] = after
  deck.previous[after] = before
  deck.laid.push(place)
  deck.isLaid[place] = 1
  noteLately(deck)
  if (cardsLaid(deck) < MIXED_DEPTH) compareAhead(deck.likeness, deck.next[deck.gate] as number, deck.laid)
  deck.newLeft -= deck.isNew[place] as number
  const brand = deck.brands[place] as number
  deck.brandsLeft[brand] = (deck.brandsLeft[brand] as number) - 1
}

function bestMixed(deck: Deck, admits: Admits): number | null {
  let best: number | null = null
  let bestValue = Number.NEGATIVE_INFINITY
  let weighed = 0
  const crowded = crowdingByType(deck)
  for (let place = deck.next[deck.gate] as number; place !== deck.gate; place = deck.next[place] as number) {
    const ceiling = RELEVANCE_WEIGHT * (deck.relevance[place] as number)
    if (ceiling <= bestValue || weighed === LOOKAHEAD) break
    if (!admits(place)) continue
    weighed++
    const likest = likestOf(deck.likeness, place, deck.laid)
    const value = ceiling - (1 - RELEVANCE_WEIGHT) * likest - (crowded[deck.types[place] as number] as number)
    if (value > bestValue) {
      best = place
      bestValue = value
    }
  }
  return best
}

function firstAdmitted(deck: Deck, admits: Admits): number | null {
  for (let place = deck.next[deck.gate] as number; place !== deck.gate; place = deck.next[place] as number) {
    if (admits(place)) return place
  }
  return null
}

/** By type, valid until asked for again. */
const crowding = new Float64Array(ALL_TYPES + 1)

/** What a card of each type loses for the latest cards of its type; never negative, so that the search can end early. */
function crowdingByType(deck: Deck): Float64Array {
  crowding.fill(0)
  for (let at = Math.max(0, deck.laid.length - LIKENESS_WINDOW); at < deck.laid.length; at++) {
    const type = deck.types[deck.laid[at] as number] as number
    crowding[type] = (crowding[type] as number) + TYPE_WEIGHT / LIKENESS_WINDOW
  }
  return crowding
}

function timesLately(deck: Deck, place: number): number {
  return deck.brandsLately[deck.brands[place] as number] as number
}

/** One card more and, when the window is full, one less. */
function noteLately({ brandsLately, brands, laid }: Deck): void {
  const count = (at: number, by: number): void => {
    const brand = brands[laid[at] as number] as number
    brandsLately[brand] = (brandsLately[brand] as number) + by
  }
  count(laid.length - 1, 1)
  if (laid.length >= BRAND_WINDOW) count(laid.length - BRAND_WINDOW, -1)
}

function owesNewcomer(deck: Deck): boolean {
  if (deck.newLeft === 0 || deck.laid.length < BRAND_WINDOW - 1) return false
  for (let at = deck.laid.length - BRAND_WINDOW + 1; at < deck.laid.length; at++) {
    if (deck.isNew[deck.laid[at] as number] === 1) return false
  }
  return true
}

function owesWaiting({ firstCard, waitingServed, laid, shownBefore }: Deck): boolean {
  const card = firstCard + laid.length - shownBefore
  return waitingDue(card + 1) - waitingDue(firstCard) > waitingServed
}

/** A brand with more than half of the open places must be laid now, or it must later follow itself. */
function pressingBrand(deck: Deck): number | null {
  const open = deck.length - cardsLaid(deck)
  if (2 * deck.mostLeft <= open) return null
  deck.mostLeft = 0
  let pressing: number | null = null
  deck.brandsLeft.forEach((left, brand) => {
    deck.mostLeft = Math.max(deck.mostLeft, left)
    if (2 * left > open) pressing = brand
  })
  return pressing
}

function scaledScores(pool: Int32Array, scores: Float32Array): Float32Array {
  const high = scores[pool[0] ?? 0] ?? 0
  const low = scores[pool[Math.min(pool.length, MIXED_DEPTH) - 1] ?? 0] ?? 0
  const spread = high - low > 1e-9 ? high - low : 1
  const scaled = new Float32Array(pool.length)
  pool.forEach((row, place) => {
    scaled[place] = ((scores[row] as number) - low) / spread
  })
  return scaled
}
