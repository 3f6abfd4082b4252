import { ChartNoAxesColumn } from 'lucide-react'
import { AD_PEOPLE_DAYS } from '#contract/ads.limits.ts'
import type { CampaignReport as Report } from '#contract/campaign-report.ts'
import { CAMPAIGN_PAGES } from '#contract/campaigns.limits.ts'
import { daysInWords, shortDay } from '#web/i18n/day-labels.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { OwnDays, RangeField } from '#web/ui/figures/range-fields.tsx'
import { countDays, daysLater } from '#web/ui/figures/ranges.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { useCampaigns } from '../use-campaigns.ts'
import { MissedPanel, RowsPanel, TimePanel } from './report-panels.tsx'
import { daysIn } from './report-tables.ts'
import { ReportTiles } from './report-tiles.tsx'
import { REPORT_RANGES, type ReportView, useReportView, withRange } from './report-view.ts'
import { useReport } from './use-report.ts'

/** Product 5, "Bericht": figures of one campaign, or of all or a chosen one. */
export function CampaignReport({ campaign }: { readonly campaign?: string }) {
  const { t } = useTranslation()
  const { view, today, show } = useReportView()
  const { data, isPlaceholderData, isError, refetch } = useReport(view, campaign ?? view.campaign)
  const shown = isError && isPlaceholderData ? undefined : data
  return (
    <section aria-label={t('adreport.title')} className="flex flex-col gap-5">
      {campaign && <h2 className="-mb-2 text-18 font-[700]">{t('adreport.title')}</h2>}
      <Controls view={view} today={today} hasCampaigns={!campaign} onChange={show} />
      {!shown && isError && <RetryRow text={t('adreport.failed')} onRetry={() => void refetch()} />}
      {!shown && !isError && <ReportSkeleton />}
      {shown && <Figures report={shown} view={view} today={today} isStale={isPlaceholderData} onChange={show} />}
    </section>
  )
}

interface ControlsProps {
  readonly view: ReportView
  readonly today: string
  /** One of them can be chosen. */
  readonly hasCampaigns: boolean
  readonly onChange: (view: ReportView) => void
}

function Controls({ view, today, hasCampaigns, onChange }: ControlsProps) {
  const { t } = useTranslation()
  const { data } = useCampaigns(true, hasCampaigns)
  const campaigns = data?.campaigns ?? []
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">{t('adreport.controls')}</legend>
      <div className="grid grid-cols-2 gap-3 md:w-2/3 lg:w-1/2 [&_select]:pr-9! [&_select]:pl-3! [&_select]:text-14!">
        <RangeField
          ranges={REPORT_RANGES}
          range={view.range}
          onChange={(range) => onChange(withRange(view, range, today))}
        />
        {hasCampaigns && data && (
          <SelectField
            label={t('adreport.ofCampaign')}
            value={campaigns.some(({ id }) => id === view.campaign) ? (view.campaign ?? '') : ''}
            options={[
              { value: '', label: t('adreport.allCampaigns') },
              ...campaigns.map(({ id, form }) => ({ value: id, label: form.name })),
            ]}
            onChange={(id) => onChange({ ...view, campaign: id || undefined })}
          />
        )}
      </div>
      {view.range === 'custom' && (
        <OwnDays
          key={`${view.from} ${view.to}`}
          days={view}
          today={today}
          most={CAMPAIGN_PAGES.reportDays}
          onChange={(days) => onChange({ ...view, ...days })}
        />
      )}
    </fieldset>
  )
}

interface FiguresProps {
  readonly report: Report
  readonly view: ReportView
  readonly today: string
  /** The figures are those of the days before. */
  readonly isStale: boolean
  readonly onChange: (view: ReportView) => void
}

function Figures({ report, view, today, isStale, onChange }: FiguresProps) {
  const days = daysIn(view, report)
  if (report.rows.length === 0 && report.missed.length === 0) {
    return <NothingShown view={view} today={today} onChange={onChange} />
  }
  const panel = { report, view, isStale, onChange }
  return (
    <>
      <Notes report={report} view={view} today={today} />
      <ReportTiles report={report} days={days} />
      <TimePanel {...panel} days={days} today={today} />
      <MissedPanel {...panel} />
      <RowsPanel {...panel} />
    </>
  )
}

/** What is shown, and what is unknown and why. */
function Notes({ report, view, today }: Pick<FiguresProps, 'report' | 'view' | 'today'>) {
  const { t, language } = useTranslation()
  return (
    <div className="tabular flex max-w-prose flex-col gap-1 text-14 text-muted">
      <p>
        {daysInWords(view, language)}. {t('adreport.age')}
      </p>
      {report.rows.some(({ reach }) => reach === null) && (
        <p>{t('adreport.tooOld', { day: shortDay(daysLater(today, 1 - AD_PEOPLE_DAYS), language) })}</p>
      )}
      {!report.hasOrders && (
        <p>
          {t('adreport.noOrders')}{' '}
          <Link href={PATHS.settings} className="underline underline-offset-4">
            {t('adreport.ordersHow')}
          </Link>
        </p>
      )}
      {report.isCut && <p>{t('adreport.cut', { count: formatNumber(CAMPAIGN_PAGES.reportRows, language) })}</p>}
    </div>
  )
}

const LONG = '90d'

function NothingShown({ view, today, onChange }: Omit<FiguresProps, 'report' | 'isStale'>) {
  const { t } = useTranslation()
  const longer = withRange(view, LONG, today)
  return (
    <EmptyState icon={<ChartNoAxesColumn size={36} />} title={t('adreport.emptyTitle')} text={t('adreport.emptyText')}>
      {(countDays(view) < countDays(longer) || view.to !== today) && (
        <Button onClick={() => onChange(longer)}>{t('adreport.emptyLonger', { days: countDays(longer) })}</Button>
      )}
    </EmptyState>
  )
}

function ReportSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{t('ui.loading')}</span>
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3 xl:grid-cols-6">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
          <Skeleton key={each} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-72" />
    </div>
  )
}
