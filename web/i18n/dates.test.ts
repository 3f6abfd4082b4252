import { afterEach, expect, test, vi } from 'vitest'
import { dayOf, formatDateTime, formatReleaseDate } from './dates.ts'

afterEach(() => void vi.unstubAllGlobals())

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('release dates have the German form and the user’s time zone (Spec §9)', () => {
  expect(formatReleaseDate('2026-12-11T23:30:00Z', 'Europe/Berlin')).toBe('12.12.2026')
  expect(formatReleaseDate('2026-12-11T23:30:00Z', 'America/New_York')).toBe('11.12.2026')
})
test.each(['Europe/Berlin', 'America/St_Johns', 'Pacific/Auckland', 'Asia/Kathmandu', 'UTC'])(
  'days in %s are the same without Temporal, also around the changes of summer time',
  (timezone) => {
    const moments = Array.from({ length: 24 * 365 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, hour)))
    const days = moments.map((moment) => dayOf(moment, timezone))
    expect(new Set(days).size).toBeGreaterThan(364)
    vi.stubGlobal('Temporal', undefined)
    const every = 7
    expect(moments.filter((_, at) => at % every === 0).map((moment) => dayOf(moment, timezone))).toEqual(
      days.filter((_, at) => at % every === 0),
    )
    expect(formatReleaseDate('2026-12-11T23:30:00Z', 'Europe/Berlin')).toBe('12.12.2026')
  },
)
test('dates and times follow language and time zone', () => {
  expect(plain(formatDateTime('2026-11-21T03:05:00Z', 'de', 'Europe/Berlin'))).toContain('04:05')
  expect(plain(formatDateTime('2026-11-21T03:05:00Z', 'en', 'UTC'))).toContain('03:05')
})
