import { expect, test } from 'vitest'
import { stampEvent } from './event-key.ts'

const NOW = new Date('2026-12-01T00:00:30Z')
const HOUR_MS = 3_600_000
const eventKey = (ms: number) => {
  const time = ms.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7aaa-8bbb-000000000001`
}
const madeAt = (ms: number) => stampEvent(eventKey(NOW.getTime() + ms), NOW).at.getTime() - NOW.getTime()

test('an event happened when its device made the key, also in the month before', () => {
  expect([-60_000, -71 * HOUR_MS, 0, 60_000].map(madeAt)).toEqual([-60_000, -71 * HOUR_MS, 0, 60_000])
})

test('a moment too long ago or in the future is that of a wrong clock', () => {
  expect([-73 * HOUR_MS, HOUR_MS, 9_000 * 24 * HOUR_MS].map(madeAt)).toEqual([0, 0, 0])
})

test('without a moment in the key, or without a key, it happens now', () => {
  const key = '0190a5c2-1111-4aaa-8bbb-000000000001'
  expect(stampEvent(key, NOW)).toMatchObject({ key, at: NOW, repeatsSince: new Date(NOW.getTime() - 72 * HOUR_MS) })
  expect(stampEvent(null, NOW)).toMatchObject({ key: expect.stringMatching(/^[0-9a-f-]{36}$/), at: NOW })
})
