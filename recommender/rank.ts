import type { Bitset } from './bitset.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { drawWeights, type Taste } from './learning/posterior.ts'
import { randomFrom } from './random.ts'
import { type CatalogueFilter, scoreCandidates } from './ranking/candidates.ts'
import { layDeck } from './ranking/deck.ts'
import { choosePool } from './ranking/pool.ts'

export interface RankRequest {
  readonly index: CatalogueIndex
  readonly taste: Taste
  readonly filter: CatalogueFilter
  /** Product numbers this person has swiped. */
  readonly seen: Bitset
  /** Product numbers to leave out for another reason, such as those delivered on an earlier page. */
  readonly excluded: Bitset | null
  /** Product numbers of the cards shown just before, the latest last: the page goes on from them without repeating. */
  readonly shownBefore?: readonly number[]
  readonly take: number
  readonly seed: number
  readonly nowMs: number
  /** How far a page may stray from what is known, as a share of the uncertainty; 0 never explores. */
  readonly exploration?: number
}

export interface Ranking {
  /** In the order they should be shown; at most `take`. */
  readonly productNos: Int32Array
  /** How many products passed the filter and were not seen, shown here or not. */
  readonly candidateCount: number
}

/**
 * The design names α of 0.3 to 0.6. Measured (bench/personas.ts, people who swipe up to 100 cards of the demo), 0.4
 * costs 2 to 4 points of like rate and 0.1 less than 1; products get their first swipes from the quota anyway.
 */
const usualExploration = 0.1

/** The longest look back of any rule: 10 cards, the next one included. More in `shownBefore` changes nothing. */
export const lookBack = 9

/** Orders one page for one person: same request, same order. */
export function rank(request: RankRequest): Ranking {
  const { index, taste } = request
  if (taste.dimension !== index.dimension) {
    throw new RangeError(`Taste of ${taste.dimension} for a catalogue of ${index.dimension}`)
  }
  const weights = drawWeights(taste, request.exploration ?? usualExploration, randomFrom(request.seed))
  const candidates = scoreCandidates({ ...request, weights })
  const columns = index.columns()
  const pool = choosePool(candidates, columns, Math.max(0, Math.floor(request.take)))
  const before = (request.shownBefore ?? []).map(index.rowOf).filter((row) => row >= 0)
  const rows = layDeck(pool, candidates, columns, index.dimension, before.slice(-lookBack))
  return {
    productNos: rows.map((row) => columns.productNos[row] as number),
    candidateCount: candidates.count,
  }
}
