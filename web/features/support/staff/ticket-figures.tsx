import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportWeek } from '#contract/support-staff.ts'
import { call } from '#web/api/call.ts'
import { dayLabel, daysInWords } from '#web/i18n/day-labels.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { TimeChart } from '#web/ui/charts/time-chart.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FigurePanel } from '#web/ui/figures/figure-panel.tsx'

const KEY = '/api/admin/tickets/weeks'
const MINUTES = 60
const SIX_DAYS_MS = 6 * 86_400_000

const lastDayOf = (monday: string): string => new Date(Date.parse(monday) + SIX_DAYS_MS).toISOString().slice(0, 10)
const hoursOf = ({ firstReplyMinutes: minutes }: SupportWeek): number | null => minutes && minutes / MINUTES
const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** How support did, week by week: three charts, because hours, tickets and stars have no common axis, and one table. */
export function TicketFigures() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => call(`GET ${KEY}`, { signal }),
    staleTime: 0,
  })
  if (!data) {
    if (isError) return <RetryRow text={t('tickets.loadFailed')} onRetry={() => void refetch()} />
    return <Skeleton className="h-64" />
  }
  return <Weeks weeks={data.weeks} />
}

function Weeks({ weeks }: { readonly weeks: readonly SupportWeek[] }) {
  const { t, language } = useTranslation()
  const [isTable, setTable] = useState(false)
  const nameOf = ({ from }: SupportWeek) => daysInWords({ from, to: lastDayOf(from) }, language)
  const buckets = weeks.map((week, at) => ({
    label: dayLabel(week.from, language),
    name: nameOf(week),
    isIncomplete: at === weeks.length - 1,
  }))
  const inTenths = (value: number) => formatNumber(oneDecimal(value), language)
  const chart = (name: string, lines: Parameters<typeof TimeChart>[0]['lines'], textOf?: (value: number) => string) => (
    <div className="min-w-0">
      <h3 className="mb-1 text-14 font-[650]">{name}</h3>
      <TimeChart label={name} buckets={buckets} lines={lines} {...(textOf && { textOf })} />
    </div>
  )
  return (
    <FigurePanel
      title={t('tickets.weeks', { count: weeks.length })}
      what={t('tickets.weeksWhat')}
      isTable={isTable}
      onToggle={() => setTable(!isTable)}
      table={{
        columns: [
          { key: 'week', name: t('tickets.week'), kind: 'text' },
          { key: 'opened', name: t('tickets.opened'), kind: 'count' },
          { key: 'solved', name: t('tickets.solved'), kind: 'count' },
          { key: 'first', name: t('tickets.firstReplyHours'), kind: 'ratio' },
          { key: 'rating', name: t('tickets.satisfaction'), kind: 'ratio' },
          { key: 'ratings', name: t('tickets.ratings'), kind: 'count' },
        ],
        rows: weeks
          .map((week) => ({
            key: week.from,
            cells: [nameOf(week), week.opened, week.solved, hoursOf(week), week.rating, week.ratings],
          }))
          .toReversed(),
      }}
      chart={
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
          {chart(t('tickets.firstReplyHours'), [{ name: t('tickets.median'), values: weeks.map(hoursOf) }], inTenths)}
          {chart(t('tickets.openedAndSolved'), [
            { name: t('tickets.solved'), values: weeks.map(({ solved }) => solved) },
            { name: t('tickets.opened'), values: weeks.map(({ opened }) => opened) },
          ])}
          {chart(
            t('tickets.satisfaction'),
            [{ name: t('tickets.stars'), values: weeks.map(({ rating }) => rating) }],
            inTenths,
          )}
        </div>
      }
    />
  )
}
