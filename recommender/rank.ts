import type { Bitset } from './bitset.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { openSampler, type Taste } from './learning/posterior.ts'
import { type Random, randomFrom } from './random.ts'
import { type Candidates, hideRow, scoreCandidates } from './ranking/candidates.ts'
import { orderDeck } from './ranking/deck.ts'
import type { CatalogueFilter } from './ranking/filter.ts'
import { maximaOfDraw } from './ranking/group-maxima.ts'
import { choosePool } from './ranking/pool.ts'
import { refineScores } from './ranking/refine-scores.ts'
import { openShortlist } from './ranking/shortlist.ts'
import { longestWaiting, waitingDue } from './ranking/waiting.ts'

interface RankContext {
  readonly index: CatalogueIndex
  readonly taste: Taste
  readonly filter: CatalogueFilter
  /** Product numbers this user has swiped. */
  readonly seen: Bitset
  /** Product numbers to leave out for other reasons, such as those dealt on an earlier page. */
  readonly excluded: Bitset | null
  /** Product numbers of the cards shown before this page, the latest last; rules such as brand spread include them. */
  readonly shownBefore?: readonly number[]
  readonly nowMs: number
  /** Spread of the sampled taste as a share of the posterior's; 0 disables exploration. */
  readonly exploration: number
}

/** One sample of the taste, and the number of cards chosen with it. */
export interface Draw {
  readonly seed: number
  readonly take: number
}

export type RankRequest = RankContext & Draw

export interface Ranking {
  /** In display order; at most as many as requested. */
  readonly productNos: Int32Array
  /** Number of unseen products that pass the filter, whether or not they are on this page. */
  readonly candidateCount: number
}

/** Most cards before the next one that any rule considers; more entries in `shownBefore` have no effect. */
export const LOOK_BACK = 9

/** Ranks one page for one user; equal requests give equal orders. */
export function rank({ seed, take, ...context }: RankRequest): Ranking {
  return rankInTurn(context, [{ seed, take }])
}

/**
 * Ranks one page with several draws (at most `MOST_DRAWS`). Each chooses among the products that earlier draws left,
 * and the catalogue is read once for all of them.
 */
export function rankInTurn(context: RankContext, draws: readonly Draw[]): Ranking {
  const { index, taste, seen, excluded, exploration, nowMs, shownBefore = [] } = context
  if (taste.dimension !== index.dimension) {
    throw new RangeError(`Taste of ${taste.dimension} for a catalogue of ${index.dimension}`)
  }
  const columns = index.columns()
  const streams = draws.map(({ seed }) => randomFrom(seed))
  const weights = streams.map(openSampler(taste, exploration))
  const candidates = scoreCandidates({ ...context, weights })
  const candidateCount = candidates.count
  const cardsBefore = seen.count + (excluded?.count ?? 0)
  const waiting = waitingFor(context, draws, candidates, cardsBefore, streams[0])
  const shown = shownBefore.map(index.rowOf).filter((row) => row >= 0)
  const shownCount = shown.length
  draws.forEach(({ take }, at) => {
    const scores = candidates.scores[at] as Float32Array
    const firstCard = cardsBefore + shown.length - shownCount
    const cards = Math.max(0, Math.floor(take))
    const due = waiting
      .filter((row) => scores[row] !== Number.NEGATIVE_INFINITY)
      .subarray(0, waitingDue(firstCard + cards) - waitingDue(firstCard))
    const maxima = maximaOfDraw(columns, at, index.rows())
    const shortlist = openShortlist({ columns, scores, maxima }, cards)
    refineScores({ columns, scores, maxima, shortlist, weights: weights[at] as Float64Array, nowMs, take: cards })
    const pool = choosePool({ scores, shortlist, columns, count: candidates.count, take: cards, waiting: due })
    const laid = orderDeck({ pool, scores, columns, before: shown.slice(-LOOK_BACK), waiting: due, firstCard })
    for (const row of laid) shown.push(row)
    // After the last draw nothing is chosen, so nothing has to be hidden.
    if (at < draws.length - 1) for (const row of laid) hideRow(candidates, row)
  })
  const productNos = new Int32Array(shown.length - shownCount)
  for (let at = 0; at < productNos.length; at++) {
    productNos[at] = columns.productNos[shown[shownCount + at] as number] as number
  }
  return { productNos, candidateCount }
}

/** Rows of the waiting products that are due on this page, in order. */
function waitingFor(
  { index, nowMs }: RankContext,
  draws: readonly Draw[],
  { scores: [scores] }: Candidates,
  cardsBefore: number,
  random: Random | undefined,
): Int32Array {
  if (scores === undefined || random === undefined) return new Int32Array(0)
  const cards = draws.reduce((sum, { take }) => sum + Math.max(0, Math.floor(take)), 0)
  const wanted = waitingDue(cardsBefore + cards) - waitingDue(cardsBefore)
  return longestWaiting({ index, scores, wanted, nowMs, random })
}
