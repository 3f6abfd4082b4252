/**
 * Cold-start replay: how fast does the deck learn the taste of a new user? Run: node lab/bench/replay.ts
 * Data: MovieLens 100K (GroupLens; Harper and Konstan 2015), for evaluation only, not part of this repository.
 *
 * Nothing is chosen on test users: within each fold the plan (factors and noiseFactor) is chosen among `PLANS` on a held-out
 * quarter of the fold's training users (lab/bench/replay/choose-plan.ts). The list of plans was chosen with `--tune` on
 * users with 100 to 149 ratings, who are never tested. Tried without effect beyond noise (half a point): more sweeps,
 * averaging several seeds, exploration, a start prior for few users.
 */
import { DEFAULT_PLAN } from '../../recommender/learning/als.ts'
import { choosePlan } from './replay/choose-plan.ts'
import { type Candidate, READINGS, type ReplayPlan, replay } from './replay/cold-start.ts'
import { readRatings } from './replay/ml-100k.ts'
import { contentModel, fittedContentModel, type TrainedPlan, trainedModel } from './replay/train.ts'

const FEWEST_RATINGS = 150

/** As many factors as the product has. */
const USUAL: TrainedPlan = { ...DEFAULT_PLAN, factors: 16, noiseFactor: 1 }
const PLANS: readonly TrainedPlan[] = [
  USUAL,
  { ...DEFAULT_PLAN, factors: 16, noiseFactor: 1.4 },
  { ...DEFAULT_PLAN, factors: 8, noiseFactor: 1.4 },
]

export const candidates = {
  content: { name: 'content, prior by hand', train: contentModel },
  fitted: { name: 'content, prior fitted', train: fittedContentModel },
  usual: {
    name: 'content and factors',
    train: (ratings, users) => trainedModel(ratings, users, USUAL),
  },
  chosen: {
    name: 'the same, plan chosen',
    train: (ratings, users) => trainedModel(ratings, users, choosePlan(ratings, users, PLANS, FEWEST_RATINGS)),
  },
} as const satisfies Record<string, Candidate>

export const PROTOCOL: ReplayPlan = {
  fewestRatings: FEWEST_RATINGS,
  mostRatings: Number.POSITIVE_INFINITY,
  folds: 5,
  playedFolds: 5,
}
const TUNING: ReplayPlan = { ...PROTOCOL, fewestRatings: 100, mostRatings: 150 }

/** Outside of this repository. */
export const RATINGS_FOLDER = new URL('../../../shared/data/recsys/ml-100k/', import.meta.url)

if (import.meta.main) await run(process.argv.includes('--tune') ? TUNING : PROTOCOL)

/** Prints the table, or one sentence when the data are missing. */
export async function run(plan: ReplayPlan = PROTOCOL): Promise<void> {
  const ratings = readRatings(RATINGS_FOLDER)
  if (ratings === null) {
    console.log('Cold-start replay skipped: ../shared/data/recsys/ml-100k is not there.')
    return
  }
  console.log(`Like rate after ${READINGS.join(', ')} swipes, and share of the way from random to oracle`)
  for (const { name, likeRates, shares } of replay(ratings, Object.values(candidates), plan)) {
    const rates = likeRates.map((rate) => rate.toFixed(3).padStart(7)).join('')
    const parts = shares.map((share) => `${(100 * share).toFixed(1)} %`.padStart(9)).join('')
    console.log(`  ${name.padEnd(24)}${rates}   ${parts}`)
  }
}
