/** Cold-start replay on MovieLens 100K; protocol as in lab/bench/replay.ts. */
import { READINGS, type Result, replay } from '../bench/replay/cold-start.ts'
import { readRatings } from '../bench/replay/ml-100k.ts'
import { deck, scoreAlone } from '../bench/replay/players.ts'
import { candidates, PROTOCOL, RATINGS_FOLDER, SPARSE, sparseCandidates } from '../bench/replay.ts'
import type { EvalRow } from './eval-row.ts'

/** Issue 22: share of the way from random to oracle at each reading. */
const TARGETS = [0.68, 0.635, 0.57, 0.51] as const

export const method = `Cold-start replay: users with at least 150 ratings in five folds, the others train; the deck picks among the films
that a user rated, a rating of 4 or 5 being a like. Everything is what the server does: \`contentVector\` describes a film (genres as
tags, the year in place of the price), \`trainModel\` trains and chooses its settings by held-out training users, and
\`dealOrder\` deals, asked again every five swipes with three cards kept, as by the app. "Its score alone" is the same model
without exploration, variety and waiting. The way is (ours − random) / (oracle − random) of the like rate over all swipes so far.
Every film is a brand of its own, and none counts as new; "few answers count as new" gives films with fewer than 100 answers the
cards that the deck reserves for new products, which costs likes and pays in what others learn. "Sparse": the training users keep ten
ratings of a film (fixed seed). The peers are EASE (Steck 2019) and iALS (Rendle et al. 2021) with a new user's likes folded in, and the films by their like rate, all in
the same run; ml-1m below shows that both peers reach published figures.`

/** Rows for docs/evaluation.md; none when the data are absent. */
export async function evaluate(): Promise<readonly EvalRow[]> {
  const ratings = readRatings(RATINGS_FOLDER)
  if (ratings === null) return []
  const dense = replay(ratings, Object.values(candidates), PROTOCOL)
  const { popular, ease, ials } = sparseCandidates
  const sparse = replay(ratings, [popular, ease, ials, deck, scoreAlone], SPARSE)
  return [
    ...rowsOf(dense, '', TARGETS),
    ...rowsOf(sparse, 'sparse, ', [better(sparse, 0), better(sparse, 1), null, null]),
  ]
}

function rowsOf(results: readonly Result[], name: string, targets: readonly (number | null)[]): EvalRow[] {
  const others = results.filter((result) => result.name !== deck.name && !['random', 'oracle'].includes(result.name))
  const ours = named(results, deck.name)
  return READINGS.map((reading, at) => ({
    dataset: 'ml-100k',
    metric: `${name}way from random to oracle after ${reading} swipes`,
    ours: ours?.shares[at] ?? Number.NaN,
    published: null,
    target: targets[at] ?? null,
    note: `${others.map((other) => `${other.name} ${share(other, at)}`).join(', ')}; like rate ${rate(ours, at)}, random ${rate(named(results, 'random'), at)}, oracle ${rate(named(results, 'oracle'), at)}`,
  }))
}

/** The better of the two peers that learn, at one reading. */
function better(results: readonly Result[], at: number): number {
  const peers = [candidates.ease.name, candidates.ials.name].map((name) => named(results, name)?.shares[at] ?? 0)
  return Math.max(...peers)
}

const named = (results: readonly Result[], name: string): Result | undefined =>
  results.find((result) => result.name === name)
const share = (result: Result | undefined, at: number): string => (result?.shares[at] ?? Number.NaN).toFixed(3)
const rate = (result: Result | undefined, at: number): string => (result?.likeRates[at] ?? Number.NaN).toFixed(3)
