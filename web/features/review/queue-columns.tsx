import type { ReactNode, RefObject } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { QueueList } from './queue-list.tsx'
import type { Review } from './use-review.ts'

interface QueueColumnsProps {
  readonly review: Review
  readonly searchField?: RefObject<HTMLInputElement | null>
  /** Shown while nothing is open. */
  readonly nothing: ReactNode
  /** What is open; null: nothing. */
  readonly children: ReactNode
}

/** A queue at the left and what is open of it at the right; on phones one after the other. */
export function QueueColumns({ review, searchField, nothing, children }: QueueColumnsProps) {
  const { t } = useTranslation()
  const { queue, open } = review
  if (review.hasFailed) return <RetryRow text={t('review.loadFailed')} onRetry={review.retry} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)] xl:gap-8">
      <div
        // A long queue scrolls by itself, beside the top of what is open.
        className={classes(
          'min-w-0 lg:sticky lg:top-[calc(var(--banner-height)+1rem)] lg:max-h-[calc(100dvh-var(--banner-height)-2rem)] lg:overflow-y-auto lg:overscroll-contain lg:pr-1',
          open !== null && 'max-lg:hidden',
        )}
      >
        {queue ? <QueueList review={review} {...(searchField && { searchField })} /> : <Skeleton className="h-64" />}
      </div>
      <div className={classes('min-w-0', !open && (queue?.items.length ?? 0) > 0 && 'max-lg:hidden')}>
        {open ? children : queue && nothing}
      </div>
    </div>
  )
}
