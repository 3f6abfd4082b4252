import type { Language } from '#contract/vocabulary.ts'
import { formatNumber } from './formats.ts'

/** A share with one decimal: `12,5 %` or `12.5%`. */
export function percent(share: number, language: Language): string {
  const tenths = formatNumber(Math.round(share * 1000) / 10, language)
  return language === 'de' ? `${tenths} %` : `${tenths}%`
}

/** A change with its sign: `+12 %`, `−3%`, `0%`. */
export function signedPercent(change: number, language: Language): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return sign + percent(Math.abs(change), language)
}
