import type { Language } from '#contract/vocabulary.ts'

const FORMATS: Readonly<Record<Language, Intl.NumberFormat>> = {
  de: new Intl.NumberFormat('de-DE'),
  en: new Intl.NumberFormat('en-GB'),
}

/** `1.234` or `1,234`, as the app writes numbers. */
export const writtenNumber = (value: number, language: Language): string => FORMATS[language].format(value)
