/** Product 3: what can be chosen. Days are those of Berlin. */
export const RANGES = ['today', 'yesterday', '7d', '28d', '90d', 'month', 'last-month', '12m', 'custom'] as const
export type RangeId = (typeof RANGES)[number]

/** Both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

const DAY_MS = 86_400_000

export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export const countDays = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** Each day of a range, in order. */
export const listDays = (days: Days): string[] =>
  Array.from({ length: countDays(days) }, (_, no) => daysLater(days.from, no))

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** The days of a range; `today` is the day in Berlin. */
export function daysOf(range: Exclude<RangeId, 'custom'>, today: string): Days {
  const yesterday = daysLater(today, -1)
  const lastOfMonth = daysLater(firstOfMonth(today), -1)
  switch (range) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: yesterday, to: yesterday }
    case '7d':
      return { from: daysLater(today, -6), to: today }
    case '28d':
      return { from: daysLater(today, -27), to: today }
    case '90d':
      return { from: daysLater(today, -89), to: today }
    case 'month':
      return { from: firstOfMonth(today), to: today }
    case 'last-month':
      return { from: firstOfMonth(lastOfMonth), to: lastOfMonth }
    case '12m':
      return {
        from: daysLater(`${Number(today.slice(0, 4)) - 1}${today.slice(4).replace('02-29', '02-28')}`, 1),
        to: today,
      }
  }
}

const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/

/** Whether these are days of the calendar in this order, not after today, and not too many. */
export function areDays({ from, to }: Days, today: string, most: number): boolean {
  const isDay = (day: string) => DAY.test(day) && !Number.isNaN(Date.parse(day)) && daysLater(day, 0) === day
  return isDay(from) && isDay(to) && from <= to && to <= today && countDays({ from, to }) <= most
}
