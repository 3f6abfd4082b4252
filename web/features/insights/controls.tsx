import { INSIGHT_COMPARISONS, INSIGHT_RANGE } from '#contract/insights.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { OwnDays, RangeField } from '#web/ui/figures/range-fields.tsx'
import { RANGES } from '#web/ui/figures/ranges.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { unitsFor } from './units.ts'
import { type View, withDays, withRange } from './view.ts'

interface ControlsProps {
  readonly view: View
  readonly today: string
  readonly onChange: (view: View) => void
}

const ORIGINS = ['', 'false', 'true'] as const

/** Range, comparison, granularity and origin. */
export function Controls({ view, today, onChange }: ControlsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">{t('insights.controls')}</legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 [&_select]:pr-9! [&_select]:pl-3! [&_select]:text-14!">
        <RangeField ranges={RANGES} range={view.range} onChange={(range) => onChange(withRange(view, range, today))} />
        <SelectField
          label={t('insights.compare')}
          value={view.compare}
          options={INSIGHT_COMPARISONS.map((value) => ({ value, label: t(`insights.compare-${value}`) }))}
          onChange={(compare) => onChange({ ...view, compare })}
        />
        <SelectField
          label={t('insights.unit')}
          value={view.unit}
          options={unitsFor(view).map((value) => ({ value, label: t(`insights.unit-${value}`) }))}
          onChange={(unit) => onChange({ ...view, unit })}
        />
        <SelectField
          label={t('insights.promoted')}
          value={view.promoted ?? ''}
          options={ORIGINS.map((value) => ({ value, label: t(`insights.promoted-${value || 'all'}`) }))}
          onChange={(promoted) => onChange({ ...view, promoted: promoted || undefined })}
        />
      </div>
      {view.range === 'custom' && (
        <OwnDays
          key={`${view.from} ${view.to}`}
          days={view}
          today={today}
          most={INSIGHT_RANGE.mostDays}
          onChange={(days) => onChange(withDays(view, days))}
        />
      )}
    </fieldset>
  )
}
