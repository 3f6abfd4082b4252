import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { dayOf } from '#web/i18n/dates.ts'

const DAY_MS = 86_400_000
export const HOUR_MS = 3_600_000

/** `2026-11-27`, so many days later. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7

/** When a day begins in Berlin, which is one or two hours before it does in UTC. */
export function berlinMidnight(day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const summer = new Date(utc - 2 * HOUR_MS)
  return dayOf(summer, DEFAULT_TIMEZONE) === day ? summer : new Date(utc - HOUR_MS)
}

/** A moment of a day in Berlin. */
export const momentOf = (day: string, hour: number, minute = 0): string =>
  new Date(berlinMidnight(day).getTime() + hour * HOUR_MS + minute * 60_000).toISOString()

/** Today in Berlin, and how much of it is over. */
export interface DemoTime {
  readonly now: Date
  readonly today: string
  readonly hour: number
  readonly minute: number
}

export function demoTime(now: Date): DemoTime {
  const today = dayOf(now, DEFAULT_TIMEZONE)
  const minutes = Math.floor((now.getTime() - berlinMidnight(today).getTime()) / 60_000)
  return { now, today, hour: Math.floor(minutes / 60), minute: minutes % 60 }
}
