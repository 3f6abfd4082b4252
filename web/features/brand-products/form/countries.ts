import type { Language } from '#contract/vocabulary.ts'

/** Countries in which clothes are made, and all of the EEA (ISO 3166-1 alpha-2). */
const COUNTRIES = (
  'AE AL AR AT AU BA BD BE BG BO BR BY CA CH CL CN CO CY CZ DE DK DO EC EE EG ES ET FI FR GB GE GH GR GT HK HN HR HT HU ' +
  'ID IE IL IN IS IT JO JP KE KH KR LA LI LK LT LU LV MA MD ME MG MK MM MN MT MU MX MY NI NL NO NP NZ PE PH PK PL PT RO RS ' +
  'RW SE SG SI SK SN SV TH TN TR TW TZ UA US UY VN ZA'
).split(' ')

const made = new Map<Language, readonly { readonly value: string; readonly label: string }[]>()

/** All countries by name, in the reader's language. */
export function countryNames(language: Language) {
  const known = made.get(language)
  if (known) return known
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const list = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))
  list.sort((a, b) => a.label.localeCompare(b.label, language))
  made.set(language, list)
  return list
}
