// Dates and times. Not in formats.ts, because the start page needs none of them.
import type { Language } from '#contract/vocabulary.ts'

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>

/** Spec §9: release dates in de-DE form, in the user's time zone, in both languages: `12.12.2026`. */
export const formatReleaseDate = (moment: string, timezone: string): string =>
  dayOf(new Date(moment), timezone).split('-').reverse().join('.')

/**
 * The day of a moment in a time zone, as `2026-11-22`. Uses Temporal where the browser has it: drops on the first cards
 * have a date, and a phone takes 150 ms and more for its first `Intl.DateTimeFormat`, but 2 ms for this.
 */
export function dayOf(moment: Date, timezone: string): string {
  if (typeof Temporal === 'undefined') return dayByIntl(moment, timezone)
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString()
}

/** Composed of parts, because no locale has this form in all versions of all browsers. */
function dayByIntl(moment: Date, timezone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = format.formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/**
 * The exact form, `21. Nov. 2026, 14:03`: for tooltips, and for public pages, which are stored and may be read on another
 * day. Elsewhere: `Moment` and `useMoment` (web/ui/marks/).
 */
export const formatDateTime = (moment: string, language: Language, timezone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }).format(
    new Date(moment),
  )

/** Time of day in the user's zone: `14:03`. */
export const formatTime = (moment: string, language: Language, timezone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: timezone }).format(new Date(moment))

/** A day of any year: `1. November 2026`. */
export const formatDate = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

/** `2026-11`: `November 2026`. */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  )

/** A day that has no time, from `2026-11-20`: `Freitag, 20. November`. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))

/** 0 to 6: Monday to Sunday. */
export const weekdayName = (day: number, language: Language): string =>
  // 5 January 1970 was a Monday.
  new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 5 + day))
