import { expect, test } from 'vitest'
import { priceNow } from './price.ts'

test('the current price is the sale price, even when it is zero', () => {
  expect(priceNow({ price: 80, salePrice: null })).toBe(80)
  expect(priceNow({ price: 80, salePrice: 60 })).toBe(60)
  expect(priceNow({ price: 80, salePrice: 0 })).toBe(0)
})
