import { addBit, type Bitset, bitsetOf, hasBit } from '#recommender/bitset.ts'
import { lookBack, type RankRequest, rank } from '#recommender/rank.ts'

/** Below this many swipes a person is unknown: one guess at the taste would fill the whole page with one kind of thing. */
const KNOWN_AFTER = 20
/** Cards from each guess, as many guesses as it takes to fill the beginning of the deck. */
const CARDS_A_GUESS = 5
const GUESSED_CARDS = 20
/**
 * How far a page strays from what is known. A page is drawn once and swiped for long, so it strays less than
 * recommender.md says for one card at a time: at 0.4 one deck in ten hid what ten likes had just taught.
 */
const EXPLORATION = 0.2

export type DealRequest = Omit<RankRequest, 'seed' | 'exploration' | 'excluded' | 'take' | 'shownBefore'> & {
  /** Dealt already; not dealt again. */
  readonly dealt: Iterable<number>
  /** Cards that come first. */
  readonly top: readonly number[]
  /** Cards in all. */
  readonly limit: number
  /** A fresh random number each time it is asked. */
  readonly nextSeed: () => number
}

/** Product numbers in the order in which they are to be shown. */
export function dealOrder({ dealt, top, limit, nextSeed, ...request }: DealRequest): number[] {
  const excluded = bitsetOf(dealt)
  const order: number[] = [...top]
  for (const no of top) addBit(excluded, no)
  const draw = (cards: number): boolean => {
    // What lies before is told, so that brands keep their distance where two guesses meet.
    const shownBefore = order.slice(-lookBack)
    const guess = { exploration: EXPLORATION, seed: nextSeed(), take: cards }
    const drawn = rank({ ...request, ...guess, excluded, shownBefore }).productNos
    for (const no of drawn) addBit(excluded, no)
    order.push(...drawn)
    return drawn.length === cards
  }
  if (request.taste.swipes < KNOWN_AFTER) {
    while (order.length + CARDS_A_GUESS <= Math.min(GUESSED_CARDS, limit)) if (!draw(CARDS_A_GUESS)) return order
  }
  if (order.length < limit) draw(limit - order.length)
  return order
}

/** The first few cards of the last deal that may still be shown: a reload and a second device begin with the same. */
export function topCards(
  dealt: Iterable<number>,
  most: number,
  seen: Bitset,
  mayShow: (no: number) => boolean,
): number[] {
  const top: number[] = []
  for (const no of dealt) {
    if (top.length >= most) break
    if (!hasBit(seen, no) && mayShow(no)) top.push(no)
  }
  return top
}
