import { expect, test } from 'vitest'
import { formatMomentAndTime, formatNearDay, formatRecentMoment } from './recent-moment.ts'

const now = new Date('2026-11-23T18:00:00Z')
const berlin = (moment: string) => formatRecentMoment(moment, 'de', 'Europe/Berlin', now)

test('today and yesterday are said in words, in the zone of the user', () => {
  expect(berlin('2026-11-23T13:03:00Z')).toBe('heute 14:03')
  expect(formatRecentMoment('2026-11-23T13:03:00Z', 'en', 'Europe/Berlin', now)).toBe('today 14:03')
  // Half past midnight in Berlin is still yesterday in UTC.
  expect(berlin('2026-11-22T23:30:00Z')).toBe('heute 00:30')
  expect(berlin('2026-11-22T22:30:00Z')).toBe('gestern 23:30')
})

test('earlier moments are days, and those of another year name it', () => {
  expect(berlin('2026-11-12T12:00:00Z')).toBe('12. Nov.')
  expect(berlin('2025-12-31T12:00:00Z')).toBe('31. Dez. 2025')
})

test('moments to come are days', () => {
  expect(berlin('2026-11-24T12:00:00Z')).toBe('24. Nov.')
})

test('a moment whose time matters names its day in words from yesterday to tomorrow', () => {
  const said = (moment: string, language: 'de' | 'en' = 'de') =>
    formatMomentAndTime(moment, language, 'Europe/Berlin', now)
  expect(said('2026-11-24T20:06:00Z')).toBe('morgen, 21:06')
  expect(said('2026-11-24T20:06:00Z', 'en')).toBe('tomorrow, 21:06')
  expect(said('2026-11-23T21:30:00Z')).toBe('heute, 22:30')
  // Already tomorrow in Berlin.
  expect(said('2026-11-23T23:30:00Z')).toBe('morgen, 00:30')
  expect(said('2026-11-22T07:00:00Z')).toBe('gestern, 08:00')
  expect(said('2026-11-30T20:06:00Z')).toBe('30. Nov., 21:06')
  expect(said('2027-01-02T20:06:00Z', 'en')).toBe('2 Jan 2027, 21:06')
})

test('an expected day has no time', () => {
  const said = (moment: string) => formatNearDay(moment, 'de', 'Europe/Berlin', now)
  expect(said('2026-11-24T20:06:00Z')).toBe('morgen')
  expect(said('2026-11-30T20:06:00Z')).toBe('30. Nov.')
})
