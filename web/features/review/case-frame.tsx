import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { QueueEntry, Review } from './use-review.ts'

interface CaseFrameProps {
  readonly review: Review
  readonly hasFailed: boolean
  readonly onRetry: () => void
  /** Null while it loads. */
  readonly children: ReactNode
}

/** The open item: the way back on phones, and what is shown while it loads or when that failed. */
export function CaseFrame({ review, hasFailed, onRetry, children }: CaseFrameProps) {
  const { t } = useTranslation()
  useEffect(() => {
    // Every item begins at its top, however far the list or the item before was scrolled.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <article className="min-w-0">
      <Button tone="ghost" size="s" onClick={() => review.show(null)} className="mb-2 -ml-4 lg:hidden">
        <ArrowLeft aria-hidden size={18} />
        {t('review.back')}
      </Button>
      {children ??
        (hasFailed ? <RetryRow text={t('review.loadFailed')} onRetry={onRetry} /> : <Skeleton className="h-96" />)}
    </article>
  )
}

interface CaseHeadProps {
  readonly title: string
  readonly sub: string
  readonly claim: QueueEntry['claim']
  /** The reader works for a brand that it concerns. */
  readonly isOwnBrand: boolean
}

export function CaseHead({ title, sub, claim, isOwnBrand }: CaseHeadProps) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="text-22 leading-tight font-[750] [overflow-wrap:anywhere]">{title}</h2>
      <p className="text-14 text-muted">{sub}</p>
      {claim && (
        <p role="status" className="mt-2 text-14 font-[600]">
          {claim.isOwn ? t('review.claimOwn') : t('review.claimOther', { username: claim.username })}
        </p>
      )}
      {isOwnBrand && (
        <p className="mt-3 rounded-control border border-signal px-4 py-3 text-14 font-[600]">{t('review.ownBrand')}</p>
      )}
    </>
  )
}

/** The buttons of a decision, always in view. */
export const DecisionBar = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap gap-2 border-t border-line bg-paper p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] *:flex-1 md:mx-0 md:px-0 md:*:flex-none">
    {children}
  </div>
)
