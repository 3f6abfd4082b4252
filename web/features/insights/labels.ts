import { PRICE_BANDS } from '#contract/insights.limits.ts'
import { DEFAULT_TIMEZONE, GENDERS, type Language, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { dayLabel, dayName, formatted, ofDay, shortDay } from '#web/i18n/day-labels.ts'
import { formatRoundPrice } from '#web/i18n/formats.ts'
import type { Translation } from '#web/i18n/language.ts'
import type { Unit } from './units.ts'
import type { Breakdown } from './use-insights.ts'
import type { View } from './view.ts'

const hourIn = (moment: string): number =>
  Number(formatted(moment, 'en', { hour: '2-digit', hourCycle: 'h23', timeZone: DEFAULT_TIMEZONE }))

export const twoDigits = (hour: number): string => String(hour).padStart(2, '0')

/** As sentences have it: `14` before “Uhr”, `14:00`. */
export const hourWord = (hour: number, language: Language): string =>
  language === 'de' ? twoDigits(hour % 24) : `${twoDigits(hour % 24)}:00`

/** Below the chart: `14`, `27.11.`, `Nov. 26`. */
export function bucketLabel(start: string, unit: Unit, language: Language): string {
  if (unit === 'hour') return `${twoDigits(hourIn(start))}:00`
  if (unit === 'month') return ofDay(start, language, { month: 'short', year: '2-digit' })
  return dayLabel(start, language)
}

/** In full: `27. Nov. 2026, 14–15 Uhr`, `Fr., 27. Nov. 2026`, `Woche ab 23. Nov. 2026`, `November 2026`. */
export function bucketName(start: string, unit: Unit, { t, language }: Translation): string {
  if (unit === 'month') return ofDay(start, language, { month: 'long', year: 'numeric' })
  if (unit === 'week') return t('insights.weekOf', { day: shortDay(start, language) })
  if (unit === 'day') return dayName(start, language)
  const day = formatted(start, language, { day: 'numeric', month: 'short', timeZone: DEFAULT_TIMEZONE })
  const hour = hourIn(start)
  return t('insights.hourOf', { day, from: hourWord(hour, language), to: hourWord(hour + 1, language) })
}

const MONDAY = '2026-11-23'

/** `Mo` or `Montag`; 1 is Monday. */
export const weekdayName = (weekday: number, language: Language, weekdayForm: 'short' | 'long'): string =>
  ofDay(`2026-11-${Number(MONDAY.slice(-2)) + weekday - 1}`, language, { weekday: weekdayForm })

/** The name of a group, such as a price band, or of a product. */
export function groupName(
  by: View['by'],
  row: Pick<Breakdown['rows'][number], 'key' | 'name'>,
  { t, language }: Translation,
) {
  const { key, name } = row
  if (by === 'product') return name ?? key
  if (by === 'price') return bandName(Number(key), { t, language })
  const word = [...PRODUCT_TYPES, ...GENDERS].find((each) => each === key)
  if (word) return t(`discovery.${word}`)
  const source = SOURCES.find((each) => each === `${by}-${key}`)
  return source ? t(`insights.${source}`) : t('insights.unknown')
}

const SOURCES = [
  'source-discovery',
  'source-search',
  'source-shop',
  'source-saved',
  'source-history',
  'source-share',
  'source-drop',
  'device-phone',
  'device-tablet',
  'device-desktop',
  'device-app',
] as const

/** `0 € bis unter 25 €`; the highest has no end. */
export function bandName(cents: number, { t, language }: Translation): string {
  const next = PRICE_BANDS.find((bound) => bound > cents)
  const euros = (bound: number) => formatRoundPrice(bound / 100, language)
  return next === undefined
    ? t('insights.priceFrom', { from: euros(cents) })
    : t('insights.priceBetween', { from: euros(cents), to: euros(next) })
}
