import type { PlanInterval } from '#contract/subscription.limits.ts'
import { berlinDayOf, berlinMidnight } from '#server/platform/text/berlin-day.ts'

const MONTHS = { month: 1, year: 12 } as const

/** So many calendar months later in Berlin, at the same time of day: from 31 January to 28 February, then to 31 March. */
export function monthsLater(from: Date, months: number, anchorDay: number): Date {
  const day = berlinDayOf(from)
  const sinceMidnight = from.getTime() - berlinMidnight(day).getTime()
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  const date = new Date(Date.UTC(Math.floor(month / 12), month % 12, Math.min(anchorDay, lastDay)))
  return new Date(berlinMidnight(date.toISOString().slice(0, 10)).getTime() + sinceMidnight)
}

/** The end of a period that begins at this moment. */
export const periodEnd = (from: Date, interval: PlanInterval, anchorDay: number): Date =>
  monthsLater(from, MONTHS[interval], anchorDay)
