import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { HeatMap } from '#web/ui/charts/heat-map.tsx'
import { HOURS, hourTable, hourValues, WEEKDAYS } from './figures.ts'
import { hourWord, twoDigits, weekdayName } from './labels.ts'
import { InsightPanel, type PanelProps } from './panel.tsx'
import type { Breakdown } from './use-insights.ts'

interface HoursPanelProps extends PanelProps {
  readonly breakdown: Breakdown
  readonly isStale: boolean
}

/** The chosen step by weekday and hour. */
export function HoursPanel({ breakdown, view, onChange, isStale }: HoursPanelProps) {
  const words = useTranslation()
  const { t, language } = words
  const title = t('insights.hours', { step: t(`insights.${view.step}`) })
  const values = hourValues(breakdown, view.step)
  const nameOf = (row: number, hour: number) =>
    t('insights.weekdayHour', {
      weekday: weekdayName(WEEKDAYS[row] ?? 1, language, 'long'),
      from: hourWord(hour, language),
      to: hourWord(hour + 1, language),
      value: formatNumber(values[row]?.[hour] ?? 0, language),
    })
  return (
    <InsightPanel
      id="hours"
      title={title}
      what={t('insights.hoursWhat')}
      view={view}
      onChange={onChange}
      isStale={isStale}
      table={hourTable(values, words)}
      chart={
        <HeatMap
          label={title}
          rows={WEEKDAYS.map((weekday) => weekdayName(weekday, language, 'short'))}
          columns={HOURS.map((hour) => twoDigits(hour))}
          values={values}
          nameOf={nameOf}
        />
      }
    />
  )
}
