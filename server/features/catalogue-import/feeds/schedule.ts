import type { Feed } from './feeds.store.ts'

const HOUR_MS = 3_600_000
const MOST_HOURS = 24

/** The host of a feed. Its address may contain a key, so only the team sees it. */
export const hostOf = ({ address }: Pick<Feed, 'address'>): string => URL.parse(address)?.hostname ?? ''

/** When a feed runs next. The delay doubles with each failure in a row, up to a day. */
export function nextRun({ everyHours }: Pick<Feed, 'everyHours'>, now: Date, failures = 0): Date {
  const hours = Math.max(everyHours, Math.min(MOST_HOURS, everyHours * 2 ** Math.max(0, failures - 1)))
  return new Date(now.getTime() + hours * HOUR_MS)
}
