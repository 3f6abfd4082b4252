import { useState } from 'react'
import { INSIGHT_COMPARISONS, INSIGHT_RANGE } from '#contract/insights.limits.ts'
import { type Translation, useTranslation } from '#web/i18n/language.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { areDays, type Days, RANGES, type RangeId, unitsFor } from './ranges.ts'
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
        <SelectField
          label={t('insights.range')}
          value={view.range}
          options={RANGES.map((value) => ({ value, label: rangeName(value, t) }))}
          onChange={(range) => onChange(withRange(view, range, today))}
        />
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
        <OwnDays key={`${view.from} ${view.to}`} view={view} today={today} onChange={onChange} />
      )}
    </fieldset>
  )
}

function rangeName(range: RangeId, t: Translation['t']): string {
  if (range === '12m') return t('insights.rangeMonths', { count: 12 })
  if (range === '7d' || range === '28d' || range === '90d') {
    return t('insights.rangeDays', { count: Number.parseInt(range, 10) })
  }
  return t(`insights.range-${range}`)
}

/** Days are taken over once they are a range that can be shown. */
function OwnDays({ view, today, onChange }: ControlsProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Days>({ from: view.from, to: view.to })
  const isWrong = !areDays(typed, today)
  const change = (part: Partial<Days>) => {
    const days = { ...typed, ...part }
    setTyped(days)
    if (areDays(days, today)) onChange(withDays(view, days))
  }
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 md:w-1/2 [&_input]:px-3! [&_input]:text-14!">
      <TextField
        type="date"
        label={t('insights.from')}
        value={typed.from}
        max={today}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t('insights.to')}
        value={typed.to}
        max={today}
        error={isWrong ? t('insights.badDays', { count: INSIGHT_RANGE.mostDays }) : undefined}
        onChange={(event) => change({ to: event.target.value })}
      />
    </div>
  )
}
