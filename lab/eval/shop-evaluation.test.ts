import { expect, test } from 'vitest'
import { evaluateByFolds, evaluateByOtherLog } from './shop-evaluation.ts'
import type { ShopLogs, ShownRow } from './shop-log.ts'

const PRODUCTS = 4

/** The random log shows all products equally often; BTS shows product 1 in half of its rows. Product 1 is clicked most. */
const rows = (isRandom: boolean): ShownRow[] =>
  Array.from({ length: 120 }, (_, at) => {
    const product = isRandom || at % 2 === 0 ? at % PRODUCTS : 1
    const clicked = product === 1 ? (at % 3 === 0 ? 1 : 0) : at % 20 === 0 ? 1 : 0
    return { product, place: at % 3, clicked, chance: isRandom ? 1 / PRODUCTS : 0.5, clickedBefore: [] }
  })

const logs: ShopLogs = { products: PRODUCTS, random: rows(true), thompson: rows(false) }

const withOtherClick = (at: number): ShopLogs => ({
  ...logs,
  random: logs.random.map((row, place) => (place === at ? { ...row, clicked: 1 - row.clicked } : row)),
})

test('a click influences the policies that evaluate other parts, but not the one that evaluates its own', () => {
  const before = evaluateByFolds(logs).alone[0] ?? []
  const after = evaluateByFolds(withOtherClick(5)).alone[0] ?? []
  const unrewarded = (row: (typeof before)[number] | undefined) => ({
    ...row,
    reward: 0,
    bts: { ...row?.bts, reward: 0 },
  })
  // 120 rows in ten parts: rows 0 to 11 are evaluated together.
  for (let at = 0; at < 12; at++) expect(unrewarded(after[at])).toEqual(unrewarded(before[at]))
  expect(after[5]?.reward).not.toBe(before[5]?.reward)
  expect(after[60]?.expectedShown).not.toBe(before[60]?.expectedShown)
})

test('a policy that learned from the log of BTS alone does not use the random log', () => {
  const before = evaluateByOtherLog(logs)
  const after = evaluateByOtherLog(withOtherClick(5))
  expect(after.map(({ weight }) => weight)).toEqual(before.map(({ weight }) => weight))
})

test('BTS is evaluated by its shares per place: on a uniform log its weights are 1 on average', () => {
  const judged = evaluateByFolds(logs).alone[0] ?? []
  const mean = judged.reduce((sum, { bts }) => sum + bts.weight, 0) / judged.length
  expect(mean).toBeCloseTo(1, 9)
  const [first, second] = judged
  // Product 1 has the whole odd half, products 0 and 2 a quarter each, and 3 nothing.
  expect([first?.bts.weight, second?.bts.weight]).toEqual([expect.closeTo(1, 9), expect.closeTo(2, 9)])
})
