import { expect, test } from 'vitest'
import { berlinDayOf, berlinMidnight, daysLater } from './berlin-day.ts'

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins at %s in Berlin', (day, moment) => {
  expect(berlinMidnight(day).toISOString()).toBe(moment)
})

test('every day begins when the day before ends, for two years', () => {
  for (let day = '2026-01-01'; day < '2028-01-01'; day = daysLater(day, 1)) {
    const midnight = berlinMidnight(day).getTime()
    expect([berlinDayOf(new Date(midnight)), berlinDayOf(new Date(midnight - 1))]).toEqual([day, daysLater(day, -1)])
  }
})
