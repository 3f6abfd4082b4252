import { addBit, type Bitset, bitsetOf, hasBit } from '#recommender/bitset.ts'
import { LOOK_BACK, type RankRequest, rankInTurn } from '#recommender/rank.ts'

/** Below this many swipes a user is unknown: one draw of the taste would fill the page with one kind of product. */
export const KNOWN_AFTER = 20
/** Cards per draw for unknown users, and the number of cards that are chosen in this way. */
const CARDS_A_GUESS = 5
const GUESSED_CARDS = 20
/**
 * Exploration, as a share of the uncertainty. A page is drawn once for many swipes, so it explores less than Recommender 5
 * demands for single cards: at 0.4 one deck in ten did not show what ten likes had taught. For known users 0.2 lost a
 * tenth of the likes (lab/bench/personas.ts), and new products have reserved cards anyway.
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
