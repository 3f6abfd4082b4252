import { expect, test } from 'vitest'
import { localTime, momentOf } from './zoned-time.ts'

test.each([
  ['2026-07-01T18:00', 'Europe/Berlin', '2026-07-01T16:00:00.000Z'],
  ['2026-12-01T18:00', 'Europe/Berlin', '2026-12-01T17:00:00.000Z'],
  ['2026-12-01T18:00', 'America/New_York', '2026-12-01T23:00:00.000Z'],
  ['2026-10-25T03:30', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
] as const)('%s in %s is %s', (local, timezone, moment) => {
  expect(momentOf(local, timezone)).toBe(moment)
  expect(localTime(moment, timezone)).toBe(local)
})

test('an empty input is no moment', () => {
  expect(momentOf('', 'UTC')).toBeNull()
})
