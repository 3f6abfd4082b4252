/**
 * Prints the result of each candidate by five-fold cross-validation of the training ratings: how the numbers of
 * coat/taste-model.ts were chosen. The test ratings are not used. Takes some minutes.
 * Run: node lab/eval/tune-coat.ts
 */
import { randomFrom } from '../../recommender/random.ts'
import { type Coat, only, readCoat } from './coat/data.ts'
import { type Measures, measure } from './coat/measures.ts'
import { learnTaste, type TastePlan, USUAL_TASTE } from './coat/taste-model.ts'
import { COAT_FOLDER } from './coat.ts'

const FOLDS = 5
const SEED = 5
const PENALTIES = [30, 100, 300, 1000]
const SPREADS = [0.02, 0.05, 0.1, 0.2]

if (import.meta.main) run()

function run(): void {
  const coat = readCoat(COAT_FOLDER)
  if (coat === null) {
    console.log('Skipped: ../shared/data/recsys/coat is not there.')
    return
  }
  console.log('AUC and NDCG@5 of hidden training ratings, like from 3, then like from 4')
  for (const featurePenalty of PENALTIES) {
    for (const spread of SPREADS) {
      const plan = { ...USUAL_TASTE, featurePenalty, spread }
      const figures = [3, 4].flatMap((likeFrom) => {
        const { auc, ndcgAt5 } = hiddenInTurn(coat, plan, likeFrom)
        return [auc, ndcgAt5]
      })
      console.log(`${figures.map((one) => one.toFixed(4)).join(' ')}  ${JSON.stringify({ featurePenalty, spread })}`)
    }
  }
}

/** Every training rating scored by a model that did not see it. */
function hiddenInTurn({ train, users, items }: Coat, plan: TastePlan, likeFrom: number): Measures {
  const random = randomFrom(SEED)
  const folds = Array.from(train.ratings, () => Math.floor(FOLDS * random.uniform()))
  const likes = train.ratings.map((rating) => (rating >= likeFrom ? 1 : 0))
  const scores = new Float64Array(train.ratings.length)
  for (let fold = 0; fold < FOLDS; fold++) {
    const isShown = (at: number): boolean => folds[at] !== fold
    const shown = only(train, isShown)
    const expectation = learnTaste(
      shown,
      likes.filter((_, at) => isShown(at)),
      users,
      items,
      plan,
    )
    folds.forEach((of, at) => {
      if (of === fold) scores[at] = expectation(train.users[at] ?? 0, train.items[at] ?? 0)
    })
  }
  return measure(scores, train, likeFrom)
}
