import { useState } from 'react'
import { type Translation, useTranslation } from '#web/i18n/language.ts'
import { SelectField } from '../forms/select-field.tsx'
import { TextField } from '../forms/text-field.tsx'
import { areDays, type Days, type RangeId } from './ranges.ts'

interface RangeFieldProps<R extends RangeId> {
  readonly ranges: readonly R[]
  readonly range: R
  readonly onChange: (range: R) => void
}

/** Chooses one of the usual ranges, or own days. */
export function RangeField<R extends RangeId>({ ranges, range, onChange }: RangeFieldProps<R>) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('figures.range')}
      value={range}
      options={ranges.map((value) => ({ value, label: rangeName(value, t) }))}
      onChange={onChange}
    />
  )
}

function rangeName(range: RangeId, t: Translation['t']): string {
  if (range === '12m') return t('figures.rangeMonths', { count: 12 })
  if (range === '7d' || range === '28d' || range === '90d') {
    return t('figures.rangeDays', { count: Number.parseInt(range, 10) })
  }
  return t(`figures.range-${range}`)
}

interface OwnDaysProps {
  readonly days: Days
  readonly today: string
  /** The most days of a range. */
  readonly most: number
  readonly onChange: (days: Days) => void
}

/** Days are taken over once they are a range that can be shown. */
export function OwnDays({ days, today, most, onChange }: OwnDaysProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Days>({ from: days.from, to: days.to })
  const change = (part: Partial<Days>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    if (areDays(next, today, most)) onChange(next)
  }
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 md:w-1/2 [&_input]:px-3! [&_input]:text-14!">
      <TextField
        type="date"
        label={t('figures.from')}
        value={typed.from}
        max={today}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t('figures.to')}
        value={typed.to}
        max={today}
        error={areDays(typed, today, most) ? undefined : t('figures.badDays', { count: most })}
        onChange={(event) => change({ to: event.target.value })}
      />
    </div>
  )
}
