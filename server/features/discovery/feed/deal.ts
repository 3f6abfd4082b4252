import { addBit, type Bitset, bitsetOf, hasBit } from '#recommender/bitset.ts'
import { LOOK_BACK, type RankRequest, rankInTurn } from '#recommender/rank.ts'

/** A user with fewer swipes counts as unknown: a single draw of the taste would fill the page with one kind of product. */
export const KNOWN_AFTER = 20
/** Unknown users get a new draw of the taste every 10 cards, for the first 20 cards. */
const CARDS_A_GUESS = 10
const GUESSED_CARDS = 20
/**
 * Spread of the draws, as a share of the taste's uncertainty. One draw serves many swipes, so it explores less than
 * Recommender 5 demands for single cards: at 0.4 one deck in ten did not reflect ten likes, and 0.2 instead of 0.1
 * followed fewer changes of mood. For known users 0.2 lost a tenth of the likes (lab/bench/personas.ts), and new products
 * have reserved cards anyway.
 */
const EXPLORATION = { unknown: 0.1, known: 0.05 } as const

export type DealRequest = Omit<RankRequest, 'seed' | 'exploration' | 'excluded' | 'take' | 'shownBefore'> & {
  /** Product numbers that were dealt already and are not dealt again. */
  readonly dealt: Iterable<number>
  /** Product numbers of the first cards. */
  readonly top: readonly number[]
  /** Product numbers of the last cards. */
  readonly last: readonly number[]
  /** Total number of cards. */
  readonly limit: number
  /** A new random number on every call. */
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

/**
 * The first cards of the last deal that may still be shown, so that a reload and a second device begin with the same
 * cards.
 */
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
