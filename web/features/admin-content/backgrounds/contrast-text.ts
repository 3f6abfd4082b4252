import type { Language } from '#contract/vocabulary.ts'
import { formatNumber } from '#web/i18n/formats.ts'

/** A contrast as WCAG writes it: `4,5 : 1`. */
export const contrastText = (contrast: number, language: Language): string => `${formatNumber(contrast, language)} : 1`
