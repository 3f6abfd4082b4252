import { addItemScores, fitItemModel, type ItemModelPlan } from '../algorithms/item-model.ts'
import type { Likes } from '../algorithms/likes.ts'
import { addLikesScores, type LikesPlan, trainOnLikes } from '../algorithms/likes-model.ts'
import type { LikesDataset } from './likes-dataset.ts'
import { ndcg, recall, topOf } from './top-n.ts'

/** Adds a model's scores for this user, times a factor, to `scores` (one per product). */
export type Scorer = (user: number, liked: Int32Array, scores: Float64Array, factor: number) => void

/** Models whose scores are added up, each with its factor. */
export type Blend = readonly { readonly scorer: Scorer; readonly factor: number }[]

export interface ListFigures {
  readonly recall: number
  readonly ndcg: number
}

export function itemScorer(known: Likes, plan: ItemModelPlan): Scorer {
  const model = fitItemModel(known, plan)
  return (_, liked, scores, factor) => addItemScores(model, liked, scores, factor)
}

export function likesScorer(known: Likes, plan: LikesPlan): Scorer {
  const model = trainOnLikes(known, plan)
  return (user, _, scores, factor) => addLikesScores(model, user, scores, factor)
}

/**
 * Mean recall and NDCG over all users; each list holds the `take` best products that are not among the known ones. Users
 * without hidden products count as 0, as in the published figures; the test part has none.
 */
export function evaluateLists(split: LikesDataset, blend: Blend, take: number): ListFigures {
  const { known, hidden } = split
  const scores = new Float64Array(known.productCount)
  const total = { recall: 0, ndcg: 0 }
  hidden.forEach((wanted, user) => {
    const liked = known.products.subarray(known.starts[user], known.starts[user + 1])
    scores.fill(0)
    for (const { scorer, factor } of blend) scorer(user, liked, scores, factor)
    const list = topOf(scores, new Set(liked), take)
    total.recall += recall(list, wanted)
    total.ndcg += ndcg(list, wanted)
  })
  return { recall: total.recall / hidden.length, ndcg: total.ndcg / hidden.length }
}
