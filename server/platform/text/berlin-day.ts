const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The day of a moment in Berlin, the same for all users: `2026-03-02`. */
export const berlinDayOf = (moment: Date): string => DAY.format(moment)

/** The moment at which a day begins in Berlin. */
export function berlinMidnight(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // One hour ahead of UTC in winter, two in summer: the earlier moment is of the day before in winter.
  const [summer, winter] = [new Date(midnight - 2 * HOUR_MS), new Date(midnight - HOUR_MS)]
  return berlinDayOf(summer) === day ? summer : winter
}

/** The day so many days later; earlier for a negative number. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
