import { expect, test } from 'vitest'
import { nextPriceChange, priceNow, productAt } from './price.ts'
import { shownProduct } from './testing/shown-product.ts'

test('the current price is the sale price, even when it is zero', () => {
  expect(priceNow({ price: 80, salePrice: null })).toBe(80)
  expect(priceNow({ price: 80, salePrice: 60 })).toBe(60)
  expect(priceNow({ price: 80, salePrice: 0 })).toBe(0)
})

test('a product has the prices of its last change, and knows when the next one is', () => {
  const at = (hour: number) => Date.UTC(2026, 10, 24, hour)
  const change = (hour: number, salePrice: number | null) => ({
    at: new Date(at(hour)).toISOString(),
    price: 80,
    onSale: salePrice !== null,
    activeSale: null,
    salePrice,
    lowest30d: null,
  })
  const variantPrices = [{ price: 80, names: ['M'] }]
  const product = shownProduct({ price: 80, variantPrices, priceChanges: [change(10, 60), change(12, null)] })
  expect(productAt(product, at(9))).toBe(product)
  expect(productAt(product, at(10))).toMatchObject({ onSale: true, salePrice: 60 })
  // What the change does not name is over, too.
  expect(productAt(product, at(11)).variantPrices).toBeUndefined()
  expect(productAt(product, at(13))).toMatchObject({ onSale: false, salePrice: null })
  expect([9, 10, 12].map((hour) => nextPriceChange(product, at(hour)))).toEqual([at(10), at(12), null])
})
