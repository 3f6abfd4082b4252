import type { Language } from '#contract/limits.ts'

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>

/** `49,90 €` or `€49.90`: euros with two decimals (spec §9). */
export function formatPrice(euros: number, language: Language): string {
  priceFormats[language] ??= new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' })
  return priceFormats[language].format(euros)
}

/** Made with the first price: the browser takes milliseconds for each. */
const priceFormats: { [L in Language]?: Intl.NumberFormat } = {}

/** `80 €` or `€80`: whole euros. */
export const formatRoundPrice = (euros: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
    euros,
  )

/** `1.234` or `1,234`. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language]).format(value)

/** Spec §9: release dates in de-DE form, in the zone the person prefers, in both languages: `12.12.2026`. */
export const formatReleaseDate = (moment: string, timezone: string): string =>
  new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: timezone }).format(
    new Date(moment),
  )

/** Day and time of something that happened: `21. Nov. 2026, 14:03`. */
export const formatMoment = (moment: string, language: Language, timezone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone }).format(
    new Date(moment),
  )

/** Time of day in the person's zone: `14:03`. */
export const formatTime = (moment: string, language: Language, timezone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: timezone }).format(new Date(moment))

/** A day that has no time, from `2026-11-20`: `Freitag, 20. November`. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
