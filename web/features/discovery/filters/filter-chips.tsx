import type { Filters } from '#contract/discovery.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RemovableChip } from '#web/ui/buttons/chip.tsx'
import { activeFilters } from './filter-list.ts'

interface FilterChipsProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** Every active filter, with a way to take it off. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t, language } = useTranslation()
  const list = activeFilters(filters)
  if (list.length === 0) return null
  const { min, max } = filters.priceRange
  const price = t('discovery.priceRange', { min: formatNumber(min, language), max: formatNumber(max, language) })
  return (
    <ul aria-label={t('discovery.activeFilters')} className="flex flex-wrap gap-2">
      {list.map((filter) => {
        const kind = filter.value === null ? price : t(`discovery.${filter.value}`)
        const name = filter.size === undefined ? kind : `${kind} ${filter.size}`
        return (
          <li key={filter.key}>
            <RemovableChip
              removeLabel={t('discovery.removeFilter', { filter: name })}
              onRemove={() => onChange(filter.without)}
            >
              {name}
            </RemovableChip>
          </li>
        )
      })}
    </ul>
  )
}
