import { expect, test } from 'vitest'
import { addressOf, EVERYTHING, type ShopWish, wishFrom } from './shop-wish.ts'

const WISHES: readonly Partial<ShopWish>[] = [
  {},
  { show: 'sale' },
  { show: 'fresh', sort: 'price-up' },
  { show: 'shoes' },
  { sort: 'new' },
]

test.each(WISHES)('%o is the same after a way through the address', (wish) => {
  expect(wishFrom(addressOf({ ...EVERYTHING, ...wish }))).toEqual({ ...EVERYTHING, ...wish })
})

test('the address names what the call names, and nothing that was not chosen', () => {
  expect(addressOf(EVERYTHING)).toBe('')
  expect(addressOf({ show: 'shoes', sort: 'price-down' })).toBe('productType=shoes&sort=price-down')
})

test.each(['sale=1', 'productType=cats', 'productType=shoes,tops', 'sort=relevance', 'show=sale&toString=true'])(
  'what is none of ours in %s is left out',
  (address) => expect(wishFrom(address)).toEqual(EVERYTHING),
)
