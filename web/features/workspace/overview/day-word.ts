import { dayOf } from '#web/i18n/dates.ts'

const BERLIN = 'Europe/Berlin'
const DAY_MS = 86_400_000

/** The word for a day of the server (Berlin): today or yesterday; null for earlier ones. */
export function dayWord(day: string, now: Date): 'dayToday' | 'dayYesterday' | null {
  const today = dayOf(now, BERLIN)
  if (day === today) return 'dayToday'
  const yesterday = new Date(Date.parse(`${today}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
  return day === yesterday ? 'dayYesterday' : null
}
