/**
 * Evaluates our policy and Bernoulli Thompson sampling (BTS) on the shop's logs. No row is evaluated by a model that
 * learned from it.
 */
import type { EvaluatedRow } from './off-policy.ts'
import type { ShopLogs, ShownRow } from './shop-log.ts'
import { expectedRate, learnShop, type ShopModel, shopPolicy } from './shop-policy.ts'

const FOLDS = 10
const POLICY_DRAWS = 2000
/** Plain Thompson sampling; the deck's smaller one would leave fewer than half as many effective rows. */
const SPREAD = 1

export interface ShopRow extends EvaluatedRow {
  /** Whether the visitor clicked one of the products before. */
  readonly isKnown: boolean
  /** The same row with BTS as the evaluated policy. */
  readonly bts: EvaluatedRow
}

/** Rows of the random log, then rows of BTS. */
export type ShopRows = readonly (readonly ShopRow[])[]

/** Cross-evaluation over `FOLDS` parts by time: each part by a policy that learned from the others. */
export function evaluateByFolds(logs: ShopLogs): { alone: ShopRows; pooled: ShopRows } {
  const { random, thompson, products } = logs
  const ofBts = btsProbabilities(logs)
  const ofBoth = meanProbability(logs, ofBts)
  const alone: ShopRow[][] = [[], []]
  const pooled: ShopRow[][] = [[], []]
  for (let fold = 0; fold < FOLDS; fold++) {
    const parts = [random, thompson].map((rows) => cut(rows, fold))
    const model = learnShop(
      parts.flatMap(({ others }) => others),
      products,
    )
    const judge = evaluatorOf(model, ofBts, fold + 1)
    parts.forEach(({ part }, log) => {
      for (const row of part) {
        const judged = judge(row)
        alone[log]?.push(weighed(judged, row.chance))
        pooled[log]?.push(weighed(judged, ofBoth(row)))
      }
    })
  }
  return { alone, pooled }
}

/** Evaluates the whole random log by a policy that learned from the BTS log alone. */
export function evaluateByOtherLog(logs: ShopLogs): readonly ShopRow[] {
  const judge = evaluatorOf(learnShop(logs.thompson, logs.products), btsProbabilities(logs), 1)
  return logs.random.map((row) => weighed(judge(row), row.chance))
}

type ProbabilitiesOf = (row: ShownRow) => Float64Array

/** Rows whose weight is the probability under the evaluated policy, not yet divided by that of the logging policy. */
function evaluatorOf(model: ShopModel, ofBts: ProbabilitiesOf, seed: number): (row: ShownRow) => ShopRow {
  const ours = shopPolicy(model, SPREAD, POLICY_DRAWS, seed)
  const known = new Map<string, Float64Array>()
  // The model distinguishes visitors by nothing else.
  const ratesOf = (row: ShownRow): Float64Array => {
    const key = [row.place, ...row.clickedBefore].join(' ')
    const rates =
      known.get(key) ?? Float64Array.from({ length: model.products }, (_, at) => expectedRate(model, row, at))
    known.set(key, rates)
    return rates
  }
  return (row) => {
    const rates = ratesOf(row)
    const seen = (chances: Float64Array): EvaluatedRow => ({
      reward: row.clicked,
      weight: chances[row.product] ?? 0,
      expectedShown: rates[row.product] ?? 0,
      expected: chances.reduce((sum, chance, at) => sum + chance * (rates[at] ?? 0), 0),
    })
    return { ...seen(ours(row)), isKnown: row.clickedBefore.length > 0, bts: seen(ofBts(row)) }
  }
}

function weighed(row: ShopRow, chance: number): ShopRow {
  return { ...row, weight: row.weight / chance, bts: { ...row.bts, weight: row.bts.weight / chance } }
}

function cut(rows: readonly ShownRow[], fold: number): { part: readonly ShownRow[]; others: readonly ShownRow[] } {
  const from = Math.round((fold * rows.length) / FOLDS)
  const to = Math.round(((fold + 1) * rows.length) / FOLDS)
  return { part: rows.slice(from, to), others: [...rows.slice(0, from), ...rows.slice(to)] }
}

/** Probabilities of BTS in a place: each product's share of its log there. Clicks are not used. */
function btsProbabilities({ thompson, products }: ShopLogs): ProbabilitiesOf {
  const places = Map.groupBy(thompson, ({ place }) => place)
  const known = new Map<number, Float64Array>()
  for (const [place, rows] of places) {
    const chances = new Float64Array(products)
    for (const { product } of rows) chances[product] = (chances[product] ?? 0) + 1 / rows.length
    known.set(place, chances)
  }
  const none = new Float64Array(products)
  return ({ place }) => known.get(place) ?? none
}

/** Probability of the row's product in its place over both logs together. */
function meanProbability({ random, thompson, products }: ShopLogs, ofBts: ProbabilitiesOf): (row: ShownRow) => number {
  const share = thompson.length / (random.length + thompson.length)
  return (row) => (1 - share) / products + share * (ofBts(row)[row.product] ?? 0)
}
