import type { Language } from '#contract/vocabulary.ts'
import { dayOf, formatTime } from './dates.ts'

const DAY_MS = 86_400_000
const LOCALES = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>

const dayWord = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')

function daysBetween(moment: string, now: Date, timezone: string): number {
  const [day, today] = [dayOf(new Date(moment), timezone), dayOf(now, timezone)]
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
}

/** A moment as people say it: `heute 14:03`, `gestern 14:03`, `12. Nov.`, and with its year where that is another one. */
export function formatRecentMoment(moment: string, language: Language, timezone: string, now = new Date()): string {
  const days = daysBetween(moment, now, timezone)
  if (days === 0 || days === -1) return `${dayWord(days, language)} ${formatTime(moment, language, timezone)}`
  return shortDay(moment, language, timezone, now)
}

/** A moment whose time matters, before or after now: `morgen, 21:06`, `heute, 14:03`, `12. Nov., 08:00`. */
export function formatMomentAndTime(moment: string, language: Language, timezone: string, now = new Date()): string {
  const days = daysBetween(moment, now, timezone)
  const day = Math.abs(days) <= 1 ? dayWord(days, language) : shortDay(moment, language, timezone, now)
  return `${day}, ${formatTime(moment, language, timezone)}`
}

/** A day that something is expected by, without a time that would sound exact: `morgen`, `30. Nov.` */
export function formatNearDay(moment: string, language: Language, timezone: string, now = new Date()): string {
  const days = daysBetween(moment, now, timezone)
  return Math.abs(days) <= 1 ? dayWord(days, language) : shortDay(moment, language, timezone, now)
}

/** `12. Nov.`, and with its year where that is another one. */
function shortDay(moment: string, language: Language, timezone: string, now: Date): string {
  const [day, today] = [dayOf(new Date(moment), timezone), dayOf(now, timezone)]
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: timezone,
  }).format(new Date(moment))
}
