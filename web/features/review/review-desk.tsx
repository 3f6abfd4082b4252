import { CircleCheck, Keyboard } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DomainDispute } from './domain-dispute.tsx'
import { NoticeItem } from './notice-item.tsx'
import { QueueList } from './queue-list.tsx'
import { ReviewItem } from './review-item.tsx'
import { useOpenedClaim } from './use-opened-claim.ts'
import { type Review, useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

const COUNTS = [
  ['brands', 'review.brandsWait'],
  ['products', 'review.productsWait'],
  ['notices', 'review.noticesWait'],
  ['domains', 'review.domainsWait'],
] as const

/** Product 14: the queue at the left, the item at the right; on phones one after the other. */
export function ReviewDesk({ canDecide }: { readonly canDecide: boolean }) {
  const { t } = useTranslation()
  const review = useReview()
  const searchField = useRef<HTMLInputElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  useReviewKeys({
    j: () => review.move(1),
    k: () => review.move(-1),
    ...(canDecide && { n: () => void review.takeNext() }),
    '/': () => searchField.current?.focus(),
    '?': () => setShowsKeys(true),
  })
  const { queue, open } = review
  useOpenedClaim(review, canDecide)
  const counts =
    queue && COUNTS.filter(([kind]) => queue[kind] > 0).map(([kind, key]) => t(key, { count: queue[kind] }))
  return (
    <>
      <DeskHead
        title={t('review.title')}
        state={counts?.join(' · ')}
        more={
          <>
            <IconButton
              label={t('review.keys')}
              icon={<Keyboard aria-hidden size={20} />}
              onClick={() => setShowsKeys(true)}
              className="max-lg:hidden!"
            />
            {canDecide && (
              <Button
                size="s"
                busy={review.isTaking}
                title={t('review.nextHint')}
                onClick={() => void review.takeNext()}
              >
                {t('review.next')}
              </Button>
            )}
          </>
        }
      />
      <div className="mt-5">
        {review.hasFailed ? (
          <RetryRow text={t('review.loadFailed')} onRetry={review.retry} />
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)] xl:gap-8">
            <div
              // A long queue scrolls by itself, beside the top of what is open.
              className={classes(
                'min-w-0 lg:sticky lg:top-[calc(var(--banner-height)+1rem)] lg:max-h-[calc(100dvh-var(--banner-height)-2rem)] lg:overflow-y-auto lg:overscroll-contain lg:pr-1',
                open !== null && 'max-lg:hidden',
              )}
            >
              {queue ? <QueueList review={review} searchField={searchField} /> : <Skeleton className="h-64" />}
            </div>
            <div className={classes('min-w-0', !open && (queue?.items.length ?? 0) > 0 && 'max-lg:hidden')}>
              {open ? (
                <Open key={`${open.type} ${open.id}`} target={open} review={review} canDecide={canDecide} />
              ) : (
                queue && <Nothing review={review} />
              )}
            </div>
          </div>
        )}
      </div>
      <Keys isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  )
}

interface OpenProps {
  readonly target: NonNullable<Review['open']>
  readonly review: Review
  readonly canDecide: boolean
}

function Open({ target: { type, id }, ...rest }: OpenProps) {
  if (type === 'domain') return <DomainDispute id={id} {...rest} />
  if (type === 'notice') return <NoticeItem id={id} {...rest} />
  return <ReviewItem target={{ type, id }} {...rest} />
}

function Nothing({ review: { queue, words } }: { readonly review: Review }) {
  const { t } = useTranslation()
  const isDone = words === '' && queue?.items.length === 0
  return (
    <EmptyState
      icon={<CircleCheck size={36} />}
      title={t(isDone ? 'review.nothingTitle' : 'review.chooseTitle')}
      text={t(isDone ? 'review.nothingText' : 'review.chooseText')}
    />
  )
}

const KEYS = [
  ['N', 'review.key-next'],
  ['A', 'review.key-approve'],
  ['R', 'review.key-reject'],
  ['C', 'review.key-changes'],
  ['J / K', 'review.key-move'],
  ['/', 'review.key-search'],
  ['?', 'review.key-keys'],
] as const

function Keys({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('review.keysTitle')}>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-3">
        {KEYS.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-control border border-edge px-2 py-0.5 text-14 font-[650]">{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
