/** Click rate of our policy in a fashion shop, evaluated on the shop's own logs. Run: npm run eval -- zozo */

import type { EvalRow } from './eval-row.ts'
import {
  bootstrapped,
  doublyRobust,
  type Estimator,
  effectiveSize,
  intervalOf,
  ips,
  logged,
  snips,
  spreadOf,
} from './off-policy.ts'
import { evaluateByFolds, evaluateByOtherLog, type ShopRow, type ShopRows } from './shop-evaluation.ts'
import { readShopLogs } from './shop-log.ts'

const SAMPLES = 1000
const LEVEL = 0.95
/** Half of the interval of LEVEL, in standard deviations. */
const DEVIATIONS = 1.96
const PUBLISHED = {
  value: 0.0067,
  source: "BTS in the full men's log of 4,077,727 rows: Saito et al. 2021, Table 1, as quoted above",
}

export const method = `Open Bandit Dataset, men's campaign, small version (Saito et al. 2021, arXiv 2008.07146): 34 products, three places,
10,000 rows shown uniformly at random and 10,000 shown by Bernoulli Thompson sampling (BTS). Our policy chooses as the deck
does: one Gaussian posterior over the weights of a linear model (\`recommender/learning/posterior.ts\`) of the product,
the place and the visitor's earlier clicks, with a new draw for every choice. The spread is 1, plain Thompson sampling; the
deck's smaller one would leave fewer than half as many effective rows. Prior spreads were set once by hand as multiples of
the usual click rate; nothing was tuned. The visitor's features u0 to u3 are not used: the two files number their codes differently.

Cross-fitting: both logs are cut by time into 10 parts, and every part is evaluated by a policy that learned from the other
parts only. "Random log" uses the random rows alone, each weighted by our probability over 1/34. "Both logs" weights each row of
both logs by our probability over the mean probability of the two logging policies; for BTS this is the product's share of the
place over the whole log (it drifts within the week, so this assumes that taste does not). The random log was evaluated first
and was too small to decide; using both was added afterwards, because it has more than twice the effective rows. IPS, SNIPS
and DR as in \`lab/eval/off-policy.ts\`; ${100 * LEVEL} % percentile intervals from ${SAMPLES} bootstrap samples, each log sampled separately
(seed 1); they do not cover the randomness of training. Target: the click rate of BTS in this sample. Published: Table 1 of the
paper (arXiv 2008.07146) as armandordorica/OBP_Replication quotes it (obp_utils/README.md, "Expected Dataset Statistics"); the
paper itself was not available.

To find out what the random log alone can show, three rows were added before their results were known, and all were kept: a
policy that learned from the log of BTS alone and so from none of the evaluated rows; BTS itself on the same random rows, with
the shares above as probabilities, since its own log gives the true rate; and the lead, ours minus BTS, row by row.

Result: by both logs our policy is likely above BTS, and no interval over all visitors excludes that BTS is as good. The
random log alone has 46 clicks in its 10,000 rows and cannot decide: it puts BTS itself a sixth below what BTS reached, our
policy a tenth below that by IPS and SNIPS and a third by DR, and the interval of the lead reaches from no clicks at
all to twice as many. The notes give the number of random rows that would confirm the lead of both logs; the full log, which is
not available, has 452,949 (same page). More draws, clipping or another spread would narrow the interval only by evaluating
another policy or by a bias, so they were not tried here. The whole lead comes from visitors who clicked one of the products before,
whom BTS treats like all others, and rests on few rows (24 effective ones); for the other visitors
both policies do equally well. So the target is met as an estimate by both logs, and neither met nor missed by the random log alone.`

type NamedEstimators = readonly (readonly [string, Estimator])[]

const FOR_ALL: NamedEstimators = [
  ['IPS', ips],
  ['SNIPS', snips],
  ['DR', doublyRobust],
]
/** SNIPS only: IPS and DR divide by the number of rows, which a subgroup of visitors does not have. */
const FOR_PART: NamedEstimators = [['SNIPS', snips]]

/** Empty when the data are absent. */
export async function evaluate(): Promise<readonly EvalRow[]> {
  const logs = readShopLogs(new URL('../../../shared/data/recsys/zozo-obd-men/', import.meta.url))
  if (logs === null) return []
  const { alone, pooled } = evaluateByFolds(logs)
  const [random = [], thompson = []] = alone
  const only = (isKnown: boolean): ShopRows => pooled.map((rows) => rows.filter((row) => row.isKnown === isKnown))
  return [
    ...rowsOf('both logs', pooled, (both) => both.flat()),
    ...rowsOf('both logs, visitors with earlier clicks', only(true), (both) => both.flat(), FOR_PART),
    ...rowsOf('both logs, visitors without', only(false), (both) => both.flat(), FOR_PART),
    ...rowsOf('random log', alone, ([shown = []]) => shown),
    ...rowsOf('random log, learned from BTS alone', [evaluateByOtherLog(logs), thompson], ([shown = []]) => shown),
    ...btsRows(random, logged(thompson)),
    ...leadRows(random, (estimate) => estimate(pooled.flat()) - logged(thompson)),
    loggedRow('logged BTS', thompson),
    loggedRow('logged random', random),
  ]
}

/** One row per estimator; every bootstrap sample is compared with the click rate of BTS in the same sample. */
function rowsOf(
  title: string,
  logs: ShopRows,
  pick: (logs: ShopRows) => readonly ShopRow[],
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
    const above = shareOf(sampled, (values) => (values[at + 1] ?? 0) > (values[0] ?? 0))
    const interval = intervalText(sampled.map((values) => values[at + 1] ?? 0))
    const rival = `above BTS (${logged(bts).toFixed(4)}) in ${above} of samples`
    const row = rowOf(`click rate, ${title}, ${name}`, estimate(judged), `${interval}; ${rival}; ${sizeText(judged)}`)
    return estimators === FOR_ALL ? { ...row, published: PUBLISHED, target: logged(bts) } : row
  })
}

/** The same estimators on the same rows for BTS, whose click rate is known: this shows how exact they are. */
function btsRows(random: readonly ShopRow[], truth: number): EvalRow[] {
  const asBts = (rows: readonly ShopRow[]) => rows.map(({ bts }) => bts)
  const sampled = bootstrapped([random], ([rows = []]) => FOR_ALL.map(([, judge]) => judge(asBts(rows))), SAMPLES, 1)
  return FOR_ALL.map(([name, judge], at) => {
    const interval = intervalText(sampled.map((values) => values[at] ?? 0))
    const note = `${interval}; its own log says ${truth.toFixed(4)}; ${sizeText(asBts(random))}`
    return rowOf(`click rate of BTS, random log, ${name}`, judge(asBts(random)), note)
  })
}

/** Our click rate minus that of BTS, both estimated from the same random rows; `seen` is the lead to be distinguished from 0. */
function leadRows(random: readonly ShopRow[], seen: (estimate: Estimator) => number): EvalRow[] {
  const leadOf = (judge: Estimator, rows: readonly ShopRow[]) => judge(rows) - judge(rows.map(({ bts }) => bts))
  const sampled = bootstrapped([random], ([rows = []]) => FOR_ALL.map(([, judge]) => leadOf(judge, rows)), SAMPLES, 1)
  return FOR_ALL.map(([name, judge], at) => {
    const leads = sampled.map((values) => values[at] ?? 0)
    const needed = random.length * ((DEVIATIONS * spreadOf(leads)) / seen(judge)) ** 2
    const tells = `${Math.round(needed / 1000)},000 random rows would tell a lead of ${seen(judge).toFixed(4)}, as by both logs`
    const note = `${intervalText(leads)}; above 0 in ${shareOf(leads, (lead) => lead > 0)} of samples; ${tells}`
    return rowOf(`lead over BTS, random log, ${name}`, leadOf(judge, random), note)
  })
}

function loggedRow(title: string, rows: readonly ShopRow[]): EvalRow {
  const sampled = bootstrapped([rows], ([only = []]) => logged(only), SAMPLES, 1)
  return rowOf(`click rate, ${title}`, logged(rows), intervalText(sampled))
}

function rowOf(metric: string, ours: number, note: string): EvalRow {
  return { dataset: 'zozo-obd-men', metric, ours, published: null, target: null, note }
}

function shareOf<Sample>(samples: readonly Sample[], isMeant: (sample: Sample) => boolean): string {
  return `${((100 * samples.filter(isMeant).length) / samples.length).toFixed(1)} %`
}

function sizeText(rows: Parameters<typeof effectiveSize>[0]): string {
  return `${Math.round(effectiveSize(rows))} effective of ${rows.length} rows`
}

function intervalText(values: readonly number[]): string {
  const { low, high } = intervalOf(values, LEVEL)
  return `${100 * LEVEL} % interval ${low.toFixed(4)} to ${high.toFixed(4)}`
}
