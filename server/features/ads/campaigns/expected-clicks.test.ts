import { expect, test } from 'vitest'
import { FIRST_PLACEMENT } from '#contract/ads.limits.ts'
import { clicksOfShoppers, clicksPerDay } from './expected-clicks.ts'

test.each([
  ['nobody was here', { shoppers: 0, cards: 0, answered: [0] }, { low: 0, high: 0 }],
  ['few know the product', { shoppers: 700, cards: 70_000, answered: [0] }, { low: 2, high: 4 }],
  ['most know it already', { shoppers: 700, cards: 70_000, answered: [650] }, { low: 0, high: 4 }],
  ['several products are shown to each', { shoppers: 700, cards: 70_000, answered: [0, 0, 0] }, { low: 6, high: 12 }],
  ['there are fewer places for ads', { shoppers: 700, cards: 2800, answered: [0] }, { low: 0, high: 1 }],
])('people limit what can be expected: %s', (_case, demand, expected) => {
  expect(clicksOfShoppers({ impressions: 0, clicks: 0, ...demand }, FIRST_PLACEMENT)).toEqual(expected)
})

test('how such cards were clicked counts, and the smaller of money and people', () => {
  const demand = { shoppers: 700, cards: 70_000, answered: [0], impressions: 950, clicks: 49 }
  const people = clicksOfShoppers(demand, FIRST_PLACEMENT)
  expect(clicksOfShoppers(demand, { ...FIRST_PLACEMENT, impressions: 1 }).high).toBe(5)
  expect(people).toEqual({ low: 5, high: 10 })
  expect(clicksPerDay({ low: 20, high: 100 }, people)).toEqual({ low: 5, high: 10, isByShoppers: true })
  expect(clicksPerDay({ low: 2, high: 4 }, people)).toEqual({ low: 2, high: 4, isByShoppers: false })
})
