/**
 * Chooses the numbers of ml-1m.ts: evaluates each candidate on the known likes of MovieLens 1M, of which a random ninth
 * is hidden. Takes some minutes. Run: node lab/eval/tune-ml-1m.ts
 */

import type { ItemModelPlan } from '../algorithms/item-model.ts'
import { hideMore, type LikesDataset, readLikes } from './likes-dataset.ts'
import { type Blend, evaluateLists, itemScorer, likesScorer } from './list-metrics.ts'
import { ITEM_PLAN, LIKES_FACTOR, LIKES_FOLDER, LIKES_PLAN, LIST_LENGTH } from './ml-1m.ts'

/** The share of likes that the test part hides. */
const HIDDEN_SHARE = 0.111

if (import.meta.main) run()

function run(): void {
  const split = readLikes(LIKES_FOLDER)
  if (split === null) {
    console.log('Skipped: ../shared/data/recsys/ml-1m-m1 is not there.')
    return
  }
  const tuning = hideMore(split.known, HIDDEN_SHARE, 11)
  tuneItemModel(tuning)
  tuneLikesModel(tuning)
  tuneBlend(tuning)
}

function tuneItemModel(tuning: LikesDataset): void {
  const candidates: readonly (readonly [number, number, number])[] = [
    [300, 0, 0],
    [100, 0.3, 0],
    [300, 0.2, 0.5],
    [100, 0.3, 0.5],
    [30, 0, 0.5],
    [30, 0.3, 0.5],
    [10, 0.5, 0.5],
    [5, 0.5, 0.8],
    [10, 0.3, 0.8],
    [10, 0.3, 1],
  ]
  for (const [penalty, hidden, userBalance] of candidates) {
    const plan: ItemModelPlan = { penalty, hiddenShare: hidden, userBalance }
    print(tuning, `item model ${JSON.stringify(plan)}`, [{ scorer: itemScorer(tuning.known, plan), factor: 1 }])
  }
}

function tuneLikesModel(tuning: LikesDataset): void {
  const candidates: readonly (readonly [number, number])[] = [
    [0.1, 0.003],
    [0.15, 0.01],
    [0.2, 0.02],
    [0.3, 0.003],
    [0.3, 0.006],
    [0.3, 0.01],
    [1, 0.01],
  ]
  for (const [unknownWeight, penalty] of candidates) {
    const plan = { ...LIKES_PLAN, unknownWeight, penalty }
    print(tuning, `factors ${JSON.stringify({ unknownWeight, penalty })}`, [
      { scorer: likesScorer(tuning.known, plan), factor: 1 },
    ])
  }
}

function tuneBlend(tuning: LikesDataset): void {
  const item = { scorer: itemScorer(tuning.known, ITEM_PLAN), factor: 1 }
  const likes = likesScorer(tuning.known, LIKES_PLAN)
  for (const factor of [0.3, LIKES_FACTOR, 0.7, 1]) {
    print(tuning, `both, factors times ${factor}`, [item, { scorer: likes, factor }])
  }
}

function print(tuning: LikesDataset, name: string, blend: Blend): void {
  const figures = evaluateLists(tuning, blend, LIST_LENGTH)
  console.log(`${figures.recall.toFixed(4)} ${figures.ndcg.toFixed(4)}  ${name}`)
}
