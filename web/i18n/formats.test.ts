import { expect, test } from 'vitest'
import { formatNumber, formatPrice, formatRoundPrice } from './formats.ts'

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('prices have two decimals, and the currency sign at the language’s position', () => {
  expect(plain(formatPrice(1234.5, 'de'))).toBe('1.234,50 €')
  expect(plain(formatPrice(1234.5, 'en'))).toBe('€1,234.50')
  expect(plain(formatPrice(0, 'de'))).toBe('0,00 €')
})
test.each([
  ['de', 'de-DE'],
  ['en', 'en-GB'],
] as const)('prices and numbers are written in %s as the standard writes them', (language, locale) => {
  const [exact, round] = [2, 0].map(
    (maximumFractionDigits) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits }),
  )
  const number = new Intl.NumberFormat(locale)
  const amounts = [...Array.from({ length: 2_000 }, (_, cents) => cents), 99_999, 100_000, 12_345_678, 999_999_999]
  for (const cents of amounts) {
    expect(formatPrice(cents / 100, language)).toBe(exact?.format(cents / 100))
    expect(formatRoundPrice(cents / 100, language)).toBe(round?.format(cents / 100))
    for (const value of [cents, cents / 100]) expect(formatNumber(value, language)).toBe(number.format(value))
  }
})
