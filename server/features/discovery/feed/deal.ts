import { addBit, type Bitset, bitsetOf, hasBit } from '#recommender/bitset.ts'
import { LOOK_BACK, type RankRequest, rankInTurn } from '#recommender/rank.ts'

/** Below this many swipes a person is unknown: one guess at the taste would fill the whole page with one kind of thing. */
export const KNOWN_AFTER = 20
/** Cards from each guess, as many guesses as it takes to fill the beginning of the deck. */
const CARDS_A_GUESS = 5
const GUESSED_CARDS = 20
/**
 * How far a page strays from what is known. A page is drawn once and swiped for long, so it strays less than
 * Recommender 5 says for one card at a time: at 0.4 one deck in ten hid what ten likes had just taught. Once a person
 * is known it strays hardly at all: at 0.2 people liked a tenth less of what followed (lab/bench/personas.ts), and new
 * products have their own places.
 */
const EXPLORATION = { unknown: 0.2, known: 0.05 } as const

export type DealRequest = Omit<RankRequest, 'seed' | 'exploration' | 'excluded' | 'take' | 'shownBefore'> & {
  /** Dealt already; not dealt again. */
  readonly dealt: Iterable<number>
  /** Cards that come first. */
  readonly top: readonly number[]
  /** Cards that come after all others. */
  readonly last: readonly number[]
  /** Cards in all. */
  readonly limit: number
  /** A fresh random number each time it is asked. */
  readonly nextSeed: () => number
}

/** Product numbers in the order in which they are to be shown. */
export function dealOrder({ dealt, top, last, limit, nextSeed, ...request }: DealRequest): number[] {
  const excluded = bitsetOf(dealt)
  const end = last.filter((no) => !hasBit(excluded, no))
  for (const no of [...top, ...end]) addBit(excluded, no)
  const takes: number[] = []
  let open = limit - top.length
  const isKnown = request.taste.swipes >= KNOWN_AFTER
  if (!isKnown) {
    const guessed = Math.min(GUESSED_CARDS - top.length, open)
    for (let cards = CARDS_A_GUESS; cards <= guessed; cards += CARDS_A_GUESS) takes.push(CARDS_A_GUESS)
    open -= takes.length * CARDS_A_GUESS
  }
  if (open > 0) takes.push(open)
  const draws = takes.map((take) => ({ take, seed: nextSeed() }))
  const shownBefore = top.slice(-LOOK_BACK)
  const exploration = isKnown ? EXPLORATION.known : EXPLORATION.unknown
  const drawn = rankInTurn({ ...request, exploration, excluded, shownBefore }, draws)
  return [...top, ...drawn.productNos, ...end].slice(0, limit)
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
