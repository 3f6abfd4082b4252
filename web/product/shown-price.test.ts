import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownProduct } from '#contract/testing/shown-product.ts'
import { shownPrice } from './shown-price.ts'

const ENDS_AT = '2026-12-01T00:00:00.000Z'

/** Spec §9, to the cent, half up. */
const salePriceCents = (priceCents: number, percent: number) => Math.floor((priceCents * (100 - percent) + 50) / 100)

/** As the server answers: `discountPercentage` makes the sale price of the regular one (Spec §9). */
const onSale = (priceCents: number, discountPercentage: number, lowestCents: number) =>
  shownProduct({
    price: priceCents / 100,
    onSale: true,
    salePrice: salePriceCents(priceCents, discountPercentage) / 100,
    lowest30d: lowestCents / 100,
    activeSale: { discountPercentage, promoCode: 'FJORD30', endsAt: ENDS_AT },
  })

test('the price is the regular one without a sale', () => {
  expect(shownPrice(shownProduct({ price: 89.9 }))).toMatchObject({ now: 89.9, before: null, percent: null })
})

test('a sale is shown with the regular price, the lowest price and the percentage', () => {
  expect(shownPrice(onSale(8990, 30, 8990))).toEqual({
    now: 62.93,
    before: 89.9,
    lowest30d: 89.9,
    percent: 30,
    badge: null,
    promo: { code: 'FJORD30', endsAt: ENDS_AT },
  })
})

test.each([
  [8990, 30, 7990, 79.9, 21],
  [10_000, 30, 7001, 70.01, null],
  [10_000, 30, 12_000, 100, 30],
])('%i cents less %i %%, but %i in the 30 days before', (price, discount, lowest, before, percent) => {
  expect(shownPrice(onSale(price, discount, lowest))).toMatchObject({ before, percent })
})

test('percents are relative to the lowest price, and equal the brand’s own where that is the regular price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 999_999 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 0, max: 999_999 }),
      (price, discount, raisedBy) => {
        expect(shownPrice(onSale(price, discount, price)).percent).toBe(discount)
        const now = salePriceCents(price, discount)
        const lowest = Math.max(now + 1, price - raisedBy)
        const shown = shownPrice(onSale(price, discount, lowest))
        expect(shown.before).toBe(lowest / 100)
        expect(shown.percent ?? 0).toBeLessThanOrEqual(((lowest - now + 0.5) * 100) / lowest)
      },
    ),
  )
})
