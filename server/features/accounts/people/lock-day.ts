import type { Language } from '#contract/vocabulary.ts'

/** The last day of a lock that ends at midnight in Berlin, as a person reads it. */
export const lockDayText = (until: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    new Date(until.getTime() - 1),
  )
