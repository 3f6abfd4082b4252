import type { HistoryEntry } from '#contract/history.ts'
import { dayOf } from '#web/i18n/dates.ts'

export interface Day {
  /** `2026-11-22`. */
  readonly day: string
  readonly entries: readonly HistoryEntry[]
}

/** Entries by day in the user's time zone, the newest day first; within a day they keep their order. */
export function byDay(entries: readonly HistoryEntry[], timezone: string): Day[] {
  const days = new Map<string, HistoryEntry[]>()
  for (const entry of entries) {
    const day = entry.at === null ? (entry.day ?? '') : dayOf(new Date(entry.at), timezone)
    const known = days.get(day)
    if (known) known.push(entry)
    else days.set(day, [entry])
  }
  return [...days].map(([day, found]) => ({ day, entries: found })).sort((one, other) => (one.day < other.day ? 1 : -1))
}

/** How many days ago a day was: 0 today, 1 yesterday. */
export function daysAgo(day: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
}
