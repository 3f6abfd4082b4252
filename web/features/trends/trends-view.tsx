import { TrendingUp } from 'lucide-react'
import { TREND } from '#contract/trends.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ChangeBars } from './change-bars.tsx'
import { OwnPlace } from './own-place.tsx'
import { RareSearchList } from './rare-searches.tsx'
import { useTrends } from './use-trends.ts'

/** Product 3: what people like more and less, on the whole platform. */
export function TrendsView() {
  const { t } = useTranslation()
  const { trends, hasFailed, retry } = useTrends()
  if (hasFailed) return <RetryRow text={t('trends.failed')} onRetry={retry} />
  if (!trends) return <TrendSkeletons />
  const most = Math.max(1, ...trends.kinds.flatMap(({ cells }) => cells.map((cell) => Math.abs(cell.changePercent))))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-2">
      {trends.from === null ? (
        <div className="lg:col-span-2">
          <EmptyState
            icon={<TrendingUp size={36} />}
            title={t('trends.empty')}
            text={t('trends.emptyText', { people: TREND.fewestPeople, brands: TREND.fewestBrands })}
          />
        </div>
      ) : (
        <>
          <p className="max-w-prose text-14 text-muted lg:col-span-2">
            {t('trends.what', { people: TREND.fewestPeople, brands: TREND.fewestBrands })}
          </p>
          {trends.kinds.map((part) => (
            <ChangeBars key={part.kind} part={part} most={most} />
          ))}
          <OwnPlace own={trends.own} />
        </>
      )}
      <RareSearchList />
    </div>
  )
}

function TrendSkeletons() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <span className="sr-only">{t('ui.loading')}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="border-t border-line pt-5">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="mt-4 h-28" />
        </div>
      ))}
    </div>
  )
}
