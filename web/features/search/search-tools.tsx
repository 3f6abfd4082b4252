import { SlidersHorizontal } from 'lucide-react'
import { BASE_COLOURS } from '#contract/colours.ts'
import { PRODUCT_SORTS, type ProductSort } from '#contract/search.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import type { SearchWish } from './search-wish.ts'

interface SearchToolsProps {
  readonly wish: SearchWish
  /** Filters shared with the deck that are switched on. */
  readonly active: number
  readonly onChange: (wish: SearchWish) => void
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

/** The deck's filters behind a button, and those that only a list has. */
export function SearchTools({ wish, active, onChange, onFilter }: SearchToolsProps) {
  const { t } = useSpeech()
  const any = { value: ANY, label: t('search.any') }
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand in the row */}
      <div role="group" aria-label={t('search.more')} className="flex flex-wrap gap-2">
        <Button tone="outline" size="s" onClick={onFilter} className="min-h-11! rounded-pill!">
          <SlidersHorizontal aria-hidden size={18} />
          {active > 0 ? t('search.filterActive', { count: active }) : t('search.filter')}
        </Button>
        <ChoiceChip pressed={wish.sale} onPress={() => onChange({ ...wish, sale: !wish.sale })}>
          {t('search.sale')}
        </ChoiceChip>
        <ChoiceChip pressed={wish.drops} onPress={() => onChange({ ...wish, drops: !wish.drops })}>
          {t('search.drops')}
        </ChoiceChip>
      </div>
      <div className="grid w-full grid-cols-2 gap-3 sm:max-w-md">
        <SelectField
          label={t('search.colour')}
          value={wish.colour ?? ANY}
          options={[any, ...BASE_COLOURS.map((colour) => ({ value: colour, label: t(`search.${colour}`) }))]}
          onChange={(colour) => onChange({ ...wish, colour: BASE_COLOURS.find((known) => known === colour) ?? null })}
        />
        <SelectField
          label={t('search.sort')}
          value={wish.sort}
          options={PRODUCT_SORTS.map((sort) => ({ value: sort, label: t(SORT_WORDS[sort]) }))}
          onChange={(sort) => onChange({ ...wish, sort })}
        />
      </div>
    </div>
  )
}
