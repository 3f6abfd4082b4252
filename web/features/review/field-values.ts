import { CATEGORIES, type Category } from '#contract/brand-products.limits.ts'
import { FIBRE_NAMES } from '#contract/fibres.ts'
import { LEGAL_FORMS, TAX_KINDS } from '#contract/registration.limits.ts'
import { GENDERS, type Language, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { legalFormName } from '#web/ui/forms/company-fields.tsx'

interface Reader {
  readonly t: Translate
  readonly language: Language
  readonly moment: (moment: string) => string
}

const oneOf = <Word extends string>(list: readonly Word[], value: string): Word | undefined =>
  list.find((word) => word === value)

const isCategory = (value: string): value is Category => oneOf<string>(CATEGORIES, value) !== undefined

/** The word for one key of a list that the server writes with commas. */
function wordFor(key: string, t: Translate): string {
  const known = oneOf(PRODUCT_TYPES, key) ?? oneOf(GENDERS, key)
  if (known) return t(`discovery.${known}`)
  return isCategory(key) ? t(`products.category-${key}`) : key
}

/** `50 % cotton`. */
const fibre = (part: string, language: Language): string =>
  part.replace(/[a-z-]+$/, (key) => (key in FIBRE_NAMES ? FIBRE_NAMES[key as keyof typeof FIBRE_NAMES][language] : key))

const country = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : code

/** A value of an item as people read it: keys as words, codes of countries as names, moments as elsewhere. */
export function fieldValue(field: string, value: string, { t, language, moment }: Reader): string {
  if (value === '') return ''
  switch (field) {
    case 'legalForm': {
      const form = oneOf(LEGAL_FORMS, value)
      return form ? legalFormName(form, t) : value
    }
    case 'taxKind': {
      const kind = oneOf(TAX_KINDS, value)
      return kind ? t(`registration.tax-${kind}`) : value
    }
    case 'country':
    case 'originCountry':
      return country(value, language)
    case 'productType':
    case 'productTypes':
    case 'gender':
    case 'genders':
      return value
        .split(', ')
        .map((key) => wordFor(key, t))
        .join(', ')
    case 'fibres':
      return value
        .split(', ')
        .map((part) => fibre(part, language))
        .join(', ')
    case 'price':
      return formatPrice(Number(value) / 100, language)
    case 'releaseAt':
      return moment(value)
    default:
      return value
  }
}
