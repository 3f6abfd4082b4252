/**
 * Cold-start replay: how fast does the deck learn a person it has never seen? Run: node bench/replay.ts
 * Data: MovieLens 100K (GroupLens; Harper and Konstan 2015), for evaluation only, not part of this repository.
 *
 * Nothing is chosen on people who are tested: within each fold the plan (factors and doubt) is chosen among `plans`
 * on a quarter of the fold's training people, who then count as strangers (bench/replay/choose-plan.ts). The list itself
 * was made with `--tune`: people with 100 to 149 ratings, who are never tested, play the unknown ones there. Tried and
 * of no use beyond noise (half a point): more sweeps, several seeds together, exploration, a start prior for few people.
 */
import { usualPlan } from '#recommender/learning/als.ts'
import { choosePlan } from './replay/choose-plan.ts'
import { type Contestant, type ReplayPlan, readings, replay } from './replay/cold-start.ts'
import { readRatings } from './replay/ml-100k.ts'
import { contentModel, fittedContentModel, type TrainedPlan, trainedModel } from './replay/train.ts'

const fewestRatings = 150

/** As many factors as the product has. */
const usual: TrainedPlan = { ...usualPlan, factors: 16, doubt: 1 }
const plans: readonly TrainedPlan[] = [
  usual,
  { ...usualPlan, factors: 16, doubt: 1.4 },
  { ...usualPlan, factors: 8, doubt: 1.4 },
]

export const contestants = {
  content: { name: 'content, prior by hand', train: contentModel },
  fitted: { name: 'content, prior fitted', train: fittedContentModel },
  usual: {
    name: 'content and factors',
    train: (ratings, people) => trainedModel(ratings, people, usual),
  },
  chosen: {
    name: 'the same, plan chosen',
    train: (ratings, people) => trainedModel(ratings, people, choosePlan(ratings, people, plans, fewestRatings)),
  },
} as const satisfies Record<string, Contestant>

export const protocol: ReplayPlan = {
  fewestRatings,
  mostRatings: Number.POSITIVE_INFINITY,
  folds: 5,
  playedFolds: 5,
}
const tuning: ReplayPlan = { ...protocol, fewestRatings: 100, mostRatings: 150 }

/** Where the ratings lie beside this repository. */
export const ratingsFolder = new URL('../../shared/data/recsys/ml-100k/', import.meta.url)

if (import.meta.main) await run(process.argv.includes('--tune') ? tuning : protocol)

/** Prints the table, or one sentence when the data are absent. */
export async function run(plan: ReplayPlan = protocol): Promise<void> {
  const ratings = readRatings(ratingsFolder)
  if (ratings === null) {
    console.log('Cold-start replay skipped: ../shared/data/recsys/ml-100k is not there.')
    return
  }
  console.log(`Like rate after ${readings.join(', ')} swipes, and share of the way from random to oracle`)
  for (const { name, likeRates, shares } of replay(ratings, Object.values(contestants), plan)) {
    const rates = likeRates.map((rate) => rate.toFixed(3).padStart(7)).join('')
    const parts = shares.map((share) => `${(100 * share).toFixed(1)} %`.padStart(9)).join('')
    console.log(`  ${name.padEnd(24)}${rates}   ${parts}`)
  }
}
