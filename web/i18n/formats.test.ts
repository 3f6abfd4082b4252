import { afterEach, expect, test, vi } from 'vitest'
import { dayOf, formatMoment, formatNumber, formatPrice, formatReleaseDate, formatRoundPrice } from './formats.ts'

afterEach(() => void vi.unstubAllGlobals())

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('prices have two decimals and the sign where the language wants it', () => {
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
test('release dates are German in form and belong to the person’s zone (spec §9)', () => {
  expect(formatReleaseDate('2026-12-11T23:30:00Z', 'Europe/Berlin')).toBe('12.12.2026')
  expect(formatReleaseDate('2026-12-11T23:30:00Z', 'America/New_York')).toBe('11.12.2026')
})
test.each(['Europe/Berlin', 'America/St_Johns', 'Pacific/Auckland', 'Asia/Kathmandu', 'UTC'])(
  'days in %s are the same without Temporal, around the hours that summer time takes and gives too',
  (timezone) => {
    const moments = Array.from({ length: 24 * 365 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, hour)))
    const days = moments.map((moment) => dayOf(moment, timezone))
    expect(new Set(days).size).toBeGreaterThan(364)
    vi.stubGlobal('Temporal', undefined)
    const intl = new Intl.DateTimeFormat('en-CA', { timeZone: timezone })
    expect(days).toEqual(moments.map((moment) => intl.format(moment)))
    expect(dayOf(moments[0] as Date, timezone)).toBe(days[0])
    expect(formatReleaseDate('2026-12-11T23:30:00Z', 'Europe/Berlin')).toBe('12.12.2026')
  },
)
test('moments follow language and zone', () => {
  expect(plain(formatMoment('2026-11-21T03:05:00Z', 'de', 'Europe/Berlin'))).toContain('04:05')
  expect(plain(formatMoment('2026-11-21T03:05:00Z', 'en', 'UTC'))).toContain('03:05')
})
