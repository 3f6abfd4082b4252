import { useState } from 'react'
import type { Answer } from '#web/api/call.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { TimeChart } from '#web/ui/charts/time-chart.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FigurePanel } from '#web/ui/figures/figure-panel.tsx'
import { useSpending } from './use-credits.ts'

type Days = Answer<'GET /api/brand/wallet/spending'>['days']

/** What was spent each day, as a chart and as a table. */
export function Spending() {
  const { data, isError } = useSpending()
  if (isError && !data) return null
  return data ? <SpendingPanel days={data.days} /> : <Skeleton className="h-60" />
}

function SpendingPanel({ days }: { readonly days: Days }) {
  const { t, language } = useTranslation()
  const [isTable, setTable] = useState(false)
  if (days.every(({ cents }) => cents === 0)) {
    return (
      <section className="border-t border-line pt-3">
        <h2 className="text-18 font-[700]">{t('credits.spending')}</h2>
        <p className="mt-1 text-muted">{t('credits.spendingNone', { days: days.length })}</p>
      </section>
    )
  }
  const values = days.map(({ cents }) => cents / 100)
  const names = days.map(({ day }) => formatDay(day, language))
  return (
    <FigurePanel
      title={t('credits.spending')}
      what={t('credits.spendingWhat')}
      isTable={isTable}
      onToggle={() => setTable(!isTable)}
      table={{
        columns: [
          { key: 'day', name: t('credits.day'), kind: 'text' },
          { key: 'spent', name: t('credits.spendingLine'), kind: 'count' },
        ],
        rows: days.map(({ day }, at) => ({ key: day, cells: [names[at] ?? day, values[at] ?? 0] })).toReversed(),
      }}
      chart={
        <TimeChart
          label={t('credits.spending')}
          buckets={days.map(({ day }, at) => ({
            label: `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`,
            name: names[at] ?? day,
            isIncomplete: at === days.length - 1,
          }))}
          lines={[{ name: t('credits.spendingLine'), values }]}
        />
      }
    />
  )
}
