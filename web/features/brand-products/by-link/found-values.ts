import { materialLine } from '#contract/fibres.ts'
import type { ProductForm } from '#contract/product-form.ts'
import type { ProductOfPage } from '#contract/product-page.ts'
import type { Language } from '#contract/vocabulary.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import type { Translate } from '#web/i18n/translate.ts'

export interface FoundValue {
  readonly id: 'name' | 'price' | 'description' | 'kind' | 'gender' | 'variants' | 'material' | 'pictures'
  readonly label: string
  readonly text: string
  /** What it fills in; empty for pictures, which are fetched. */
  readonly changes: Partial<ProductForm>
}

/** Variants that are named; of more only the number is told. */
const NAMED = 12

/** What was found on a page, value by value, so that each can be checked and left out. */
export function foundValues({ form, pictures }: ProductOfPage, t: Translate, language: Language): FoundValue[] {
  const { name, priceGrossCents, description, productType, category, gender, variants, fibres } = form
  const text = description[form.language] ?? Object.values(description)[0] ?? ''
  const named = variants
    .slice(0, NAMED)
    .map(({ size, colourName }) => [size, colourName[form.language]].filter(Boolean).join(' '))
  const list = [...new Set(named.filter(Boolean))].join(', ')
  const kind = [productType && t(`discovery.${productType}`), category && t(`products.category-${category}`)]
  const values: FoundValue[] = [
    { id: 'name', label: t('products.name'), text: name, changes: { name } },
    {
      id: 'price',
      label: t('products.price'),
      text: priceGrossCents === null ? '' : formatPrice(priceGrossCents / 100, language),
      changes: { priceGrossCents },
    },
    { id: 'description', label: t('products.description'), text, changes: { description, language: form.language } },
    {
      id: 'kind',
      label: t('products.type'),
      text: kind.filter(Boolean).join(', '),
      changes: { productType, category },
    },
    {
      id: 'gender',
      label: t('discovery.gender'),
      text: gender === null ? '' : t(`discovery.${gender}`),
      changes: { gender },
    },
    {
      id: 'variants',
      label: t('products.variants'),
      text: list === '' ? '' : t('bylink.variants', { count: variants.length, list }),
      changes: { variants },
    },
    {
      id: 'material',
      label: t('products.material'),
      text: materialLine({ fibres, hasAnimalParts: false }, language),
      changes: { fibres },
    },
    {
      id: 'pictures',
      label: t('products.pictures'),
      text: pictures.length === 0 ? '' : t('bylink.pictures', { count: pictures.length }),
      changes: {},
    },
  ]
  return values.filter((value) => value.text !== '')
}
