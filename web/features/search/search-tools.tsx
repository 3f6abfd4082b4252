import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { ChoiceChip, pillLook, RemovableChip } from '#web/ui/buttons/chip.tsx'
import { scrollFocusedIntoView } from '#web/ui/scroll-focused-into-view.ts'
import { activeInSheet, type SearchOptions, WHOLE_LIST } from './search-options.ts'
import { useFoundBrands } from './use-found-brands.ts'

interface SearchToolsProps {
  readonly query: string
  readonly options: SearchOptions
  /** Number of active filters that the deck has as well. */
  readonly active: number
  readonly onChange: (options: SearchOptions) => void
  readonly onFilter: () => void
  /** Filters that words became, and active filters, each with a way to take it off. */
  readonly children: ReactNode
}

/** One row: all filters behind a button, what is active, and the two most used. It scrolls sideways. */
export function SearchTools({ query, options, active, onChange, onFilter, children }: SearchToolsProps) {
  const { t } = useTranslation()
  const count = active + activeInSheet(options)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be part of the row
    <div
      role="group"
      aria-label={t('search.more')}
      onFocus={scrollFocusedIntoView}
      className="-mx-4 flex w-screen min-w-0 items-center gap-2 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 py-1 *:shrink-0 sm:-mx-6 sm:scroll-px-6 sm:px-6 md:mx-0 md:w-auto md:flex-1 md:scroll-px-1 md:px-1 low:mx-0 low:w-auto low:flex-1 low:scroll-px-1 low:px-1 [&_ul]:flex-nowrap"
    >
      <button type="button" onClick={onFilter} className={pillLook()}>
        <SlidersHorizontal aria-hidden size={18} />
        {count > 0 ? t('search.filterActive', { count }) : t('search.filter')}
      </button>
      {children}
      <SheetChips query={query} options={options} onChange={onChange} />
      <ChoiceChip pressed={options.sale} onPress={() => onChange({ ...options, sale: !options.sale })}>
        {t('search.sale')}
      </ChoiceChip>
      <ChoiceChip pressed={options.drops} onPress={() => onChange({ ...options, drops: !options.drops })}>
        {t('search.drops')}
      </ChoiceChip>
    </div>
  )
}

/** What was chosen in the sheet beside the filters that the deck has as well. */
function SheetChips({ query, options, onChange }: Pick<SearchToolsProps, 'query' | 'options' | 'onChange'>) {
  const { t } = useTranslation()
  const { brands } = useFoundBrands(query, options)
  const { brand, colour } = options
  const brandName = brands.find(({ id }) => id === brand)?.name ?? t('search.chosenBrand')
  const chips = [
    ...(brand ? [{ text: brandName, without: { ...options, brand: WHOLE_LIST.brand } }] : []),
    ...(colour ? [{ text: t(`search.${colour}`), without: { ...options, colour: WHOLE_LIST.colour } }] : []),
  ]
  return chips.map(({ text, without }) => (
    <RemovableChip
      key={text}
      removeLabel={t('discovery.removeFilter', { filter: text })}
      onRemove={() => onChange(without)}
    >
      {text}
    </RemovableChip>
  ))
}
