import { Columns3, Search, SlidersHorizontal } from 'lucide-react'
import { type Ref, useState } from 'react'
import {
  BRAND_PRODUCT_SORTS,
  LIST_LIMITS,
  PRODUCT_FLAWS,
  PRODUCT_STATES,
  type ProductState,
} from '#contract/brand-products.limits.ts'
import { GENDERS, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { COLUMNS, type Column } from './columns.ts'
import { countFilters, type ListQuery } from './list-query.ts'
import type { ProductList } from './use-product-list.ts'

interface ListControlsProps {
  readonly query: ListQuery
  readonly counts: ProductList['counts']
  readonly columns: readonly Column[]
  readonly searchRef: Ref<HTMLInputElement>
  readonly onChange: (changes: Partial<ListQuery>) => void
  readonly onColumn: (column: Column) => void
}

/** Search, states with their counts, filters, sort and columns. */
export function ListControls({ query, counts, columns, searchRef, onChange, onColumn }: ListControlsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'filters' | 'columns' | null>(null)
  const active = countFilters(query)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <SearchBox
          key={query.q === undefined ? 'empty' : 'filled'}
          query={query}
          inputRef={searchRef}
          onChange={onChange}
        />
        <Button
          tone="outline"
          aria-expanded={open === 'filters'}
          className="shrink-0 px-4!"
          onClick={() => setOpen('filters')}
        >
          <SlidersHorizontal aria-hidden size={18} />
          <span className="max-sm:sr-only">{t('products.filter')}</span>
          {active > 0 && <span className="tabular">{active}</span>}
        </Button>
        <IconButton
          label={t('products.columns')}
          className="max-md:hidden!"
          icon={<Columns3 aria-hidden size={20} />}
          onClick={() => setOpen('columns')}
        />
      </div>
      <StateChips query={query} counts={counts} onChange={onChange} />
      <Sheet open={open === 'filters'} onClose={() => setOpen(null)} side="right" title={t('products.filter')}>
        <Filters query={query} counts={counts} onChange={onChange} />
      </Sheet>
      <Sheet open={open === 'columns'} onClose={() => setOpen(null)} side="right" title={t('products.columns')}>
        <div className="flex flex-col gap-4">
          {COLUMNS.map((column) => (
            <Switch
              key={column}
              label={t(`products.column-${column}`)}
              checked={columns.includes(column)}
              onChange={() => onColumn(column)}
            />
          ))}
        </div>
      </Sheet>
    </div>
  )
}

interface SearchBoxProps {
  readonly query: ListQuery
  readonly inputRef: Ref<HTMLInputElement>
  readonly onChange: (changes: Partial<ListQuery>) => void
}

function SearchBox({ query, inputRef, onChange }: SearchBoxProps) {
  const { t } = useTranslation()
  return (
    <search className="relative min-w-0 flex-1">
      <Search aria-hidden size={18} className="pointer-events-none absolute top-3.75 left-4 text-muted" />
      <input
        ref={inputRef}
        type="search"
        aria-label={t('products.search')}
        placeholder={t('products.search')}
        defaultValue={query.q ?? ''}
        maxLength={LIST_LIMITS.search}
        autoComplete="off"
        onChange={(event) => onChange({ q: event.target.value })}
        className={classes(CONTROL_LOOK, 'pl-11!')}
      />
    </search>
  )
}

const ALWAYS_SHOWN: readonly ProductState[] = ['active', 'draft', 'in_review']

/** One chip per state that there is. */
function StateChips({ query, counts, onChange }: Pick<ListControlsProps, 'query' | 'counts' | 'onChange'>) {
  const { t, language } = useTranslation()
  if (!counts) return null
  const states = PRODUCT_STATES.filter(
    (state) => (counts.byState[state] ?? 0) > 0 || state === query.status || ALWAYS_SHOWN.includes(state),
  )
  return (
    <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 py-1">
      <legend className="sr-only">{t('products.state')}</legend>
      <div className="flex w-max gap-2 *:px-4! *:text-14!">
        <ChoiceChip pressed={query.status === undefined} onPress={() => onChange({ status: undefined })}>
          {t('products.all')}
          <span className="tabular opacity-70">{formatNumber(counts.all, language)}</span>
        </ChoiceChip>
        {states.map((state) => (
          <ChoiceChip
            key={state}
            pressed={query.status === state}
            onPress={() => onChange({ status: query.status === state ? undefined : state })}
          >
            {t(`products.state-${state}`)}
            <span className="tabular opacity-70">{formatNumber(counts.byState[state] ?? 0, language)}</span>
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}

function Filters({ query, counts, onChange }: Pick<ListControlsProps, 'query' | 'counts' | 'onChange'>) {
  const { t } = useTranslation()
  const any = { value: '', label: t('search.any') } as const
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        label={t('products.sort')}
        value={query.sort}
        options={BRAND_PRODUCT_SORTS.map((value) => ({ value, label: t(`products.sort-${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
      <SelectField
        label={t('products.type')}
        value={query.type ?? ''}
        options={[any, ...PRODUCT_TYPES.map((value) => ({ value, label: t(`discovery.${value}`) }))]}
        onChange={(value) => onChange({ type: value === '' ? undefined : value })}
      />
      <SelectField
        label={t('discovery.gender')}
        value={query.gender ?? ''}
        options={[any, ...GENDERS.map((value) => ({ value, label: t(`discovery.${value}`) }))]}
        onChange={(value) => onChange({ gender: value === '' ? undefined : value })}
      />
      <SelectField
        label={t('products.flaw')}
        value={query.flaw ?? ''}
        options={[
          any,
          ...PRODUCT_FLAWS.map((value) => ({
            value,
            label: t('products.withCount', { name: t(`products.flaw-${value}`), count: counts?.byFlaw[value] ?? 0 }),
          })),
        ]}
        onChange={(value) => onChange({ flaw: value === '' ? undefined : value })}
      />
      <Switch
        label={t('products.onlySale')}
        checked={query.sale === 'yes'}
        onChange={(isOn) => onChange({ sale: isOn ? 'yes' : undefined })}
      />
      <Switch
        label={t('products.onlyDrops')}
        checked={query.drop === 'yes'}
        onChange={(isOn) => onChange({ drop: isOn ? 'yes' : undefined })}
      />
      {countFilters(query) > 0 && (
        <Button
          tone="outline"
          onClick={() =>
            onChange({ type: undefined, gender: undefined, flaw: undefined, sale: undefined, drop: undefined })
          }
        >
          {t('products.clearFilters')}
        </Button>
      )}
    </div>
  )
}
