import { berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'

interface Days {
  /** In Berlin, both included. */
  readonly from: string
  readonly to: string
}

interface Bucket {
  /** A moment for hours, else the first day. */
  readonly start: string
  /** It has not ended, or the range cuts it off. */
  readonly isIncomplete: boolean
}

const HOUR_MS = 3_600_000
const MONDAY = 1

/** All hours, days, weeks or months of a range. A day of the change of clocks has 23 or 25 hours. */
export function bucketsOf({ from, to }: Days, unit: 'hour' | 'day' | 'week' | 'month', now: Date): Bucket[] {
  if (unit === 'hour') return hoursOf({ from, to }, now)
  const buckets: Bucket[] = []
  for (let start = firstDayOf(from, unit); start <= to; ) {
    const next = nextOf(start, unit)
    const isCut = start < from || daysLater(next, -1) > to
    buckets.push({ start, isIncomplete: isCut || berlinMidnight(next) > now })
    start = next
  }
  return buckets
}

function hoursOf({ from, to }: Days, now: Date): Bucket[] {
  const end = berlinMidnight(daysLater(to, 1)).getTime()
  const buckets: Bucket[] = []
  for (let at = berlinMidnight(from).getTime(); at < end; at += HOUR_MS) {
    const start = new Date(at).toISOString().replace('.000', '')
    buckets.push({ start, isIncomplete: at + HOUR_MS > now.getTime() })
  }
  return buckets
}

function firstDayOf(day: string, unit: 'day' | 'week' | 'month'): string {
  if (unit === 'month') return `${day.slice(0, 8)}01`
  if (unit === 'day') return day
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
  return daysLater(day, MONDAY - weekday)
}

function nextOf(start: string, unit: 'day' | 'week' | 'month'): string {
  if (unit === 'day') return daysLater(start, 1)
  // The 32nd day from the first of a month is in the next one.
  return unit === 'week' ? daysLater(start, 7) : firstDayOf(daysLater(start, 31), 'month')
}
