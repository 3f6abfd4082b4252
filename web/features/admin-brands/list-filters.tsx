import { BRAND_FILTERS, STAFF_BRANDS, TRUST_LEVELS } from '#contract/administration.limits.ts'
import type { StaffBrandFilters } from '#contract/administration.ts'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { PLAN_NAMES } from '#contract/plans.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DeskSearch } from '#web/ui/desk/desk-search.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'

interface FiltersProps {
  readonly filters: StaffBrandFilters
  readonly onSet: (changes: { readonly [F in keyof StaffBrandFilters]?: StaffBrandFilters[F] | undefined }) => void
  readonly onReset: () => void
}

const ALL = 'all'
const orNone = <V extends string>(value: V | typeof ALL): V | undefined => (value === ALL ? undefined : (value as V))

/** Search and filters of the list of brands. */
export function ListFilters({ filters, onSet, onReset }: FiltersProps) {
  const { t } = useTranslation()
  const { q = '', state, plan, trust, reported } = filters
  const all = { value: ALL, label: t('staffbrands.all') } as const
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="max-w-lg">
        <DeskSearch
          key={q}
          label={t('staffbrands.search')}
          hint={t('staffbrands.searchHint')}
          words={q}
          mostCharacters={STAFF_BRANDS.searchMost}
          onSearch={(words) => onSet({ q: words === '' ? undefined : words })}
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] items-end gap-3">
        <SelectField
          label={t('staffbrands.state')}
          value={state ?? ALL}
          options={[all, ...BRAND_FILTERS.map((value) => ({ value, label: t(`staffbrands.state-${value}`) }))]}
          onChange={(value) => onSet({ state: orNone(value) })}
        />
        <SelectField
          label={t('staffbrands.plan')}
          value={plan ?? ALL}
          options={[all, ...PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }))]}
          onChange={(value) => onSet({ plan: orNone(value) })}
        />
        <SelectField
          label={t('staffbrands.trust')}
          value={trust ?? ALL}
          options={[
            all,
            ...TRUST_LEVELS.map((value) => ({ value, label: t(`staffbrands.trust-${value}`, { level: value }) })),
          ]}
          onChange={(value) => onSet({ trust: orNone(value) })}
        />
        <SelectField
          label={t('staffbrands.reported')}
          value={reported ?? ALL}
          options={[all, { value: 'yes', label: t('staffbrands.reportedYes') }]}
          onChange={(value) => onSet({ reported: orNone(value) })}
        />
      </div>
      {Object.keys(filters).length > 0 && (
        <Button size="s" tone="ghost" className="self-start" onClick={onReset}>
          {t('staffbrands.reset')}
        </Button>
      )}
    </div>
  )
}
