import { SlidersHorizontal } from 'lucide-react'
import { BASE_COLOURS } from '#contract/colours.ts'
import { PRODUCT_SORTS, type ProductSort } from '#contract/vocabulary.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { ChoiceChip, pillLook } from '#web/ui/buttons/chip.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import type { SearchOptions } from './search-options.ts'
import { useFoundBrands } from './use-found-brands.ts'

interface SearchToolsProps {
  readonly query: string
  readonly options: SearchOptions
  /** Number of active filters that the deck has as well. */
  readonly active: number
  readonly onChange: (options: SearchOptions) => void
  readonly onFilter: () => void
}

const SORT_WORDS = {
  relevance: 'search.sortRelevance',
  new: 'search.sortNew',
  popular: 'search.sortPopular',
  'price-up': 'search.sortPriceUp',
  'price-down': 'search.sortPriceDown',
} as const satisfies Record<ProductSort, PlainKey>

const ANY = ''

/** The deck's filters behind a button, and the filters that only a list has. */
export function SearchTools({ query, options, active, onChange, onFilter }: SearchToolsProps) {
  const { t } = useTranslation()
  const any = { value: ANY, label: t('search.any') }
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be part of the row */}
      <div role="group" aria-label={t('search.more')} className="flex flex-wrap gap-2">
        <button type="button" onClick={onFilter} className={pillLook()}>
          <SlidersHorizontal aria-hidden size={18} />
          {active > 0 ? t('search.filterActive', { count: active }) : t('search.filter')}
        </button>
        <ChoiceChip pressed={options.sale} onPress={() => onChange({ ...options, sale: !options.sale })}>
          {t('search.sale')}
        </ChoiceChip>
        <ChoiceChip pressed={options.drops} onPress={() => onChange({ ...options, drops: !options.drops })}>
          {t('search.drops')}
        </ChoiceChip>
      </div>
      <div className="grid w-full grid-cols-2 gap-3 *:first:col-span-2 sm:max-w-2xl sm:grid-cols-3 sm:*:first:col-span-1">
        <BrandField query={query} options={options} onChange={(brand) => onChange({ ...options, brand })} />
        <SelectField
          label={t('search.colour')}
          value={options.colour ?? ANY}
          options={[any, ...BASE_COLOURS.map((colour) => ({ value: colour, label: t(`search.${colour}`) }))]}
          onChange={(colour) =>
            onChange({ ...options, colour: BASE_COLOURS.find((known) => known === colour) ?? null })
          }
        />
        <SelectField
          label={t('search.sort')}
          value={options.sort}
          options={PRODUCT_SORTS.map((sort) => ({ value: sort, label: t(SORT_WORDS[sort]) }))}
          onChange={(sort) => onChange({ ...options, sort })}
        />
      </div>
    </div>
  )
}

interface BrandFieldProps extends Pick<SearchToolsProps, 'query' | 'options'> {
  readonly onChange: (brand: string | null) => void
}

/** The brands that this search finds. A chosen brand that is not among them can still be deselected. */
function BrandField({ query, options, onChange }: BrandFieldProps) {
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
      onChange={(brand) => onChange(brand === ANY ? null : brand)}
    />
  )
}
