import type { Bitset } from './bitset.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { openDrawing, type Taste } from './learning/posterior.ts'
import { type Random, randomFrom } from './random.ts'
import { type Candidates, hideRow, scoreCandidates } from './ranking/candidates.ts'
import { orderDeck } from './ranking/deck.ts'
import type { CatalogueFilter } from './ranking/filter.ts'
import { maximaOfDraw } from './ranking/group-maxima.ts'
import { choosePool } from './ranking/pool.ts'
import { refineScores } from './ranking/refine-scores.ts'
import { openShortlist } from './ranking/shortlist.ts'
import { longestWaiting, waitingDue } from './ranking/waiting.ts'

interface Circumstances {
  readonly index: CatalogueIndex
  readonly taste: Taste
  readonly filter: CatalogueFilter
  /** Product numbers this person has swiped. */
  readonly seen: Bitset
  /** Product numbers to leave out for another reason, such as those delivered on an earlier page. */
  readonly excluded: Bitset | null
  /** Product numbers of the cards shown just before, the latest last: the page continues after them without repeating. */
  readonly shownBefore?: readonly number[]
  readonly nowMs: number
  /** How far a page may stray from what is known, as a share of the uncertainty; 0 never explores. */
  readonly exploration: number
}

/** One guess at the taste, and how many cards it chooses. */
export interface Draw {
  readonly seed: number
  readonly take: number
}

export type RankRequest = Circumstances & Draw

export interface Ranking {
  /** In the order they should be shown; at most as many as were asked for. */
  readonly productNos: Int32Array
  /** How many products passed the filter and were not seen, shown here or not. */
  readonly candidateCount: number
}

/** The longest look back of any rule: 10 cards, the next one included. More in `shownBefore` changes nothing. */
export const LOOK_BACK = 9

/** Orders one page for one person: same request, same order. */
export function rank({ seed, take, ...circumstances }: RankRequest): Ranking {
  return rankInTurn(circumstances, [{ seed, take }])
}

/**
 * Orders one page out of several draws (at most `MOST_DRAWS`) in turn: each chooses among what those before it left.
 * The catalogue is read once for all of them.
 */
export function rankInTurn(circumstances: Circumstances, draws: readonly Draw[]): Ranking {
  const { index, taste, seen, excluded, exploration, nowMs, shownBefore = [] } = circumstances
  if (taste.dimension !== index.dimension) {
    throw new RangeError(`Taste of ${taste.dimension} for a catalogue of ${index.dimension}`)
  }
  const columns = index.columns()
  const dice = draws.map(({ seed }) => randomFrom(seed))
  const weights = dice.map(openDrawing(taste, exploration))
  const candidates = scoreCandidates({ ...circumstances, weights })
  const candidateCount = candidates.count
  const cardsBefore = seen.count + (excluded?.count ?? 0)
  const waiting = waitingFor(circumstances, draws, candidates, cardsBefore, dice[0])
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
    // No choice follows the last draw.
    if (at < draws.length - 1) for (const row of laid) hideRow(candidates, row)
  })
  const productNos = new Int32Array(shown.length - shownCount)
  for (let at = 0; at < productNos.length; at++) {
    productNos[at] = columns.productNos[shown[shownCount + at] as number] as number
  }
  return { productNos, candidateCount }
}

/** Rows of the waiting products to which the cards due on this page go, in turn. */
function waitingFor(
  { index, nowMs }: Circumstances,
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
