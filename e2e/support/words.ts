import type { Language } from '#contract/vocabulary.ts'
import { de } from '#web/i18n/de.ts'
import { en } from '#web/i18n/en.ts'
import { type Translate, translator } from '#web/i18n/translate.ts'

/** The words of the pages, for journeys that run in both languages. */
export const wordsOf = (language: Language): Translate => translator(language === 'de' ? de : en, language)
