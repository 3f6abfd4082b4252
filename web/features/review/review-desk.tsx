import { CircleCheck, Keyboard } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { KeysDialog } from '#web/ui/desk/keys-dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { DomainDispute } from './domain-dispute.tsx'
import { QueueColumns } from './queue-columns.tsx'
import { ReviewItem } from './review-item.tsx'
import { useOpenedClaim } from './use-opened-claim.ts'
import { type Review, useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

const COUNTS = [
  ['brands', 'review.brandsWait'],
  ['products', 'review.productsWait'],
  ['domains', 'review.domainsWait'],
] as const

/** Product 14: the queue at the left, the item at the right; on phones one after the other. */
export function ReviewDesk({ canDecide }: { readonly canDecide: boolean }) {
  const { t } = useTranslation()
  const review = useReview('review')
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
        <QueueColumns review={review} searchField={searchField} nothing={<Nothing review={review} />}>
          {open && <Open key={`${open.type} ${open.id}`} target={open} review={review} canDecide={canDecide} />}
        </QueueColumns>
      </div>
      <KeysDialog title={t('review.keysTitle')} keys={KEYS} isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
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
  return type === 'brand' || type === 'product' ? <ReviewItem target={{ type, id }} {...rest} /> : null
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
