import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'

export interface ReportPeriod {
  readonly kind: 'weekly-report' | 'monthly-report' | 'weekly-trends'
  /** Days in Berlin, both included. */
  readonly from: string
  readonly to: string
}

const HOUR_MS = 3_600_000
/** In Berlin; the clocks never change on a Monday or on the first of a month. */
const SENT_AT_HOUR = 8
/** After an outage a report comes later, and not at all when it would be old. */
const SENT_FOR_HOURS = 36

const isDue = (day: string, now: Date): boolean => {
  const age = now.getTime() - (berlinMidnight(day).getTime() + SENT_AT_HOUR * HOUR_MS)
  return age >= 0 && age < SENT_FOR_HOURS * HOUR_MS
}

/** The week and the month whose reports are sent now: on Mondays, and on the first of a month. */
export function duePeriods(now: Date): ReportPeriod[] {
  const today = berlinDayOf(now)
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay() || 7
  const monday = daysLater(today, 1 - weekday)
  const first = `${today.slice(0, 8)}01`
  const lastOfMonth = daysLater(first, -1)
  return [
    ...(isDue(monday, now)
      ? (['weekly-report', 'weekly-trends'] as const).map((kind) => {
          return { kind, from: daysLater(monday, -7), to: daysLater(monday, -1) }
        })
      : []),
    ...(isDue(first, now)
      ? [{ kind: 'monthly-report' as const, from: `${lastOfMonth.slice(0, 8)}01`, to: lastOfMonth }]
      : []),
  ]
}
