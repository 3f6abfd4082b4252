import { isNotFound } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PricePanel } from './price-panel.tsx'
import { ReachPanel } from './reach-panel.tsx'
import { SizePanel } from './size-panel.tsx'
import { StartPanel } from './start-panel.tsx'
import { useProductInsights } from './use-product-insights.ts'

/** What a brand learns about one product beside its sums. */
export function ProductInsightPanels({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { insights, error, retry } = useProductInsights(id)
  // The figures above say so.
  if (isNotFound(error)) return null
  if (error) return <RetryRow text={t('productfigures.failed')} onRetry={retry} />
  if (!insights) return <PanelSkeletons />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-2">
      <StartPanel start={insights.start} />
      <ReachPanel reach={insights.reach} />
      <PricePanel price={insights.price} />
      {insights.size && <SizePanel size={insights.size} />}
    </div>
  )
}

function PanelSkeletons() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <span className="sr-only">{t('ui.loading')}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="border-t border-line pt-5">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="mt-4 h-8 w-1/2" />
          <Skeleton className="mt-4 h-4 w-5/6" />
        </div>
      ))}
    </div>
  )
}
