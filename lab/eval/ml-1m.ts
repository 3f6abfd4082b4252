/** Recommends each user twenty unseen films, on the split of SimpleX and UltraGCN. Run: npm run eval -- ml-1m */

import type { ItemModelPlan } from '../algorithms/item-model.ts'
import type { LikesPlan } from '../algorithms/likes-model.ts'
import type { EvalRow } from './eval-row.ts'
import { readLikes } from './likes-dataset.ts'
import { evaluateLists, itemScorer, likesScorer } from './list-metrics.ts'

/** Outside of this repository. */
export const LIKES_FOLDER = new URL('../../../shared/data/recsys/ml-1m-m1/', import.meta.url)

/** Length of the lists. */
export const LIST_LENGTH = 20

/** All three were chosen by lab/eval/tune-ml-1m.ts. */
export const ITEM_PLAN: ItemModelPlan = { penalty: 10, hiddenShare: 0.3, userBalance: 0.8 }
export const LIKES_PLAN: LikesPlan = {
  factors: 64,
  sweeps: 5,
  unknownWeight: 0.15,
  penalty: 0.01,
  penaltyGrowth: 1,
  seed: 1,
}
export const LIKES_FACTOR = 0.5

const SIMPLEX = 'SimpleX, CIKM 2021: reczoo/RecZoo, matching/cf/SimpleX/README.md, "Results on Movielens-1M"'
const LIGHT_GCN =
  'LightGCN as measured for UltraGCN, CIKM 2021: reczoo/RecZoo, matching/gnn/UltraGCN/README.md, "Results on Movielens-1M"'

export const method = `MovieLens 1M, split of LCFN as used by UltraGCN and SimpleX (Movielens1M_m1 of reczoo): 6,022 users, 3,043 films,
796,244 known likes, 99,455 hidden ones. Each user gets 20 of all films that are not among the known likes. Recall@20 is hits over all hidden
films of a user, NDCG@20 is binary with the ideal list cut at 20, both averaged over all users: the same as in UltraGCN's
\`main.py\`. The authors' separate validation part is not used, neither for training nor for choosing numbers, as in the published runs.

Ours is the sum of two models that use likes only: an item model in closed form (EASE with the penalty of EDLAE,
\`lab/algorithms/item-model.ts\`) and ${LIKES_PLAN.factors} factors by alternating least squares (iALS,
\`lab/algorithms/likes-model.ts\`, factor ${LIKES_FACTOR}). All numbers were chosen
by \`lab/eval/tune-ml-1m.ts\` on a random ninth of every user's known likes, hidden for it (seed 11); the test part was not
used for it. The published runs stopped training by the test part itself (their logs name test.csv as validation), so their
figures are slightly too high. No higher published figure for this split was found; the split of NCF (Movielens1M_m2) is another one.
Both models are trained outside of serving: the item model needs about n³/2 multiplications for n films.

Checked on this split against public implementations, with the same numbers. EASE as listed in the paper, in NumPy 2 (penalty 500):
Recall@20 0.275912, NDCG@20 0.266034, ours the same to ten digits. iALS in implicit 0.7.3 (\`AlternatingLeastSquares\` without conjugate
gradients, 32 factors, 30 sweeps, alpha 7.67, regularisation 38.3; in our terms unknown weight 0.15, penalty 5, growth 0): 0.2592 and
0.2433, ours 0.2596 and 0.2438, with another seed 0.2590 and 0.2436.`

/** Empty when the data are absent. */
export async function evaluate(): Promise<readonly EvalRow[]> {
  const split = readLikes(LIKES_FOLDER)
  if (split === null) return []
  const item = { scorer: itemScorer(split.known, ITEM_PLAN), factor: 1 }
  const likes = { scorer: likesScorer(split.known, LIKES_PLAN), factor: LIKES_FACTOR }
  const both = evaluateLists(split, [item, likes], LIST_LENGTH)
  const itemAlone = evaluateLists(split, [item], LIST_LENGTH)
  const likesAlone = evaluateLists(split, [likes], LIST_LENGTH)
  const against = (metric: string, ours: number, value: number, source: string, isTarget: boolean): EvalRow => ({
    dataset: 'ml-1m-m1',
    metric,
    ours,
    published: { value, source },
    target: isTarget ? value : null,
  })
  return [
    against(`Recall@${LIST_LENGTH}, both models`, both.recall, 0.2802, SIMPLEX, true),
    against(`NDCG@${LIST_LENGTH}, both models`, both.ndcg, 0.267, SIMPLEX, true),
    against(`Recall@${LIST_LENGTH}, item model alone`, itemAlone.recall, 0.2802, SIMPLEX, false),
    against(`NDCG@${LIST_LENGTH}, item model alone`, itemAlone.ndcg, 0.267, SIMPLEX, false),
    against(`Recall@${LIST_LENGTH}, factors alone`, likesAlone.recall, 0.2576, LIGHT_GCN, false),
    against(`NDCG@${LIST_LENGTH}, factors alone`, likesAlone.ndcg, 0.2427, LIGHT_GCN, false),
  ]
}
