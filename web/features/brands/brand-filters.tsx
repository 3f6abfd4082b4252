import { Search } from 'lucide-react'
import { useRef } from 'react'
import { SEARCH } from '#contract/search.limits.ts'
import { BRAND_SORTS, type BrandSort, GENDERS, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { ClearButton } from '#web/ui/forms/clear-button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { scrollFocusedIntoView } from '#web/ui/scroll-focused-into-view.ts'
import type { BrandListOptions } from './brand-list-options.ts'

interface BrandFiltersProps {
  readonly options: BrandListOptions
  readonly onChange: (options: BrandListOptions) => void
}

const SORT_WORDS = {
  recommended: 'brands.sortRecommended',
  new: 'brands.sortNew',
  name: 'brands.sortName',
  popular: 'brands.sortPopular',
} as const satisfies Record<BrandSort, PlainKey>

const toggled = <V,>(list: readonly V[], value: V): readonly V[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value]

/** Name, kinds and order of the brands; every choice takes effect at once. */
export function BrandFilters({ options, onChange }: BrandFiltersProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange({ ...options, q: '' })
    field.current?.focus()
  }
  const mine = (which: 'following' | 'hidden') => () =>
    onChange({ ...options, mine: options.mine === which ? null : which })
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="relative">
          <TextField
            ref={field}
            label={t('brands.find')}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCH.maxCharacters}
            value={options.q}
            onChange={(event) => onChange({ ...options, q: event.target.value })}
            // Hides the browser's own clear button, which the keyboard cannot reach.
            className="pr-12 pl-12 [&::-webkit-search-cancel-button]:hidden"
          />
          <Search aria-hidden size={20} className="pointer-events-none absolute bottom-3.5 left-4 text-muted" />
          {options.q !== '' && (
            <ClearButton label={t('brands.clear')} onClick={clear} className="right-0.5 bottom-0.5" />
          )}
        </div>
        <SelectField
          label={t('brands.sort')}
          value={options.sort}
          options={BRAND_SORTS.map((sort) => ({ value: sort, label: t(SORT_WORDS[sort]) }))}
          onChange={(sort) => onChange({ ...options, sort })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be part of the scrolling strip */}
      <div
        role="group"
        aria-label={t('brands.filters')}
        onFocus={scrollFocusedIntoView}
        className="-mx-4 flex scroll-px-4 gap-2 overflow-x-auto overscroll-x-contain px-4 py-1 whitespace-nowrap sm:mx-0 sm:flex-wrap sm:px-0"
      >
        <ChoiceChip pressed={options.mine === 'following'} onPress={mine('following')}>
          {t('brands.following')}
        </ChoiceChip>
        <ChoiceChip pressed={options.sale} onPress={() => onChange({ ...options, sale: !options.sale })}>
          {t('brands.withSale')}
        </ChoiceChip>
        <ChoiceChip pressed={options.drops} onPress={() => onChange({ ...options, drops: !options.drops })}>
          {t('brands.withDrops')}
        </ChoiceChip>
        {PRODUCT_TYPES.map((type) => (
          <ChoiceChip
            key={type}
            pressed={options.productType.includes(type)}
            onPress={() => onChange({ ...options, productType: toggled(options.productType, type) })}
          >
            {t(`discovery.${type}`)}
          </ChoiceChip>
        ))}
        {GENDERS.map((gender) => (
          <ChoiceChip
            key={gender}
            pressed={options.gender.includes(gender)}
            onPress={() => onChange({ ...options, gender: toggled(options.gender, gender) })}
          >
            {t(`discovery.${gender}`)}
          </ChoiceChip>
        ))}
        <ChoiceChip pressed={options.mine === 'hidden'} onPress={mine('hidden')}>
          {t('brands.hidden')}
        </ChoiceChip>
      </div>
    </div>
  )
}
