/**
 * The guarantee that every product gets its first impressions: a fixed share of everybody's cards belongs to the new
 * products that have waited longest, whatever their score.
 */
import type { Columns } from '../columns.ts'
import type { Random } from '../random.ts'
import { scratchFor, topRows } from './top.ts'

/** Below this many swipes a product is new and has a quota (recommender.md, „Diversity"). */
export const newBelowImpressions = 100

/** One card in so many is of a product that has waited long. */
const waitingEvery = 20
/** Which of them; late enough that somebody's first cards are good ones. */
const waitingPlace = 12

/** People who ask in the same minute share so many of those who wait, else the first would get all their cards at once. */
const waitingWindow = 64

/** Fine enough to compare, and exact in a float32 for thirty years. */
const minuteMs = 60_000

/** How many cards of waiting products are due before the card of this number; a person's first card has number 0. */
export function waitingDue(card: number): number {
  return Math.floor((card + waitingEvery - 1 - waitingPlace) / waitingEvery)
}

/**
 * New products that this person may see, the longest waiting of them in an order drawn by chance; at most as many as
 * wanted. Waiting begins with the release.
 */
export function longestWaiting(
  scores: Float32Array,
  { impressions, releasesAtMs }: Columns,
  { wanted, nowMs, random }: { wanted: number; nowMs: number; random: Random },
): Int32Array {
  if (wanted <= 0) return new Int32Array(0)
  const waited = scratchFor(scores.length)
  for (let row = 0; row < scores.length; row++) {
    const waits =
      (impressions[row] as number) < newBelowImpressions && (scores[row] as number) > Number.NEGATIVE_INFINITY
    waited[row] = waits ? (nowMs - (releasesAtMs[row] as number)) / minuteMs : Number.NEGATIVE_INFINITY
  }
  return shuffled(topRows(waited, Math.max(waitingWindow, wanted)), random).slice(0, wanted)
}

function shuffled(rows: Int32Array, random: Random): Int32Array {
  for (let at = rows.length - 1; at > 0; at--) {
    const other = Math.floor(random.uniform() * (at + 1))
    const row = rows[at] as number
    rows[at] = rows[other] as number
    rows[other] = row
  }
  return rows
}
