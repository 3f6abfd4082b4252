import { expect, test } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

test.each([
  ['Saturday', new Date(2026, 10, 28, 16, 20), [new Date(2026, 10, 29, 9), new Date(2026, 10, 30, 9)]],
  ['Sunday', new Date(2026, 10, 29, 8, 0), [new Date(2026, 10, 30, 9), new Date(2026, 10, 30, 9)]],
  ['Monday morning', new Date(2026, 10, 30, 7, 0), [new Date(2026, 11, 1, 9), new Date(2026, 11, 7, 9)]],
])('from %s on', (_, now, [tomorrow, week]) => {
  expect(snoozeTimes(now)).toEqual({
    hour: new Date(now.getTime() + 3_600_000),
    hours: new Date(now.getTime() + 4 * 3_600_000),
    tomorrow,
    week,
  })
})
