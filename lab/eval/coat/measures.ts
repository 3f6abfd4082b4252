import { areaUnderCurve } from '../../../recommender/learning/held-out.ts'
import { ndcg } from '../top-n.ts'
import type { CoatRatings } from './data.ts'

/** Ranking metrics. */
export interface Measures {
  /** Area under the curve over all test ratings together, as sklearn's roc_auc_score. */
  readonly auc: number
  /** Mean NDCG@5 over users; a user without likes counts as 1, as in the published baselines. */
  readonly ndcgAt5: number
  /** The same over users with at least one like. */
  readonly ndcgAt5WithLikes: number
}

/** A rating of `likeFrom` or more is a like. */
export function measure(scores: Float64Array, { users, ratings }: CoatRatings, likeFrom: number): Measures {
  const liked = Uint8Array.from(ratings, (rating) => (rating >= likeFrom ? 1 : 0))
  const byPerson = Map.groupBy(users.keys(), (at) => users[at] ?? 0)
  const gains = [...byPerson.values()].map((places) => ndcgAt5(places, scores, liked))
  const known = gains.filter((gain) => gain !== null)
  return {
    auc: areaUnderCurve(scores, liked),
    ndcgAt5: (sum(known) + gains.length - known.length) / gains.length,
    ndcgAt5WithLikes: sum(known) / known.length,
  }
}

/** Null for a user without likes. Equal scores keep the order of the file. */
function ndcgAt5(places: readonly number[], scores: Float64Array, liked: Uint8Array): number | null {
  const wanted = new Set(places.filter((at) => liked[at] === 1))
  if (wanted.size === 0) return null
  const order = places.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  return ndcg(order.slice(0, 5), wanted)
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
