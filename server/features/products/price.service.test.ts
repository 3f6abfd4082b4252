import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentThatGives, salePriceCents, shownPrice } from './price.service.ts'

const ENDS_AT = new Date('2026-04-01T00:00:00Z')

test.each([
  [4990, 30, 3493],
  [999, 50, 500],
  [1, 90, 0],
  [12_995, 15, 11_046],
])('%i cents less %i %% are %i cents, half up', (price, percent, expected) => {
  expect(salePriceCents(price, percent)).toBe(expected)
})

test('a reduction is shown only below the lowest price of the 30 days before', () => {
  const sale = { percent: 20, promoCode: null, badge: '', endsAt: ENDS_AT }
  expect(shownPrice({ priceCents: 10_000, sale, lowest30dCents: 10_000 }).sale?.saleCents).toBe(8000)
  const unreal = shownPrice({ priceCents: 10_000, sale, lowest30dCents: 7500 })
  expect(unreal.sale).toBeNull()
  expect(unreal.priceCents).toBe(8000)
})

test('a shown reduction is real for every price history', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 999_999 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 999_999 }),
      (price, percent, lowest) => {
        const sale = { percent, promoCode: null, badge: '', endsAt: ENDS_AT }
        const shown = shownPrice({ priceCents: price, sale, lowest30dCents: lowest })
        expect(shown.effectiveCents).toBe(salePriceCents(price, percent))
        if (shown.sale) expect(shown.sale.saleCents).toBeLessThan(shown.sale.lowest30dCents)
      },
    ),
  )
})

test('every sale price from 1 to 90 percent off has a percentage that gives it to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 999_999 }), fc.double({ min: 0, max: 1, noNaN: true }), (price, at) => {
      const [least, most] = [Math.ceil(price * 0.1), Math.floor(price * 0.99)]
      const saleCents = least + Math.floor(at * (most - least))
      const percent = percentThatGives([{ regularCents: price, saleCents }])
      expect(percent !== null && salePriceCents(price, percent)).toBe(saleCents)
    }),
    { numRuns: 1000 },
  )
})

test('a percentage has no more decimals than its prices need', () => {
  const given = (...pairs: readonly (readonly [number, number])[]) =>
    percentThatGives(pairs.map(([regularCents, saleCents]) => ({ regularCents, saleCents })))
  expect(given([4000, 3000])).toBe(25)
  expect(given([3995, 2996], [4195, 3146])).toBe(25)
  expect(given([10_000, 6999])).toBe(30.01)
  expect(given([4000, 3000], [4000, 2900])).toBeNull()
  expect(given([4000, 3999])).toBeNull()
  expect(given([4000, 300])).toBeNull()
})
