import { IMPORT_ACTIONS } from '#contract/brand-imports.limits.ts'
import type { BrandImport } from '#contract/brand-imports.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { ChoiceChip } from '#web/ui/buttons/chip.tsx'
import { fieldKey } from './field-key.ts'
import { LevelMark } from './problem-line.tsx'
import type { RowFilter } from './use-imports.ts'

interface ResultFiltersProps {
  readonly item: BrandImport
  readonly filter: RowFilter
  readonly onChange: (filter: RowFilter) => void
}

/** What happens to how many products, the problems by kind, and what is missing: each shows its rows. */
export function ResultFilters({ item, filter, onChange }: ResultFiltersProps) {
  const { t, language } = useTranslation()
  const count = (value: number) => formatNumber(value, language)
  const all = Object.values(item.counts).reduce((sum, each) => sum + (each ?? 0), 0)
  const isAll = Object.keys(filter).length === 0
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-2">
        <ChoiceChip pressed={isAll} onPress={() => onChange({})}>
          <span className="tabular">{`${t('imports.allRows')} ${count(all)}`}</span>
        </ChoiceChip>
        {IMPORT_ACTIONS.map((action) => {
          const products = item.counts[action] ?? 0
          if (products === 0) return null
          return (
            <ChoiceChip key={action} pressed={filter.action === action} onPress={() => onChange({ action })}>
              <span className="tabular">{`${count(products)} ${t(`imports.action-${action}`)}`}</span>
            </ChoiceChip>
          )
        })}
      </div>
      {item.missing.length > 0 && (
        <section>
          <h3 className="mb-2 text-14 font-[700]">{t('imports.missing')}</h3>
          <div className="flex flex-wrap gap-2">
            {item.missing.map(({ field, count: products }) => (
              <ChoiceChip key={field} pressed={filter.missing === field} onPress={() => onChange({ missing: field })}>
                <span className="tabular">{`${t(fieldKey(field))} ${count(products)}`}</span>
              </ChoiceChip>
            ))}
          </div>
        </section>
      )}
      {item.groups.length > 0 && (
        <section>
          <h3 className="mb-2 text-14 font-[700]">{t('imports.problems')}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {item.groups.map(({ key, level, sentence, count: products }) => (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={filter.problem === key}
                  onClick={() => onChange(filter.problem === key ? {} : { problem: key })}
                  className="flex min-h-11 w-full items-start gap-2 px-1 py-2.5 text-left text-14 hover:bg-surface aria-pressed:bg-surface aria-pressed:font-[650]"
                >
                  <LevelMark level={level} />
                  <span className="min-w-0 flex-1">{sentence}</span>
                  <span className="tabular shrink-0">{count(products)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
