import type { Language } from '#contract/vocabulary.ts'
import { dayOf, formatTime } from './dates.ts'

const DAY_MS = 86_400_000
const LOCALES = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>

/** A moment as people say it: `heute 14:03`, `gestern 14:03`, `12. Nov.`, and with its year where that is another one. */
export function formatRecentMoment(moment: string, language: Language, timezone: string, now = new Date()): string {
  const day = dayOf(new Date(moment), timezone)
  const today = dayOf(now, timezone)
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
  if (daysAgo === 0 || daysAgo === 1) {
    const word = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-daysAgo, 'day')
    return `${word} ${formatTime(moment, language, timezone)}`
  }
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: timezone,
  }).format(new Date(moment))
}
