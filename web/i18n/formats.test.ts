import { expect, test } from 'vitest'
import { formatMoment, formatNumber, formatPrice, formatReleaseDate } from './formats.ts'

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('prices have two decimals and the sign where the language wants it', () => {
  expect(plain(formatPrice(1234.5, 'de'))).toBe('1.234,50 €')
  expect(plain(formatPrice(1234.5, 'en'))).toBe('€1,234.50')
  expect(plain(formatPrice(0, 'de'))).toBe('0,00 €')
})
test('numbers are grouped', () => {
  expect(formatNumber(12_345, 'de')).toBe('12.345')
  expect(formatNumber(12_345, 'en')).toBe('12,345')
})
test('release dates are German in form and belong to the person’s zone (spec §9)', () => {
  expect(formatReleaseDate('2026-12-11T23:30:00Z', 'Europe/Berlin')).toBe('12.12.2026')
  expect(formatReleaseDate('2026-12-11T23:30:00Z', 'America/New_York')).toBe('11.12.2026')
})
test('moments follow language and zone', () => {
  expect(plain(formatMoment('2026-11-21T03:05:00Z', 'de', 'Europe/Berlin'))).toContain('04:05')
  expect(plain(formatMoment('2026-11-21T03:05:00Z', 'en', 'UTC'))).toContain('03:05')
})
