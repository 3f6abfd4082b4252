import type { CampaignEstimate } from '#contract/campaigns.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { amountRange } from './money.ts'
import type { useEstimate } from './use-campaigns.ts'

interface ExpectedClicksProps {
  readonly found: ReturnType<typeof useEstimate>
  /** What is needed before anything can be said. */
  readonly hint: string | null
}

/** Product 5: clicks a day as a range, and what it rests on. */
export function ExpectedClicks({ found, hint }: ExpectedClicksProps) {
  const { t } = useTranslation()
  return (
    <section aria-live="polite" className="rounded-sheet border border-line bg-surface p-5">
      <h2 className="text-14 font-[600] text-muted">{t('campaigns.expected')}</h2>
      {hint !== null && <p className="mt-1 text-14 text-muted">{hint}</p>}
      {hint === null && found.isError && (
        <RetryRow text={t('campaigns.expectedFailed')} onRetry={() => void found.refetch()} />
      )}
      {hint === null && !found.isError && !found.data && <Skeleton className="mt-1 h-16" />}
      {hint === null && !found.isError && found.data && <Range estimate={found.data} />}
    </section>
  )
}

function Range({ estimate: { clicksPerDay, priceCents, basis } }: { readonly estimate: CampaignEstimate }) {
  const { t, language } = useTranslation()
  const { low, high } = clicksPerDay
  const number = (value: number) => formatNumber(value, language)
  const clicks = low === high ? number(low) : t('campaigns.fromTo', { low: number(low), high: number(high) })
  const price = amountRange(priceCents, language, (ends) => t('campaigns.fromTo', ends))
  return (
    <>
      <p className="tabular mt-1 text-28 leading-tight font-[750]">{clicks}</p>
      <p className="tabular text-14 text-muted">{t('campaigns.expectedEach', { price })}</p>
      <p className="mt-2 text-14 text-muted">{t(`campaigns.basis-${basis}`)}</p>
    </>
  )
}
