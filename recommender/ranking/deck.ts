/**
 * Reranks the chosen products: high scores first, dissimilar neighbours, brands spread, new products mixed in. Similarity
 * counts for the first `MIXED_DEPTH` cards only, because few users swipe further at once.
 */
import { ALL_TYPES } from '../catalogue-index.ts'
import {
  BRAND_WINDOW,
  type Deck,
  type DeckRequest,
  MIXED_DEPTH,
  openDeck,
  type Ring,
  removeFromRing,
} from './open-deck.ts'
import { maxCosineOf, maxCosineSoFar, notePlaced, SIMILARITY_WINDOW } from './similarity.ts'
import { waitingDue } from './waiting.ts'

/** Recommender 6: λ of MMR. */
export const RELEVANCE_WEIGHT = 0.7
/** Penalty of a candidate when all cards in the window have its product type. */
const TYPE_WEIGHT = 0.1
/** The next card is chosen among this many candidates with the highest scores. */
const LOOKAHEAD = 50
/** Most cards of one brand in any `BRAND_WINDOW` cards. */
export const BRAND_MOST = 2

/** The conditions on the next card, as numbers: a closure would be slow for thousands of candidates. */
interface Requirement {
  /** The required brand; `NONE` allows any. */
  readonly brand: number
  /** Most cards of its brand in the window. The brand of the last card is never allowed. */
  readonly mostLately: number
  readonly mustBeNew: boolean
}

const NONE = -1
const OTHER: Requirement = { brand: NONE, mostLately: BRAND_WINDOW, mustBeNew: false }
const RARE: Requirement = { ...OTHER, mostLately: BRAND_MOST - 1 }
const RARE_AND_NEW: Requirement = { ...RARE, mustBeNew: true }

/** The rows of the pool in display order. */
export function orderDeck(request: DeckRequest): Int32Array {
  const deck = openDeck(request)
  for (let card = 0; card < deck.shownBefore; card++) notePlaced(deck.similarity, deck.placed[card] as number)
  while (cardsPlaced(deck) < deck.length) placeCard(deck, chooseNext(deck))
  const order = new Int32Array(deck.length)
  for (let at = 0; at < order.length; at++)
    order[at] = deck.rows[deck.placed[deck.shownBefore + at] as number] as number
  return order
}

function cardsPlaced(deck: Deck): number {
  return deck.placedCount - deck.shownBefore
}

function lastBrandOf({ brands, placed, placedCount }: Deck): number {
  return placedCount === 0 ? NONE : (brands[placed[placedCount - 1] as number] as number)
}

/** Tries the requirements in order of importance and takes a candidate for the first that any candidate meets. */
function chooseNext(deck: Deck): number {
  const pressing = pressingBrand(deck)
  const only = pressing === lastBrandOf(deck) ? NONE : pressing
  if (owesWaiting(deck)) {
    const waiting = waitingPlace(deck, only)
    if (waiting !== NONE) {
      deck.waitingServed++
      return waiting
    }
  }
  if (only !== NONE) {
    const place = find(deck, { ...OTHER, brand: only })
    if (place !== NONE) return place
  } else if (owesNewcomer(deck)) {
    const place = find(deck, RARE_AND_NEW)
    if (place !== NONE) return place
  }
  const rare = find(deck, RARE)
  if (rare !== NONE) return rare
  const other = find(deck, OTHER)
  return other === NONE ? firstOf(deck.open) : other
}

/**
 * The first waiting product that is as good for the spread of brands as any candidate; `NONE` defers it to a later card.
 * When no candidate at all meets a requirement, that requirement does not hold back a waiting product.
 */
function waitingPlace(deck: Deck, only: number): number {
  const open = deck.waiting.filter((place) => deck.isPlaced[place] === 0)
  const last = lastBrandOf(deck)
  for (const requirement of only === NONE ? [RARE, OTHER] : [{ ...OTHER, brand: only }]) {
    const place = open.find((one) => isAdmitted(deck, one, last, requirement))
    if (place !== undefined) return place
    if (firstAdmitted(deck, requirement) !== NONE) return NONE
  }
  return open[0] ?? NONE
}

const find = (deck: Deck, requirement: Requirement): number =>
  cardsPlaced(deck) < MIXED_DEPTH ? bestMixed(deck, requirement) : firstAdmitted(deck, requirement)

/** The candidates to search for a requirement. */
const ringFor = ({ open, openNew }: Deck, { mustBeNew }: Requirement): Ring => (mustBeNew ? openNew : open)

const firstOf = ({ next, sentinel }: Ring): number => next[sentinel] as number

/** Whether a candidate meets the requirement. */
function isAdmitted(deck: Deck, place: number, last: number, requirement: Requirement): boolean {
  const brand = deck.brands[place] as number
  return (
    brand !== last &&
    (deck.brandsLately[brand] as number) <= requirement.mostLately &&
    (requirement.brand === NONE || brand === requirement.brand)
  )
}

function placeCard(deck: Deck, place: number): void {
  removeFromRing(deck.open, place)
  if (deck.isNew[place] === 1) removeFromRing(deck.openNew, place)
  deck.placed[deck.placedCount++] = place
  deck.isPlaced[place] = 1
  noteLately(deck)
  if (cardsPlaced(deck) < MIXED_DEPTH) notePlaced(deck.similarity, place)
  deck.newLeft -= deck.isNew[place] as number
  const brand = deck.brands[place] as number
  deck.brandsLeft[brand] = (deck.brandsLeft[brand] as number) - 1
}

function bestMixed(deck: Deck, requirement: Requirement): number {
  const { relevance, types, similarity } = deck
  const { next, sentinel } = ringFor(deck, requirement)
  let best = NONE
  let bestValue = Number.NEGATIVE_INFINITY
  let weighed = 0
  const penaltyOf = typePenalties(deck)
  const last = lastBrandOf(deck)
  for (let place = next[sentinel] as number; place !== sentinel; place = next[place] as number) {
    const ceiling = RELEVANCE_WEIGHT * (relevance[place] as number)
    if (ceiling <= bestValue || weighed === LOOKAHEAD) break
    if (!isAdmitted(deck, place, last, requirement)) continue
    weighed++
    const typePenalty = penaltyOf[types[place] as number] as number
    // Cosines are slow, so upper bounds come first: the score without similarity, then with the cosines computed so far.
    if (ceiling - typePenalty <= bestValue) continue
    const atMost = ceiling - (1 - RELEVANCE_WEIGHT) * maxCosineSoFar(similarity, place) - typePenalty
    if (atMost <= bestValue) continue
    const value = ceiling - (1 - RELEVANCE_WEIGHT) * maxCosineOf(similarity, place) - typePenalty
    if (value > bestValue) {
      best = place
      bestValue = value
    }
  }
  return best
}

function firstAdmitted(deck: Deck, requirement: Requirement): number {
  const { next, sentinel } = ringFor(deck, requirement)
  const last = lastBrandOf(deck)
  for (let place = next[sentinel] as number; place !== sentinel; place = next[place] as number) {
    if (isAdmitted(deck, place, last, requirement)) return place
  }
  return NONE
}

/** Penalties by product type, valid until the next call. */
const penalties = new Float64Array(ALL_TYPES + 1)

/** Penalty of each product type for its cards in the window. Never negative, so that the search may end early. */
function typePenalties({ placed, placedCount, types }: Deck): Float64Array {
  penalties.fill(0)
  for (let at = Math.max(0, placedCount - SIMILARITY_WINDOW); at < placedCount; at++) {
    const type = types[placed[at] as number] as number
    penalties[type] = (penalties[type] as number) + TYPE_WEIGHT / SIMILARITY_WINDOW
  }
  return penalties
}

/** Adds the latest card to the window and removes the oldest when it is full. */
function noteLately({ brandsLately, brands, placed, placedCount }: Deck): void {
  const latest = brands[placed[placedCount - 1] as number] as number
  brandsLately[latest] = (brandsLately[latest] as number) + 1
  if (placedCount < BRAND_WINDOW) return
  const leaving = brands[placed[placedCount - BRAND_WINDOW] as number] as number
  brandsLately[leaving] = (brandsLately[leaving] as number) - 1
}

function owesNewcomer({ newLeft, placed, placedCount, isNew }: Deck): boolean {
  if (newLeft === 0 || placedCount < BRAND_WINDOW - 1) return false
  for (let at = placedCount - BRAND_WINDOW + 1; at < placedCount; at++) {
    if (isNew[placed[at] as number] === 1) return false
  }
  return true
}

function owesWaiting(deck: Deck): boolean {
  const { firstCard, waitingServed } = deck
  return waitingDue(firstCard + cardsPlaced(deck) + 1) - waitingDue(firstCard) > waitingServed
}

/** A brand with more than half of the open candidates must come now, or two of its cards would later be adjacent. */
function pressingBrand(deck: Deck): number {
  const { brandsLeft } = deck
  const open = deck.length - cardsPlaced(deck)
  if (2 * deck.mostLeft <= open) return NONE
  deck.mostLeft = 0
  let pressing = NONE
  for (let brand = 0; brand < brandsLeft.length; brand++) {
    const left = brandsLeft[brand] as number
    deck.mostLeft = Math.max(deck.mostLeft, left)
    if (2 * left > open) pressing = brand
  }
  return pressing
}
