import type { Language } from '#contract/vocabulary.ts'
import { formatNumber } from '#web/i18n/formats.ts'

/** A change in whole percent with its sign: `+12 %`, `−3%`, `±0 %`. */
export function signedWhole(percent: number, language: Language): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return `${sign}${formatNumber(Math.abs(percent), language)}${language === 'de' ? '\u00A0%' : '%'}`
}
