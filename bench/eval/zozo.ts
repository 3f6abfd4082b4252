/** Click rate of our policy in a fashion shop, judged by the shop's own logs. Run: npm run eval -- zozo */

import type { EvalRow } from './eval-row.ts'
import {
  bootstrapped,
  doublyRobust,
  type Estimator,
  effectiveSize,
  intervalOf,
  ips,
  type JudgedRow,
  logged,
  snips,
} from './off-policy.ts'
import { readShopLogs, type ShopLogs, type ShownRow } from './shop-log.ts'
import { expectedRate, learnShop, shopPolicy } from './shop-policy.ts'

const FOLDS = 10
const POLICY_DRAWS = 2000
const SAMPLES = 1000
const LEVEL = 0.95
const PUBLISHED = {
  value: 0.0067,
  source: 'BTS in the full log of 4,077,727 rows: Saito et al. 2021, Open Bandit Dataset and Pipeline, Table 1',
}

export const method = `Open Bandit Dataset, men's campaign, small version (Saito et al. 2021, arXiv 2008.07146): 34 products, three places,
10,000 rows shown uniformly at random and 10,000 shown by Bernoulli Thompson sampling (BTS). Our policy is the deck's own way
of choosing: one Gaussian posterior over the weights of a linear model (\`recommender/learning/posterior.ts\`) of the product,
the place and the visitor's earlier clicks, drawn anew for every choice. The spread is 1, plain Thompson sampling; the
deck's smaller one would leave fewer than half as many effective rows. Prior spreads were set once by hand as multiples of
the usual click rate; nothing was tuned. The visitor's features u0 to u3 stay out: the two files number their codes differently.

Cross-fitting: both logs are cut by time into ${FOLDS} parts, and every part is judged by a policy that learned from the other
parts only. "Random log" judges by the random rows alone, weighing each by our chance over 1/34. "Both logs" weighs each row of
both logs by our chance over the mean chance of the two logging policies, that of BTS being its share of the product in the
place over the whole log (it drifts within the week, so this assumes that taste does not). The random log was judged first and
proved too small to tell; judging by both was added afterwards, because it has more than twice the effective rows. IPS, SNIPS and DR as in \`bench/eval/off-policy.ts\`; ${100 * LEVEL} % percentile intervals from
${SAMPLES} bootstrap samples, each log sampled by itself (seed 1); they do not cover the chance in training. Target: the click rate
of BTS in this sample. Published: Table 1 of the paper as two public repositories quote it; the paper itself was not at hand.

What it says: by both logs our policy is likely above BTS, by the random log alone nothing can be told, and no interval over all
visitors excludes that BTS is as good. The whole lead comes from visitors who clicked one of the products before, whom BTS
treats like everybody else; for the others both do the same.`

type NamedEstimators = readonly (readonly [string, Estimator])[]

const FOR_ALL: NamedEstimators = [
  ['IPS', ips],
  ['SNIPS', snips],
  ['DR', doublyRobust],
]
/** A part of the visitors has no number of rows of its own to divide by. */
const FOR_PART: NamedEstimators = [['SNIPS', snips]]

interface ShopRow extends JudgedRow {
  /** Whether the visitor clicked any of the products before. */
  readonly isKnown: boolean
}

/** Two logs, the random one first. */
type Logs = readonly (readonly JudgedRow[])[]
type ShopRows = readonly (readonly ShopRow[])[]

/** Empty when the data are absent. */
export async function evaluate(): Promise<readonly EvalRow[]> {
  const logs = readShopLogs(new URL('../../../shared/data/recsys/zozo-obd-men/', import.meta.url))
  if (logs === null) return []
  const { alone, pooled } = judgeByParts(logs)
  const only = (isKnown: boolean): Logs => pooled.map((rows) => rows.filter((row) => row.isKnown === isKnown))
  return [
    ...rowsOf('both logs', pooled, (both) => both.flat()),
    ...rowsOf('both logs, visitors with earlier clicks', only(true), (both) => both.flat(), FOR_PART),
    ...rowsOf('both logs, visitors without', only(false), (both) => both.flat(), FOR_PART),
    ...rowsOf('random log', alone, ([random = []]) => random),
    loggedRow('logged BTS', alone, 1),
    loggedRow('logged random', alone, 0),
  ]
}

/** One row per estimator; every bootstrap sample is compared with the click rate of BTS in the same sample. */
function rowsOf(
  title: string,
  logs: Logs,
  pick: (logs: Logs) => readonly JudgedRow[],
  estimators: NamedEstimators = FOR_ALL,
): EvalRow[] {
  const judged = pick(logs)
  const bts = logs[1] ?? []
  const sampled = bootstrapped(
    logs,
    (sample) => [logged(sample[1] ?? []), ...estimators.map(([, estimate]) => estimate(pick(sample)))],
    SAMPLES,
    1,
  )
  return estimators.map(([name, estimate], at) => {
    const above = sampled.filter((values) => (values[at + 1] ?? 0) > (values[0] ?? 0)).length / SAMPLES
    const interval = intervalText(sampled.map((values) => values[at + 1] ?? 0))
    const size = `${Math.round(effectiveSize(judged))} effective of ${judged.length} rows`
    const rival = `above BTS (${logged(bts).toFixed(4)}) in ${(100 * above).toFixed(1)} % of samples`
    const row = rowOf(`click rate, ${title}, ${name}`, estimate(judged), `${interval}; ${rival}; ${size}`)
    return estimators === FOR_ALL ? { ...row, published: PUBLISHED, target: logged(bts) } : row
  })
}

function loggedRow(title: string, logs: Logs, log: number): EvalRow {
  const sampled = bootstrapped([logs[log] ?? []], ([only = []]) => logged(only), SAMPLES, 1)
  return rowOf(`click rate, ${title}`, logged(logs[log] ?? []), intervalText(sampled))
}

function rowOf(metric: string, ours: number, note: string): EvalRow {
  return { dataset: 'zozo-obd-men', metric, ours, published: null, target: null, note }
}

function intervalText(values: readonly number[]): string {
  const { low, high } = intervalOf(values, LEVEL)
  return `${100 * LEVEL} % interval ${low.toFixed(4)} to ${high.toFixed(4)}`
}

/** Every row of both logs, judged by the policy that learned from the other parts. */
function judgeByParts(logs: ShopLogs): { alone: ShopRows; pooled: ShopRows } {
  const { random, thompson, products } = logs
  const meanChance = meanChances(logs)
  const alone: ShopRow[][] = [[], []]
  const pooled: ShopRow[][] = [[], []]
  for (let fold = 0; fold < FOLDS; fold++) {
    const [ofRandom, ofThompson] = [random, thompson].map((rows) => cut(rows, fold))
    if (!ofRandom || !ofThompson) continue
    const model = learnShop([...ofRandom.others, ...ofThompson.others], products)
    const policy = shopPolicy(model, 1, POLICY_DRAWS, fold + 1)
    ;[ofRandom, ofThompson].forEach(({ part }, log) => {
      for (const row of part) {
        const chances = policy(row)
        const judged = {
          reward: row.clicked,
          isKnown: row.clickedBefore.length > 0,
          expectedShown: expectedRate(model, row, row.product),
          expected: chances.reduce((sum, chance, at) => sum + (chance && chance * expectedRate(model, row, at)), 0),
        }
        const chance = chances[row.product] ?? 0
        alone[log]?.push({ ...judged, weight: chance / row.chance })
        pooled[log]?.push({ ...judged, weight: chance / meanChance(row) })
      }
    })
  }
  return { alone, pooled }
}

function cut(rows: readonly ShownRow[], fold: number): { part: readonly ShownRow[]; others: readonly ShownRow[] } {
  const from = Math.round((fold * rows.length) / FOLDS)
  const to = Math.round(((fold + 1) * rows.length) / FOLDS)
  return { part: rows.slice(from, to), others: [...rows.slice(0, from), ...rows.slice(to)] }
}

/** Chance that a row of both logs together shows this product in this place. */
function meanChances({ random, thompson, products }: ShopLogs): (row: ShownRow) => number {
  const shown = new Map<number, number>()
  const places = new Map<number, number>()
  for (const { product, place } of thompson) {
    shown.set(place * products + product, (shown.get(place * products + product) ?? 0) + 1)
    places.set(place, (places.get(place) ?? 0) + 1)
  }
  const share = thompson.length / (random.length + thompson.length)
  return ({ product, place }) =>
    (1 - share) / products + (share * (shown.get(place * products + product) ?? 0)) / (places.get(place) ?? 1)
}
