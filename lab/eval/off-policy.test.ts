import { expect, test } from 'vitest'
import {
  bootstrapped,
  doublyRobust,
  type EvaluatedRow,
  effectiveSize,
  intervalOf,
  ips,
  logged,
  snips,
  spreadOf,
} from './off-policy.ts'
import { readShopLogs, type ShownRow } from './shop-log.ts'
import { expectedRate, learnShop, shopPolicy } from './shop-policy.ts'

const rows: readonly EvaluatedRow[] = [
  { reward: 1, weight: 2, expectedShown: 0.5, expected: 0.25 },
  { reward: 0, weight: 0.5, expectedShown: 0.2, expected: 0.25 },
  { reward: 1, weight: 0, expectedShown: 0.1, expected: 0.3 },
  { reward: 0, weight: 1, expectedShown: 0.4, expected: 0.4 },
]

test('IPS, SNIPS and DR by hand', () => {
  expect(ips(rows)).toBeCloseTo(2 / 4, 12)
  expect(snips(rows)).toBeCloseTo(2 / 3.5, 12)
  // (0.25 + 2·0.5) + (0.25 − 0.5·0.2) + 0.3 + (0.4 − 0.4), over four rows
  expect(doublyRobust(rows)).toBeCloseTo((1.25 + 0.15 + 0.3 + 0) / 4, 12)
  expect(logged(rows)).toBe(0.5)
  expect(effectiveSize(rows)).toBeCloseTo(3.5 ** 2 / 5.25, 12)
})

test('evaluating the logging policy itself gives its mean reward', () => {
  const own = rows.map((row) => ({ ...row, weight: 1 }))
  expect(ips(own)).toBe(logged(own))
  expect(snips(own)).toBe(logged(own))
})

test('the bootstrap is repeatable and its interval contains the estimate of many rows', () => {
  const many = Array.from({ length: 400 }, (_, at) => ({
    reward: at % 4 === 0 ? 1 : 0,
    weight: 1,
    expectedShown: 0,
    expected: 0,
  }))
  const rate = ([only = []]: readonly (readonly EvaluatedRow[])[]): number => logged(only)
  const values = bootstrapped([many], rate, 500, 7)
  expect(bootstrapped([many], rate, 500, 7)).toEqual(values)
  const { low, high } = intervalOf(values, 0.95)
  // Standard error of a rate of 1/4 over 400 rows: 0.0217.
  expect(low).toBeGreaterThan(0.25 - 3 * 0.0217)
  expect(low).toBeLessThan(0.25 - 0.0217)
  expect(high).toBeGreaterThan(0.25 + 0.0217)
  expect(high).toBeLessThan(0.25 + 3 * 0.0217)
})

test('every log keeps its own size in a bootstrap sample', () => {
  const sizes = bootstrapped([rows, rows.slice(1)], ([one = [], other = []]) => 10 * one.length + other.length, 3, 1)
  expect(sizes).toEqual([43, 43, 43])
})

test('the spread is the standard deviation', () => {
  expect(spreadOf([1, 3, 1, 3])).toBe(1)
})

test('an interval of a level cuts the same share off both ends', () => {
  const values = Array.from({ length: 101 }, (_, at) => 100 - at)
  expect(intervalOf(values, 0.9)).toEqual({ low: 5, high: 95 })
})

function shown(product: number, clicked: number, clickedBefore: readonly number[] = []): ShownRow {
  return { product, place: 0, clicked, chance: 1 / 3, clickedBefore }
}

/** Product 1 is clicked in 6 of 200 impressions, the others in 2; after an earlier click on a product, in half of them. */
const log: readonly ShownRow[] = Array.from({ length: 200 }, (_, at) => [
  shown(0, at < 2 ? 1 : 0),
  shown(1, at < 6 ? 1 : 0),
  shown(2, at < 2 ? 1 : 0),
  ...(at < 20 ? [shown(at % 3, at % 2, [at % 3])] : []),
]).flat()

test('the shop policy shows what is clicked most, and what the visitor clicked before', () => {
  const model = learnShop(log, 3)
  const policy = shopPolicy(model, 1, 500, 1)
  const newVisitor = policy(shown(0, 0))
  expect(newVisitor.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  expect(newVisitor[1]).toBeGreaterThan(0.5)
  expect(policy(shown(0, 0, [2]))[2]).toBeGreaterThan(0.9)
  expect(expectedRate(model, shown(0, 0), 1)).toBeGreaterThan(expectedRate(model, shown(0, 0), 0))
})

test('without a spread the policy always picks the best product', () => {
  expect([...shopPolicy(learnShop(log, 3), 0, 10, 1)(shown(0, 0))]).toEqual([0, expect.closeTo(1, 9), 0])
})

const folder = new URL('../../../shared/data/recsys/zozo-obd-men/', import.meta.url)
const logs = readShopLogs(folder)

test.skipIf(logs === null)('reads the logs of the shop (needs ../shared/data/recsys/zozo-obd-men)', () => {
  expect(logs?.products).toBe(34)
  expect(logs?.random).toHaveLength(10_000)
  expect(logs?.thompson).toHaveLength(10_000)
  for (const { product, place, chance } of logs?.random ?? []) {
    expect([product >= 0 && product < 34, place >= 0 && place < 3]).toEqual([true, true])
    expect(chance).toBeCloseTo(1 / 34, 6)
  }
})
