import { ChartNoAxesColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import { isNotFound } from '#web/api/call-failure.ts'
import { daysInWords } from '#web/i18n/day-labels.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { countDays } from '#web/ui/figures/ranges.ts'
import { Link } from '#web/ui/page/link.tsx'
import { AudiencePanel } from './audience-panel.tsx'
import { Controls } from './controls.tsx'
import { FunnelPanel } from './funnel-panel.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { ListPanel } from './list-panel.tsx'
import { PlanNote } from './plan-note.tsx'
import { TimePanel } from './time-panel.tsx'
import { Totals } from './totals.tsx'
import { type Figures, type Series, useBreakdown, useSeries } from './use-insights.ts'
import { useView } from './use-view.ts'
import { LISTED_BY, type View, withRange } from './view.ts'

interface InsightsViewProps {
  /** Id; all products of the brand without one. */
  readonly product?: string
  /** Above the controls, with the name of the product once it is known. */
  readonly head?: (name: string | null | undefined) => ReactNode
  /** Address of the page of a product in the same view. */
  readonly hrefOf?: (product: string, view: View) => string
  readonly children?: ReactNode
}

/** Figures of the brand, or of one product: sums, over time, as a funnel, by property, and by hour. */
export function InsightsView({ product, head, hrefOf, children }: InsightsViewProps) {
  const { t } = useTranslation()
  const { view, today, show } = useView()
  const series = useSeries(view, product)
  const { answer, error, retry } = series
  if (product && isNotFound(error)) {
    return (
      <EmptyState
        icon={<ChartNoAxesColumn size={36} />}
        title={t('insights.unknownProduct')}
        text={t('insights.unknownProductText')}
      >
        <Link href={PATHS.insights} className={buttonLook('outline')}>
          {t('insights.toAll')}
        </Link>
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {head?.(answer?.product)}
      <Controls view={view} today={today} onChange={show} />
      {error !== null && <RetryRow text={t('insights.failed')} onRetry={retry} />}
      {error === null && !answer && <FiguresSkeleton />}
      {error === null && answer && (
        <Panels
          series={series}
          answer={answer}
          view={view}
          product={product}
          today={today}
          show={show}
          hrefOf={hrefOf}
        />
      )}
      {children}
    </div>
  )
}

interface PanelsProps {
  readonly series: Figures<Series>
  readonly answer: Series
  readonly view: View
  readonly product: string | undefined
  readonly today: string
  readonly show: (view: View) => void
  readonly hrefOf: InsightsViewProps['hrefOf'] | undefined
}

/** What one product has more than one value of. */
const OF_PRODUCT = ['source', 'device'] as const

function Panels({ series, answer, view, product, today, show, hrefOf }: PanelsProps) {
  const { t } = useTranslation()
  const groups = product ? OF_PRODUCT : LISTED_BY
  const by = groups.find((each) => each === view.by) ?? groups[0]
  const promotion = useBreakdown(view, product, 'promotion')
  const list = useBreakdown(view, product, by)
  const hours = useBreakdown(view, product, 'weekday-hour')
  const panel = { view, onChange: show }
  const note = (
    <>
      <ShownDays answer={answer} />
      <PlanNote series={answer} view={view} />
    </>
  )
  if (isEmpty(answer)) {
    return (
      <>
        {note}
        <NothingYet view={view} today={today} show={show} />
      </>
    )
  }
  return (
    <>
      {note}
      <Totals series={answer} step={view.step} onStep={(step) => show({ ...view, step })} />
      <TimePanel {...panel} series={answer} isStale={series.isStale} />
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <Loaded figures={promotion} text={t('insights.failed')}>
          {(found) => <FunnelPanel {...panel} series={answer} promotion={found} isStale={promotion.isStale} />}
        </Loaded>
        <Loaded figures={list} text={t('insights.failed')}>
          {(found) => (
            <ListPanel
              {...panel}
              breakdown={found}
              isStale={list.isStale}
              groups={groups}
              hrefOf={hrefOf && ((id) => hrefOf(id, view))}
            />
          )}
        </Loaded>
      </div>
      <Loaded figures={hours} text={t('insights.failed')}>
        {(found) => <HoursPanel {...panel} breakdown={found} isStale={hours.isStale} />}
      </Loaded>
      {!product && <AudiencePanel {...panel} />}
    </>
  )
}

interface LoadedProps<T> {
  readonly figures: Figures<T>
  readonly text: string
  readonly children: (answer: T) => ReactNode
}

/** One panel may fail while the others are shown. */
function Loaded<T>({ figures: { answer, error, retry }, text, children }: LoadedProps<T>) {
  if (error !== null) return <RetryRow text={text} onRetry={retry} />
  return answer === undefined ? <Skeleton className="h-72" /> : children(answer)
}

function ShownDays({ answer: { range, comparison } }: { readonly answer: Series }) {
  const { t, language } = useTranslation()
  const days = daysInWords(range, language)
  return (
    <p className="tabular text-14 text-muted">
      {comparison ? t('insights.state', { days, before: daysInWords(comparison, language) }) : days}.{' '}
      {t('insights.age')}
    </p>
  )
}

const isEmpty = ({ range: { totals }, orders }: Series): boolean =>
  [...Object.values(totals), orders?.organic ?? 0, orders?.promoted ?? 0].every((total) => total === 0)

function NothingYet({ view, today, show }: Pick<PanelsProps, 'view' | 'today' | 'show'>) {
  const { t } = useTranslation()
  return (
    <EmptyState icon={<ChartNoAxesColumn size={36} />} title={t('insights.emptyTitle')} text={t('insights.emptyText')}>
      {(countDays(view) < 90 || view.to !== today) && (
        <Button onClick={() => show(withRange({ ...view, promoted: undefined }, '90d', today))}>
          {t('insights.emptyLonger', { days: 90 })}
        </Button>
      )}
    </EmptyState>
  )
}

function FiguresSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{t('ui.loading')}</span>
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3 xl:grid-cols-6">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
          <Skeleton key={each} className="h-32" />
        ))}
      </div>
      <Skeleton className="h-72" />
    </div>
  )
}
