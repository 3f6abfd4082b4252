import { expect, test } from 'vitest'
import { addressOf, EVERYTHING, optionsFrom, type ShopOptions } from './shop-options.ts'

const CASES: readonly Partial<ShopOptions>[] = [
  {},
  { show: 'sale' },
  { show: 'fresh', sort: 'price-up' },
  { show: 'shoes' },
  { sort: 'new' },
]

test.each(CASES)('%o survives the address', (options) => {
  expect(optionsFrom(addressOf({ ...EVERYTHING, ...options }))).toEqual({ ...EVERYTHING, ...options })
})

test('the address names what the call names, and nothing that was not chosen', () => {
  expect(addressOf(EVERYTHING)).toBe('')
  expect(addressOf({ show: 'shoes', sort: 'price-down' })).toBe('productType=shoes&sort=price-down')
})

test.each(['sale=1', 'productType=cats', 'productType=shoes,tops', 'sort=relevance', 'show=sale&toString=true'])(
  'unknown values in %s are left out',
  (address) => expect(optionsFrom(address)).toEqual(EVERYTHING),
)
