/**
 * Cold-start replay: how fast does the deck learn a person it has never seen? Run: node bench/replay.ts
 * Data: MovieLens 100K (GroupLens; Harper and Konstan 2015), for evaluation only, not part of this repository.
 *
 * Numbers of the plan were chosen with `--tune`: people with 100 to 149 ratings, who are never tested, play the unknown
 * ones there. Factors 4 to 16, pulls 1 to 64 and exploration 0 to 0.4 were tried; only the pulls and no exploration
 * made a difference beyond noise (about 1 point).
 */
import { usualPlan } from '#recommender/learning/als.ts'
import { type Contestant, type ReplayPlan, readings, replay } from './replay/cold-start.ts'
import { readRatings } from './replay/ml-100k.ts'
import { contentModel, fittedContentModel, trainedModel } from './replay/train.ts'

export const contestants = {
  content: { name: 'content, prior by hand', train: contentModel },
  fitted: { name: 'content, prior fitted', train: fittedContentModel },
  trained: {
    name: 'content and factors',
    train: (ratings, people) => trainedModel(ratings, people, { ...usualPlan, factors: 4 }),
  },
} as const satisfies Record<string, Contestant>

export const protocol: ReplayPlan = {
  fewestRatings: 150,
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
