// Days in charts and tables of figures.
import type { Language } from '#contract/vocabulary.ts'

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>
const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are made once: a chart of a year has hundreds of labels, and each new format takes milliseconds. */
export function formatted(moment: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options)
  formats.set(key, format)
  return format.format(new Date(moment))
}

export const ofDay = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  formatted(`${day}T12:00:00Z`, language, { ...options, timeZone: 'UTC' })

/** `27. Nov. 2026`. */
export const shortDay = (day: string, language: Language): string =>
  ofDay(day, language, { day: 'numeric', month: 'short', year: 'numeric' })

/** `Fr., 27. Nov. 2026`. */
export const dayName = (day: string, language: Language): string =>
  ofDay(day, language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** Below a chart: `27.11.`. */
export const dayLabel = (day: string, language: Language): string =>
  ofDay(day, language, { day: 'numeric', month: language === 'de' ? 'numeric' : 'short' })

/** `31. Okt. 2026 – 27. Nov. 2026`, or one day. */
export const daysInWords = (
  { from, to }: { readonly from: string; readonly to: string },
  language: Language,
): string => (from === to ? shortDay(from, language) : `${shortDay(from, language)} – ${shortDay(to, language)}`)
