import { expect, test } from 'vitest'
import type { HistoryEntry } from '#contract/history.ts'
import { byDay, daysAgo } from './days.ts'

const entry = (id: string, at: string | null, day: string | null = null): HistoryEntry => ({
  kind: at === null ? 'viewed' : 'like',
  at,
  day,
  isSaved: false,
  // Only its id matters here.
  product: { id } as HistoryEntry['product'],
})
const idsOf = (entries: readonly HistoryEntry[], timezone: string) =>
  byDay(entries, timezone).map(({ day, entries: found }) => [day, found.map(({ product }) => product.id).join(' ')])

const EVENING = [
  entry('late', '2026-11-22T23:30:00.000Z'),
  entry('noon', '2026-11-22T11:00:00.000Z'),
  entry('look', null, '2026-11-22'),
  entry('day before', '2026-11-21T10:00:00.000Z'),
]

test('entries belong to the day in the user’s time zone', () => {
  expect(idsOf(EVENING, 'UTC')).toEqual([
    ['2026-11-22', 'late noon look'],
    ['2026-11-21', 'day before'],
  ])
  expect(idsOf(EVENING, 'Europe/Berlin')).toEqual([
    ['2026-11-23', 'late'],
    ['2026-11-22', 'noon look'],
    ['2026-11-21', 'day before'],
  ])
  expect(idsOf(EVENING, 'Asia/Tokyo')[0]).toEqual(['2026-11-23', 'late'])
})

test('days are counted correctly across a change of summer time', () => {
  expect(daysAgo('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysAgo('2026-03-28', '2026-03-29')).toBe(1)
  expect(daysAgo('2026-11-22', '2026-11-22')).toBe(0)
})
