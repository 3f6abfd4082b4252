import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { PRODUCT_SORTS, type ProductSort } from '#contract/search.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { COLOURS, type SearchWish } from './search-wish.ts'

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

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46']
const ANY = ''

/** The deck's filters behind a button, and those that only a list has. */
export function SearchTools({ wish, active, onChange, onFilter }: SearchToolsProps) {
  const { t } = useSpeech()
  const any = { value: ANY, label: t('search.any') }
  const detailsId = useId()
  const [isOpen, setOpen] = useState(wish.size !== null || wish.colour !== null)
  const chosen = [wish.size, wish.colour && t(`search.${wish.colour}`)].filter(Boolean).join(', ')
  return (
    <div className="flex flex-col gap-4">
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
        <Button
          tone={chosen ? 'solid' : 'outline'}
          size="s"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11! rounded-pill!"
        >
          {chosen || t('search.sizeAndColour')}
          <ChevronDown aria-hidden size={18} className={isOpen ? 'rotate-180' : ''} />
        </Button>
      </div>
      <div id={detailsId} className={isOpen ? 'grid grid-cols-2 gap-3 sm:max-w-md' : 'hidden'}>
        <SelectField
          label={t('search.size')}
          value={wish.size ?? ANY}
          options={[any, ...SIZES.map((size) => ({ value: size, label: size }))]}
          onChange={(size) => onChange({ ...wish, size: size || null })}
        />
        <SelectField
          label={t('search.colour')}
          value={wish.colour ?? ANY}
          options={[any, ...COLOURS.map((colour) => ({ value: colour, label: t(`search.${colour}`) }))]}
          onChange={(colour) => onChange({ ...wish, colour: COLOURS.find((known) => known === colour) ?? null })}
        />
      </div>
      <div className="sm:w-64">
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
