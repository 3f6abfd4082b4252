import { expect, test } from 'vitest'
import { lowestPrice, pricesOfVariants } from './variant-prices.ts'

const variant = (size: string | null, priceGrossCents: number | null, isAvailable = true, colour = '') => ({
  size,
  colour,
  priceGrossCents,
  isAvailable,
})

test.each([
  ['without variants', [], 5000],
  ['where no variant has a price', [variant('S', null), variant('M', null)], 5000],
  ['where one is cheaper', [variant('S', 4500), variant('M', null)], 4500],
  ['where one is dearer', [variant('S', 6000), variant('M', null)], 5000],
  ['where the cheapest is sold out', [variant('S', 4500, false), variant('M', 6000)], 6000],
  ['where all are sold out', [variant('S', 4500, false), variant('M', 6000, false)], 4500],
])('the price of a product %s', (_name, variants, cents) => {
  expect(lowestPrice(5000, variants)).toBe(cents)
})

test('prices are named by what they depend on', () => {
  expect(pricesOfVariants(5000, [variant('S', null), variant('M', 5000)])).toBeNull()
  expect(pricesOfVariants(5000, [variant('S', null), variant('M', 4500, false)])).toBeNull()
  expect(pricesOfVariants(5000, [variant('S', null), variant('M', null), variant('XXL', 5500)])).toEqual([
    { cents: 5000, names: ['S', 'M'] },
    { cents: 5500, names: ['XXL'] },
  ])
  expect(pricesOfVariants(5000, [variant('S', null, true, 'Sand'), variant('S', 4000, true, 'Rost')])).toEqual([
    { cents: 4000, names: ['S · Rost'] },
    { cents: 5000, names: ['S · Sand'] },
  ])
  expect(pricesOfVariants(5000, [variant(null, null, true, 'Sand'), variant(null, 6000, true, 'Gold')])).toEqual([
    { cents: 5000, names: ['Sand'] },
    { cents: 6000, names: ['Gold'] },
  ])
})
