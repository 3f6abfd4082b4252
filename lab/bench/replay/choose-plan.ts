import { replay } from './cold-start.ts'
import type { History, Ratings } from './ml-100k.ts'
import { type TrainedPlan, trainedModel } from './train.ts'

/**
 * The plan under which new users are learned fastest, chosen on a held-out part of these users. Call it with the training
 * users of a fold only, so that test users have no influence.
 */
export function choosePlan(
  ratings: Ratings,
  users: readonly History[],
  plans: readonly TrainedPlan[],
  fewestRatings: number,
): TrainedPlan {
  const split = { fewestRatings, mostRatings: Number.POSITIVE_INFINITY, folds: 4, playedFolds: 1 }
  const candidates = plans.map((plan) => ({
    name: 'plan',
    train: (all: Ratings, others: readonly History[]) => trainedModel(all, others, plan),
  }))
  const scores = replay({ ...ratings, histories: users }, candidates, split)
    .filter(({ name }) => name === 'plan')
    .map(({ shares }) => shares.reduce((sum, share) => sum + share, 0))
  const best = scores.indexOf(Math.max(...scores))
  const [first] = plans
  if (first === undefined) throw new RangeError('No plans to choose from')
  return plans[best] ?? first
}
