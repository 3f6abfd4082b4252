/**
 * Cold-start replay: how fast does the deck learn the taste of a new user? Run: node lab/bench/replay.ts [--sparse]
 * Data: MovieLens 100K (GroupLens; Harper and Konstan 2015), for evaluation only, not part of this repository.
 *
 * The deck is trained by `trainModel` and dealt by `dealOrder`, as the server does; what differs from shop to shop is chosen
 * in `trainModel` by training users who are held out, so tested users have no influence. The numbers of the peers were
 * chosen by `--tune` on users with 100 to 149 ratings, who are never tested, for each protocol.
 */
import { READINGS, type ReplayPlan, replay } from './replay/cold-start.ts'
import { type Ratings, readRatings } from './replay/ml-100k.ts'
import { deck, deckWithNew, ease, ials, mostPopular, scoreAlone } from './replay/players.ts'

const ITEM_PLAN = { penalty: 100, hiddenShare: 0, userBalance: 0 }
const LIKES_PLAN = { factors: 32, sweeps: 8, unknownWeight: 0.1, penalty: 0.02, penaltyGrowth: 1, seed: 1 }

export const candidates = {
  popular: mostPopular,
  ease: ease(ITEM_PLAN),
  ials: ials(LIKES_PLAN),
  deck,
  scoreAlone,
  deckWithNew,
} as const

/** As `candidates`, with the numbers of the peers that were best in the sparse protocol. */
export const sparseCandidates = {
  ...candidates,
  ease: ease({ ...ITEM_PLAN, penalty: 200 }),
  ials: ials({ ...LIKES_PLAN, unknownWeight: 0.3, penalty: 0.08 }),
} as const

export const PROTOCOL: ReplayPlan = {
  fewestRatings: 150,
  folds: 5,
  playedFolds: 5,
  mostRatingsAFilm: Number.POSITIVE_INFINITY,
}
/** Training users keep ten ratings of a film. */
export const SPARSE: ReplayPlan = { ...PROTOCOL, mostRatingsAFilm: 10 }

/** Outside of this repository. */
export const RATINGS_FOLDER = new URL('../../../shared/data/recsys/ml-100k/', import.meta.url)

if (import.meta.main) {
  if (process.argv.includes('--tune')) tune()
  else await run(process.argv.includes('--sparse') ? SPARSE : PROTOCOL)
}

/** Prints the table, or one sentence when the data are missing. */
export async function run(plan: ReplayPlan = PROTOCOL): Promise<void> {
  const ratings = readRatings(RATINGS_FOLDER)
  if (ratings === null) {
    console.log('Cold-start replay skipped: ../shared/data/recsys/ml-100k is not there.')
    return
  }
  console.log(`Like rate after ${READINGS.join(', ')} swipes, and share of the way from random to oracle`)
  const { FOLDS } = process.env
  const players = Object.values(plan === SPARSE ? sparseCandidates : candidates)
  print(replay(ratings, players, FOLDS ? { ...plan, playedFolds: Number(FOLDS) } : plan))
}

/** Compares numbers for the peers on users who are never tested, in the dense and in the sparse protocol. */
function tune(): void {
  const all = readRatings(RATINGS_FOLDER)
  if (all === null) return
  const ratings: Ratings = { ...all, histories: all.histories.filter(({ products }) => products.length < 150) }
  const named = <C extends { name: string }>(candidate: C, name: unknown): C => ({
    ...candidate,
    name: `${candidate.name} ${JSON.stringify(name)}`,
  })
  const peers = [
    ...[2, 5, 20, 50, 100, 200, 500].map((penalty) => named(ease({ ...ITEM_PLAN, penalty }), { penalty })),
    ...[0.03, 0.1, 0.3].flatMap((unknownWeight) =>
      [0.005, 0.02, 0.08].map((penalty) =>
        named(ials({ ...LIKES_PLAN, unknownWeight, penalty }), { unknownWeight, penalty }),
      ),
    ),
  ]
  for (const mostRatingsAFilm of [Number.POSITIVE_INFINITY, 10])
    print(replay(ratings, peers, { fewestRatings: 100, folds: 2, playedFolds: 1, mostRatingsAFilm }))
}

function print(results: ReturnType<typeof replay>): void {
  for (const { name, likeRates, shares } of results) {
    const rates = likeRates.map((rate) => rate.toFixed(3).padStart(7)).join('')
    const parts = shares.map((share) => `${(100 * share).toFixed(1)} %`.padStart(9)).join('')
    console.log(`  ${name.padEnd(52)}${rates}   ${parts}`)
  }
}
