import { expect, test } from 'vitest'
import { FIRST_PRICES } from '#contract/first-prices.ts'
import { changesOf } from './price-changes.ts'

test('the preview names each field that another list would change, and nothing else', () => {
  expect(changesOf(FIRST_PRICES, FIRST_PRICES)).toEqual([])
  const { plans, packages } = FIRST_PRICES
  const after = {
    plans: { ...plans, pro: { ...plans.pro, monthCents: 5200, activeProducts: 900, feedHours: null } },
    packages: packages.map((one) => (one.name === 'M' ? { ...one, bonusBasisPoints: 700 } : one)),
    bonusMonths: 6,
  }
  expect(changesOf(FIRST_PRICES, after)).toEqual([
    { of: 'plan', plan: 'pro', field: 'monthCents', from: 4900, to: 5200 },
    { of: 'plan', plan: 'pro', field: 'activeProducts', from: 1000, to: 900 },
    { of: 'plan', plan: 'pro', field: 'feedHours', from: 6, to: null },
    { of: 'package', name: 'M', field: 'bonusBasisPoints', from: 500, to: 700 },
    { of: 'bonusMonths', from: 12, to: 6 },
  ])
})
