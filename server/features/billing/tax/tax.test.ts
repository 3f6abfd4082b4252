import { expect, test } from 'vitest'
import { netShare, taxCents, taxOf } from './tax.ts'

const buyer = (country: string, vatId: string | null, isVatIdConfirmed = true) => ({ country, vatId, isVatIdConfirmed })

test.each([
  ['a German company', buyer('DE', 'DE136695976'), 'standard', 1900],
  ['one in Austria whose VAT ID VIES confirmed', buyer('AT', 'ATU12345675'), 'reverse-charge', 0],
  ['one in Austria while VIES has not answered', buyer('AT', 'ATU12345675', false), 'standard', 1900],
  ['one in France without a VAT ID', buyer('FR', null), 'standard', 1900],
  ['one in Greece', buyer('GR', 'EL123456783'), 'reverse-charge', 0],
  ['one in Austria with a German VAT ID', buyer('AT', 'DE136695976'), 'standard', 1900],
  ['one in Switzerland', buyer('CH', 'CHE123456788MWST'), 'third-country', 0],
  ['one in Northern Ireland, which is in the Union for goods only', buyer('GB', 'XI110305878'), 'third-country', 0],
])('%s is charged %s', (_, who, reason, basisPoints) => {
  expect(taxOf(who, false)).toEqual({ reason, basisPoints })
})

test('a small business charges no tax, wherever the buyer is', () => {
  for (const country of ['DE', 'AT', 'CH']) {
    expect(taxOf(buyer(country, null), true)).toEqual({ reason: 'small-business', basisPoints: 0 })
  }
})

test('tax is rounded half up in whole cents', () => {
  expect([3, 9, 50, 100, 101, 50_000].map((cents) => taxCents(cents, 1900))).toEqual([1, 2, 10, 19, 19, 9500])
  expect(taxCents(-50, 1900)).toBe(-10)
})

test('parts of a refund add up to the net amount of the whole', () => {
  for (const [net, gross] of [
    [2500, 2975],
    [4999, 5949],
    [10_001, 11_901],
  ] as const) {
    for (const step of [1, 7, 333]) {
      const parts: number[] = []
      for (let refunded = 0, before = 0; refunded < gross; ) {
        refunded = Math.min(gross, refunded + step)
        const share = netShare(net, refunded, gross)
        parts.push(share - before)
        before = share
      }
      expect(parts.every((part) => part >= 0)).toBe(true)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(net)
    }
  }
})
