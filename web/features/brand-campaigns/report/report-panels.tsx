import type { CampaignReport } from '#contract/campaign-report.ts'
import { useWorkspace } from '#web/api/workspace.ts'
import { dayLabel, dayName } from '#web/i18n/day-labels.ts'
import { formatNumber, formatPrice, formatRoundPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { percent } from '#web/i18n/percent.ts'
import { BarList } from '#web/ui/charts/bar-list.tsx'
import { TimeChart } from '#web/ui/charts/time-chart.tsx'
import { Definition } from '#web/ui/figures/definition.tsx'
import { ExportMenu } from '#web/ui/figures/export-menu.tsx'
import { FigurePanel } from '#web/ui/figures/figure-panel.tsx'
import { type FigureTable, sortedTable } from '#web/ui/figures/figure-table.ts'
import { FigureTableView } from '#web/ui/figures/figure-table-view.tsx'
import { dayTable, LOST, missedTable, ratio, rowTable } from './report-tables.ts'
import type { ReportPanel, ReportView } from './report-view.ts'

export interface PanelProps {
  readonly report: CampaignReport
  readonly view: ReportView
  readonly isStale: boolean
  readonly onChange: (view: ReportView) => void
}

const toggled = (view: ReportView, panel: ReportPanel): ReportView => ({
  ...view,
  tables: view.tables.includes(panel) ? view.tables.filter((each) => each !== panel) : [...view.tables, panel],
})

/** Writes exactly the table that is shown. */
function Export({
  title,
  table,
  view,
}: { readonly title: string; readonly table: FigureTable } & Pick<PanelProps, 'view'>) {
  const { handle } = useWorkspace()
  // Product 3: the name of the file, in both languages.
  return <ExportMenu title={title} table={table} fileName={`${handle}_werbung_${view.from}_${view.to}`} />
}

/** Cost and clicks by day: two charts, because euros and clicks have no common axis. */
export function TimePanel({
  days,
  today,
  ...panel
}: PanelProps & { days: readonly CampaignReport['days'][number][]; today: string }) {
  const words = useTranslation()
  const { t, language } = words
  const { view, isStale, onChange } = panel
  const title = t('adreport.time')
  const table = dayTable(days, words)
  const buckets = days.map(({ day }) => ({
    label: dayLabel(day, language),
    name: dayName(day, language),
    isIncomplete: day === today,
  }))
  // In cents, so that small amounts have small steps.
  const inEuros = (cents: number) =>
    cents % 100 === 0 ? formatRoundPrice(cents / 100, language) : formatPrice(cents / 100, language)
  return (
    <FigurePanel
      title={title}
      what={t('adreport.timeWhat')}
      table={table}
      isTable={view.tables.includes('time')}
      onToggle={() => onChange(toggled(view, 'time'))}
      more={<Export title={title} table={table} view={view} />}
      isStale={isStale}
      chart={
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          <TimeChart
            label={t('adreport.costChart')}
            buckets={buckets}
            lines={[{ name: t('adreport.cost'), values: days.map(({ costCents }) => costCents) }]}
            textOf={inEuros}
          />
          <TimeChart
            label={t('adreport.clicksChart')}
            buckets={buckets}
            lines={[
              { name: t('adreport.charged'), values: days.map(({ charged }) => charged) },
              { name: t('adreport.free'), values: days.map(({ free }) => free) },
            ]}
          />
        </div>
      }
    />
  )
}

/** Places that were sold, and those that were missed for want of budget, bid or audience. */
export function MissedPanel({ report, view, isStale, onChange }: PanelProps) {
  const words = useTranslation()
  const { t, language } = words
  const title = t('adreport.missed')
  const table = missedTable(report, words)
  const sumOf = (key: 'offered' | 'won' | (typeof LOST)[number]) =>
    report.missed.reduce((sum, each) => sum + each[key], 0)
  const offered = sumOf('offered')
  return (
    <FigurePanel
      title={title}
      what={t('adreport.missedWhat')}
      table={table}
      isTable={view.tables.includes('missed')}
      onToggle={() => onChange(toggled(view, 'missed'))}
      more={<Export title={title} table={table} view={view} />}
      isStale={isStale}
      chart={
        offered === 0 ? (
          <p className="text-14 text-muted">{t('adreport.missedNone')}</p>
        ) : (
          <BarList
            label={title}
            bars={(['won', ...LOST] as const).map((key) => {
              const value = sumOf(key)
              return {
                key,
                name: t(`adreport.${key}`),
                value,
                text: formatNumber(value, language),
                note: percent(ratio(value, offered) ?? 0, language),
              }
            })}
          />
        )
      }
    />
  )
}

/** Every figure by day, campaign and product; sorted by any column. */
export function RowsPanel({ report, view, isStale, onChange }: PanelProps) {
  const words = useTranslation()
  const { t, language } = words
  const { sort, isRising } = view
  const title = t('adreport.rows')
  const table = sortedTable(rowTable(report, words), { sort, isRising, language })
  const onSort = (key: string) =>
    onChange({
      ...view,
      sort: key,
      isRising: key === (sort ?? 'day') ? !isRising : key === 'campaign' || key === 'product',
    })
  return (
    <section className="relative min-w-0 border-t border-line pt-3">
      <header className="mb-2 flex items-center gap-1">
        <h2 className="min-w-0 text-18 font-[700]">{title}</h2>
        <Definition of={title} text={t('adreport.rowsWhat')} />
        <div className="ml-auto shrink-0 print:hidden">
          <Export title={title} table={table} view={view} />
        </div>
      </header>
      <div className={isStale ? 'opacity-50 transition-opacity' : 'transition-opacity'}>
        <FigureTableView label={title} table={table} sort={{ key: sort ?? 'day', isRising, onSort }} />
      </div>
    </section>
  )
}
