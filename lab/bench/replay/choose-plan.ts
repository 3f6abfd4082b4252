import { replay } from './cold-start.ts'
import type { History, Ratings } from './ml-100k.ts'
import { type TrainedPlan, trainedModel } from './train.ts'

/**
 * The plan under which strangers among these people are learned fastest. The people are split once more for it, so
 * nobody who is tested later has a say: call it with the training people of a fold only.
 */
export function choosePlan(
  ratings: Ratings,
  people: readonly History[],
  plans: readonly TrainedPlan[],
  fewestRatings: number,
): TrainedPlan {
  const split = { fewestRatings, mostRatings: Number.POSITIVE_INFINITY, folds: 4, playedFolds: 1 }
  const contestants = plans.map((plan) => ({
    name: 'plan',
    train: (all: Ratings, others: readonly History[]) => trainedModel(all, others, plan),
  }))
  const worths = replay({ ...ratings, histories: people }, contestants, split)
    .filter(({ name }) => name === 'plan')
    .map(({ shares }) => shares.reduce((sum, share) => sum + share, 0))
  const best = worths.indexOf(Math.max(...worths))
  const [first] = plans
  if (first === undefined) throw new RangeError('No plans to choose from')
  return plans[best] ?? first
}
