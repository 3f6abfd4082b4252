/**
 * The rows of the shop's logs as our policy and BTS would have shown them. Whatever judges a row learned without it.
 */
import type { JudgedRow } from './off-policy.ts'
import type { ShopLogs, ShownRow } from './shop-log.ts'
import { expectedRate, learnShop, type ShopModel, shopPolicy } from './shop-policy.ts'

const FOLDS = 10
const POLICY_DRAWS = 2000
/** Plain Thompson sampling; the deck's smaller one would leave fewer than half as many effective rows. */
const SPREAD = 1

export interface ShopRow extends JudgedRow {
  /** Whether the visitor clicked any of the products before. */
  readonly isKnown: boolean
  /** The same row, were BTS the policy that is judged. */
  readonly bts: JudgedRow
}

/** Rows of the random log, then rows of BTS. */
export type ShopRows = readonly (readonly ShopRow[])[]

/** Both logs cut by time into `FOLDS` parts, every part judged by a policy that learned from the other parts. */
export function judgeByParts(logs: ShopLogs): { alone: ShopRows; pooled: ShopRows } {
  const { random, thompson, products } = logs
  const ofBts = btsChances(logs)
  const ofBoth = meanChance(logs, ofBts)
  const alone: ShopRow[][] = [[], []]
  const pooled: ShopRow[][] = [[], []]
  for (let fold = 0; fold < FOLDS; fold++) {
    const parts = [random, thompson].map((rows) => cut(rows, fold))
    const model = learnShop(
      parts.flatMap(({ others }) => others),
      products,
    )
    const judge = judgeOf(model, ofBts, fold + 1)
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

/** The whole random log, judged by a policy that learned from the log of BTS alone. */
export function judgeByOtherLog(logs: ShopLogs): readonly ShopRow[] {
  const judge = judgeOf(learnShop(logs.thompson, logs.products), btsChances(logs), 1)
  return logs.random.map((row) => weighed(judge(row), row.chance))
}

type ChancesOf = (row: ShownRow) => Float64Array

/** Rows whose weights are still the chances of the judged policy, not yet over that of whoever showed the product. */
function judgeOf(model: ShopModel, ofBts: ChancesOf, seed: number): (row: ShownRow) => ShopRow {
  const ours = shopPolicy(model, SPREAD, POLICY_DRAWS, seed)
  const known = new Map<string, Float64Array>()
  // All that the model tells visitors apart by.
  const ratesOf = (row: ShownRow): Float64Array => {
    const key = [row.place, ...row.clickedBefore].join(' ')
    const rates =
      known.get(key) ?? Float64Array.from({ length: model.products }, (_, at) => expectedRate(model, row, at))
    known.set(key, rates)
    return rates
  }
  return (row) => {
    const rates = ratesOf(row)
    const seen = (chances: Float64Array): JudgedRow => ({
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

/** What BTS shows in a place: each product's share of its log there, whoever looks. No click is counted. */
function btsChances({ thompson, products }: ShopLogs): ChancesOf {
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

/** Chance that a row of both logs together shows its product in its place. */
function meanChance({ random, thompson, products }: ShopLogs, ofBts: ChancesOf): (row: ShownRow) => number {
  const share = thompson.length / (random.length + thompson.length)
  return (row) => (1 - share) / products + share * (ofBts(row)[row.product] ?? 0)
}
