import { useTranslation } from '#web/i18n/language.ts'
import type { ChartLine } from '#web/ui/charts/chart-plan.ts'
import { TimeChart } from '#web/ui/charts/time-chart.tsx'
import { bucketsOf, hasBegun, timeTable } from './figures.ts'
import { InsightPanel, type PanelProps } from './panel.tsx'
import type { Series } from './use-insights.ts'

interface TimePanelProps extends PanelProps {
  readonly series: Series
  readonly isStale: boolean
}

/** The chosen step over time, with what it is compared with. */
export function TimePanel({ series, view, onChange, isStale }: TimePanelProps) {
  const words = useTranslation()
  const { t } = words
  const { step } = view
  const now = new Date()
  const { range, comparison } = series
  const name = t(`insights.${step}`)
  const title = t('insights.time', { step: name })
  const lines: readonly ChartLine[] = [
    { name, values: range.buckets.map((bucket) => (hasBegun(bucket, now) ? bucket.steps[step] : null)) },
    ...(comparison
      ? [
          {
            name: t('insights.compared'),
            // A comparison may be longer or shorter by a bucket, such as by a week that is cut off.
            values: range.buckets.map((_, index) => comparison.buckets[index]?.steps[step] ?? null),
            isComparison: true,
          },
        ]
      : []),
  ]
  return (
    <InsightPanel
      id="time"
      title={title}
      what={`${t(`insights.${step}What`)} ${t('insights.timeWhat')}`}
      view={view}
      onChange={onChange}
      isStale={isStale}
      table={timeTable(series, view, words, now)}
      chart={<TimeChart label={title} buckets={bucketsOf(series, view, words)} lines={lines} />}
    />
  )
}
