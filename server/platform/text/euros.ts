import type { Language } from '#contract/vocabulary.ts'

/** An amount of cents as people read it, such as "12,50 €". */
export const euros = (cents: number, language: Language): string =>
  new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  )
