/**
 * Coats in a shop (Schnabel et al. 2016): trained on the coats that users chose to rate, tested on randomly picked ones, by
 * the server's own training. Nothing was chosen on these data.
 */
import { type Coat, only, readCoat } from './coat/data.ts'
import { type Expectation, factorise, inversePropensities } from './coat/factorisation.ts'
import { type Measures, measure } from './coat/measures.ts'
import { servedScores } from './coat/served.ts'
import type { EvalRow } from './eval-row.ts'

/** Outside of this repository. */
export const COAT_FOLDER = new URL('../../../shared/data/recsys/coat/', import.meta.url)
const NOTEBOOK =
  'RyanWangZf/CVIB-Rec (code of Wang et al., NeurIPS 2020), experiment_coat.ipynb at 6b5ce274, best of MF, IPS, SNIPS, DR, outputs 4 to 7'

export const method = `Coats in a shop (Schnabel et al. 2016), 300 coats: trained on ratings of coats that users chose, evaluated on coats picked at
random. Every coat is a product with its kind and place as tags and its colour; \`trainModel\` learns from all ratings, and every
user's taste is learned rating by rating, as the server does. Nothing was chosen on these data; the shop knows no features of
users, so they are not used. AUC is over all test ratings together, NDCG@5 the mean over users among their 16 test coats. The published
figures are of models without features, so the same baselines were also run again on the same data (three seeds).`

/** Rows for docs/evaluation.md; none when the data are absent. */
export async function evaluate(): Promise<readonly EvalRow[]> {
  const coat = readCoat(COAT_FOLDER)
  if (coat === null) return []
  const [from3, from4] = [3, 4].map((likeFrom) => judge(coat, likesOf(coat, likeFrom), likeFrom))
  if (!from3 || !from4) return []
  const again = baselinesAgain(coat, 3)
  const row = (metric: string, ours: number, note: string, target: number | null = null): EvalRow => ({
    dataset: 'coat',
    metric,
    ours,
    published: null,
    target,
    note,
  })
  const spread = '20 % of the coats hidden from training, in turn'
  return [
    {
      ...row('AUC, like from 3', from3.all.auc, again.auc, 0.7028),
      published: { value: 0.7028, source: `${NOTEBOOK}: 0.703, 0.684, 0.688, 0.681; their own CVIB 0.719, output 3` },
    },
    {
      ...row('NDCG@5, like from 3', from3.all.ndcgAt5, `1 for who likes nothing, as theirs; ${again.ndcgAt5}`, 0.6098),
      published: { value: 0.6098, source: `${NOTEBOOK}: 0.592, 0.597, 0.610, 0.606; their own CVIB 0.652, output 3` },
    },
    row('AUC, like from 4', from4.all.auc, 'all test ratings together'),
    row('NDCG@5, like from 4', from4.all.ndcgAt5WithLikes, 'over users who like at least one test coat'),
    row('AUC of unknown coats, like from 4', from4.coats.auc, spread, 0.65),
    row('AUC of unknown coats, like from 3', from3.coats.auc, spread),
  ]
}

interface Judged {
  readonly all: Measures
  /** Each coat's scores by a model without that coat's ratings. */
  readonly coats: Measures
}

function judge(coat: Coat, likes: Float64Array, likeFrom: number): Judged {
  const { train, test } = coat
  return {
    all: measure(servedScores(coat, train, likes), test, likeFrom),
    coats: measure(unknownScores(coat, likes), test, likeFrom),
  }
}

/** Scores of the test ratings; those of every fifth coat by a model without its ratings. */
function unknownScores(coat: Coat, likes: Float64Array): Float64Array {
  const { train, test } = coat
  const scores = new Float64Array(test.ratings.length)
  for (let fold = 0; fold < 5; fold++) {
    const isKnown = (at: number): boolean => (train.items[at] ?? 0) % 5 !== fold
    const known = likes.filter((_, at) => isKnown(at))
    const found = servedScores(coat, only(train, isKnown), known)
    test.items.forEach((item, at) => {
      if (item % 5 === fold) scores[at] = found[at] ?? 0
    })
  }
  return scores
}

/** The published baselines, repeated on the same data: means of three seeds, as text for a note. */
function baselinesAgain(coat: Coat, likeFrom: number): Record<'auc' | 'ndcgAt5', string> {
  const liked = Uint8Array.from(likesOf(coat, likeFrom))
  const sizes = { users: coat.userCount, items: coat.coats.length }
  // As in the published comparison, the baselines estimate propensities from a twentieth of the test ratings.
  const few = coat.test.ratings.filter((_, at) => at % 20 === 0)
  const byChance = Uint8Array.from(few, (rating) => (rating >= likeFrom ? 1 : 0))
  const inverse = inversePropensities(liked, byChance, sizes.users * sizes.items)
  const even = new Float64Array(liked.length).fill(1)
  const measured = [
    { name: 'MF', weights: even, isNormalised: false },
    { name: 'IPS', weights: inverse, isNormalised: false },
    { name: 'SNIPS', weights: inverse, isNormalised: true },
  ].map(({ name, ...weighting }) => {
    const seeds = [1, 2, 3].map((seed) =>
      measure(scoresOf(coat, factorise(coat.train, liked, weighting, sizes, seed)), coat.test, likeFrom),
    )
    const mean = (of: (measures: Measures) => number): string =>
      (seeds.reduce((sum, measures) => sum + of(measures), 0) / seeds.length).toFixed(3)
    return { auc: `${name} ${mean(({ auc }) => auc)}`, ndcgAt5: `${name} ${mean(({ ndcgAt5 }) => ndcgAt5)}` }
  })
  const listed = (of: 'auc' | 'ndcgAt5'): string => `same data: ${measured.map((one) => one[of]).join(', ')}`
  return { auc: listed('auc'), ndcgAt5: listed('ndcgAt5') }
}

function likesOf({ train }: Coat, likeFrom: number): Float64Array {
  return train.ratings.map((rating) => (rating >= likeFrom ? 1 : 0))
}

function scoresOf({ test }: Coat, expectation: Expectation): Float64Array {
  return Float64Array.from(test.users, (user, at) => expectation(user, test.items[at] ?? 0))
}
