import { BASE_COLOURS } from '#contract/colours.ts'
import { PRODUCT_SORTS, type ProductSort } from '#contract/vocabulary.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import type { SearchOptions } from './search-options.ts'
import { useFoundBrands } from './use-found-brands.ts'

interface SearchSheetFieldsProps {
  readonly query: string
  readonly options: SearchOptions
  readonly onChange: (options: SearchOptions) => void
}

const SORT_WORDS = {
  relevance: 'search.sortRelevance',
  new: 'search.sortNew',
  popular: 'search.sortPopular',
  'price-up': 'search.sortPriceUp',
  'price-down': 'search.sortPriceDown',
} as const satisfies Record<ProductSort, PlainKey>

const ANY = ''

/** Order, colour and brand, which only a list has; for the sheet of filters. */
export function SearchSheetFields({ query, options, onChange }: SearchSheetFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t('search.sort')}
        value={options.sort}
        options={PRODUCT_SORTS.map((sort) => ({ value: sort, label: t(SORT_WORDS[sort]) }))}
        onChange={(sort) => onChange({ ...options, sort })}
      />
      <SelectField
        label={t('search.colour')}
        value={options.colour ?? ANY}
        options={[
          { value: ANY, label: t('search.any') },
          ...BASE_COLOURS.map((colour) => ({ value: colour, label: t(`search.${colour}`) })),
        ]}
        onChange={(colour) => onChange({ ...options, colour: BASE_COLOURS.find((known) => known === colour) ?? null })}
      />
      <BrandField query={query} options={options} onChange={onChange} />
    </div>
  )
}

/** The brands that this search finds. A chosen brand that is not among them can still be deselected. */
function BrandField({ query, options, onChange }: SearchSheetFieldsProps) {
  const { t, language } = useTranslation()
  const { brands } = useFoundBrands(query, options)
  const known = brands.toSorted((one, other) => one.name.localeCompare(other.name, language))
  const brandOptions = known.map(({ id, name, products }) => ({
    value: id,
    label: t('search.brandWithCount', { name, count: products }),
  }))
  const chosen = options.brand ?? ANY
  const isKnown = chosen === ANY || brandOptions.some(({ value }) => value === chosen)
  return (
    <SelectField
      label={t('search.brand')}
      value={chosen}
      options={[
        { value: ANY, label: t('search.any') },
        ...(isKnown ? [] : [{ value: chosen, label: t('search.chosenBrand') }]),
        ...brandOptions,
      ]}
      onChange={(brand) => onChange({ ...options, brand: brand === ANY ? null : brand })}
    />
  )
}
