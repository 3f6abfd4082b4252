/** Cold-start replay on MovieLens 100K; protocol and choice of the plan as in lab/bench/replay.ts. */

import { READINGS, type Result, replay } from '../bench/replay/cold-start.ts'
import { readRatings } from '../bench/replay/ml-100k.ts'
import { candidates, PROTOCOL, RATINGS_FOLDER } from '../bench/replay.ts'
import type { EvalRow } from './eval-row.ts'

/** Recommender 10: share of the way from random to oracle at each reading. */
const TARGETS = [0.45, 0.5, 0.52, 0.5] as const

export const method = `Cold-start replay: users with at least 150 ratings in five folds, the others train; the deck picks among the films
that a user rated, a rating of 4 or 5 being a like, and learns after each. The plan is chosen within each fold, on a quarter of its
training users, who are treated as new for it; tested users have no influence. The way is (ours − random) / (oracle − random)
of the like rate over all swipes so far; the note gives these rates. No source is known for the neighbourhood library that the
design compares with, so nothing is printed as published.`

/** Rows for docs/evaluation.md; none when the data are absent. */
export async function evaluate(): Promise<readonly EvalRow[]> {
  const ratings = readRatings(RATINGS_FOLDER)
  if (ratings === null) return []
  const results = replay(ratings, [candidates.chosen], PROTOCOL)
  const [random, popular, ours, oracle] = results
  return READINGS.map((reading, at) => ({
    dataset: 'ml-100k',
    metric: `way from random to oracle after ${reading} swipes`,
    ours: ours?.shares[at] ?? Number.NaN,
    published: null,
    target: TARGETS[at] ?? null,
    note: `most popular ${(popular?.shares[at] ?? Number.NaN).toFixed(3)}; like rate ${rate(ours, at)}, most popular ${rate(popular, at)}, random ${rate(random, at)}, oracle ${rate(oracle, at)}`,
  }))
}

const rate = (result: Result | undefined, at: number): string => (result?.likeRates[at] ?? Number.NaN).toFixed(3)
