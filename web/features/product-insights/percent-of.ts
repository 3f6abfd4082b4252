import type { Language } from '#contract/vocabulary.ts'

/** A share in whole percent: `12 %` or `12%`. */
export const percentOf = (share: number, language: Language): string =>
  language === 'de' ? `${Math.round(share * 100)}\u00A0%` : `${Math.round(share * 100)}%`
