/**
 * Lays the chosen products in the order a person swipes them: good ones first, neighbours unlike each other, brands
 * spread, new ones mixed in. Likeness is weighed for the first `MIXED_DEPTH` cards only; few people get further at once.
 */
import { ALL_TYPES } from '../catalogue-index.ts'
import { LIKENESS_WINDOW, likestOf, likestSoFar, noteLaid } from './likeness.ts'
import { BRAND_WINDOW, type Deck, type DeckRequest, leaveRing, MIXED_DEPTH, openDeck, type Ring } from './open-deck.ts'
import { waitingDue } from './waiting.ts'

/** Recommender 6: λ of MMR. */
export const RELEVANCE_WEIGHT = 0.7
/** What a card loses when all of the last cards have its product type. */
const TYPE_WEIGHT = 0.1
/** How far down the order a card may be fetched for being different. */
const LOOKAHEAD = 50
/** So many of one brand in any `BRAND_WINDOW` cards. */
export const BRAND_MOST = 2

/** What the next card must be, as numbers: thousands of places are asked, and a function for each wish is dear. */
interface Wish {
  /** The only brand it may be of; `NONE`: any. */
  readonly brand: number
  /** Its brand may be this often among the latest cards, and is not that of the last one. */
  readonly mostLately: number
  readonly mustBeNew: boolean
}

const NONE = -1
const OTHER: Wish = { brand: NONE, mostLately: BRAND_WINDOW, mustBeNew: false }
const RARE: Wish = { ...OTHER, mostLately: BRAND_MOST - 1 }
const RARE_AND_NEW: Wish = { ...RARE, mustBeNew: true }

/** The rows of the pool in the order they should be shown. */
export function layDeck(request: DeckRequest): Int32Array {
  const deck = openDeck(request)
  for (let card = 0; card < deck.shownBefore; card++) noteLaid(deck.likeness, deck.laid[card] as number)
  while (cardsLaid(deck) < deck.length) lay(deck, chooseNext(deck))
  const order = new Int32Array(deck.length)
  for (let at = 0; at < order.length; at++) order[at] = deck.rows[deck.laid[deck.shownBefore + at] as number] as number
  return order
}

function cardsLaid(deck: Deck): number {
  return deck.laidCount - deck.shownBefore
}

function lastBrandOf({ brands, laid, laidCount }: Deck): number {
  return laidCount === 0 ? NONE : (brands[laid[laidCount - 1] as number] as number)
}

/** Wishes in falling order of weight: each is tried until some place is as wished. */
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
 * The first waiting product that keeps brands as far apart as any card can, or `NONE`: it comes with a later card then.
 * Where there are so few brands that none is rare, or one alone, that must not keep it from its impressions.
 */
function waitingPlace(deck: Deck, only: number): number {
  const open = deck.waiting.filter((place) => deck.isLaid[place] === 0)
  const last = lastBrandOf(deck)
  for (const wish of only === NONE ? [RARE, OTHER] : [{ ...OTHER, brand: only }]) {
    const place = open.find((one) => isAdmitted(deck, one, last, wish))
    if (place !== undefined) return place
    if (firstAdmitted(deck, wish) !== NONE) return NONE
  }
  return open[0] ?? NONE
}

const find = (deck: Deck, wish: Wish): number =>
  cardsLaid(deck) < MIXED_DEPTH ? bestMixed(deck, wish) : firstAdmitted(deck, wish)

/** Where a wish is looked for. */
const ringFor = ({ open, openNew }: Deck, { mustBeNew }: Wish): Ring => (mustBeNew ? openNew : open)

const firstOf = ({ next, gate }: Ring): number => next[gate] as number

/** Whether a place of the wish's ring is as wished. */
function isAdmitted(deck: Deck, place: number, last: number, wish: Wish): boolean {
  const brand = deck.brands[place] as number
  return (
    brand !== last &&
    (deck.brandsLately[brand] as number) <= wish.mostLately &&
    (wish.brand === NONE || brand === wish.brand)
  )
}

function lay(deck: Deck, place: number): void {
  leaveRing(deck.open, place)
  if (deck.isNew[place] === 1) leaveRing(deck.openNew, place)
  deck.laid[deck.laidCount++] = place
  deck.isLaid[place] = 1
  noteLately(deck)
  if (cardsLaid(deck) < MIXED_DEPTH) noteLaid(deck.likeness, place)
  deck.newLeft -= deck.isNew[place] as number
  const brand = deck.brands[place] as number
  deck.brandsLeft[brand] = (deck.brandsLeft[brand] as number) - 1
}

function bestMixed(deck: Deck, wish: Wish): number {
  const { relevance, types, likeness } = deck
  const { next, gate } = ringFor(deck, wish)
  let best = NONE
  let bestValue = Number.NEGATIVE_INFINITY
  let weighed = 0
  const crowded = crowdingByType(deck)
  const last = lastBrandOf(deck)
  for (let place = next[gate] as number; place !== gate; place = next[place] as number) {
    const ceiling = RELEVANCE_WEIGHT * (relevance[place] as number)
    if (ceiling <= bestValue || weighed === LOOKAHEAD) break
    if (!isAdmitted(deck, place, last, wish)) continue
    weighed++
    const crowd = crowded[types[place] as number] as number
    // Comparing is dear: first as if the place were like none, then with what is known of its likeness, which only grows.
    if (ceiling - crowd <= bestValue) continue
    const atMost = ceiling - (1 - RELEVANCE_WEIGHT) * likestSoFar(likeness, place) - crowd
    if (atMost <= bestValue) continue
    const value = ceiling - (1 - RELEVANCE_WEIGHT) * likestOf(likeness, place) - crowd
    if (value > bestValue) {
      best = place
      bestValue = value
    }
  }
  return best
}

function firstAdmitted(deck: Deck, wish: Wish): number {
  const { next, gate } = ringFor(deck, wish)
  const last = lastBrandOf(deck)
  for (let place = next[gate] as number; place !== gate; place = next[place] as number) {
    if (isAdmitted(deck, place, last, wish)) return place
  }
  return NONE
}

/** By type, valid until asked for again. */
const crowding = new Float64Array(ALL_TYPES + 1)

/** What a card of each type loses for the latest cards of its type; never negative, so that the search can end early. */
function crowdingByType({ laid, laidCount, types }: Deck): Float64Array {
  crowding.fill(0)
  for (let at = Math.max(0, laidCount - LIKENESS_WINDOW); at < laidCount; at++) {
    const type = types[laid[at] as number] as number
    crowding[type] = (crowding[type] as number) + TYPE_WEIGHT / LIKENESS_WINDOW
  }
  return crowding
}

/** One card more and, when the window is full, one less. */
function noteLately({ brandsLately, brands, laid, laidCount }: Deck): void {
  const latest = brands[laid[laidCount - 1] as number] as number
  brandsLately[latest] = (brandsLately[latest] as number) + 1
  if (laidCount < BRAND_WINDOW) return
  const leaving = brands[laid[laidCount - BRAND_WINDOW] as number] as number
  brandsLately[leaving] = (brandsLately[leaving] as number) - 1
}

function owesNewcomer({ newLeft, laid, laidCount, isNew }: Deck): boolean {
  if (newLeft === 0 || laidCount < BRAND_WINDOW - 1) return false
  for (let at = laidCount - BRAND_WINDOW + 1; at < laidCount; at++) {
    if (isNew[laid[at] as number] === 1) return false
  }
  return true
}

function owesWaiting(deck: Deck): boolean {
  const { firstCard, waitingServed } = deck
  return waitingDue(firstCard + cardsLaid(deck) + 1) - waitingDue(firstCard) > waitingServed
}

/** A brand with more than half of the open places must be laid now, or it must later follow itself. */
function pressingBrand(deck: Deck): number {
  const { brandsLeft } = deck
  const open = deck.length - cardsLaid(deck)
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
