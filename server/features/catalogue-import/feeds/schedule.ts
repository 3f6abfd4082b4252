import type { Feed } from './feeds.store.ts'

const HOUR_MS = 3_600_000
const MOST_HOURS = 24

/** The host of a feed: its address may hold a key, and is told to its team only. */
export const hostOf = ({ address }: Pick<Feed, 'address'>): string => URL.parse(address)?.hostname ?? ''

/** When a feed runs next: after failures in a row each time twice as late, but once a day. */
export function nextRun({ everyHours }: Pick<Feed, 'everyHours'>, now: Date, failures = 0): Date {
  const hours = Math.max(everyHours, Math.min(MOST_HOURS, everyHours * 2 ** Math.max(0, failures - 1)))
  return new Date(now.getTime() + hours * HOUR_MS)
}
