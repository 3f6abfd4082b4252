import { CircleCheck, Keyboard } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { KeysDialog } from '#web/ui/desk/keys-dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QueueColumns } from '../queue-columns.tsx'
import { useOpenedClaim } from '../use-opened-claim.ts'
import { type Review, useReview } from '../use-review.ts'
import { useReviewKeys } from '../use-review-keys.ts'
import { AppealItem } from './appeal-item.tsx'
import { NoticeItem } from './notice-item.tsx'
import { useUndo } from './use-undo.ts'

interface NoticesDeskProps {
  readonly canDecide: boolean
  /** The way to the other parts of the area. */
  readonly views: ReactNode
}

/** Reports of content and appeals, worked through with the keyboard: the queue at the left, what is open at the right. */
export function NoticesDesk({ canDecide, views }: NoticesDeskProps) {
  const { t } = useTranslation()
  const review = useReview('notices')
  const { queue, open } = review
  const undo = useUndo(review)
  const [showsKeys, setShowsKeys] = useState(false)
  useReviewKeys({
    j: () => review.move(1),
    k: () => review.move(-1),
    ...(canDecide && { n: () => void review.takeNext(), u: () => void undo.undo() }),
    '?': () => setShowsKeys(true),
  })
  useOpenedClaim(review, canDecide)
  const state = [
    queue && queue.notices > 0 && t('review.noticesWait', { count: queue.notices }),
    queue && queue.appeals > 0 && t('notices.appealsWait', { count: queue.appeals }),
  ].filter(Boolean)
  return (
    <>
      <DeskHead
        title={t('notices.title')}
        state={state.join(' · ')}
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
        {views}
        <QueueColumns review={review} nothing={<Nothing review={review} />}>
          {open?.type === 'notice' && (
            <NoticeItem key={open.id} id={open.id} review={review} canDecide={canDecide} onKept={undo.offer} />
          )}
          {open?.type === 'appeal' && <AppealItem key={open.id} id={open.id} review={review} canDecide={canDecide} />}
        </QueueColumns>
      </div>
      <KeysDialog title={t('review.keysTitle')} keys={KEYS} isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  )
}

function Nothing({ review: { queue } }: { readonly review: Review }) {
  const { t } = useTranslation()
  const isDone = queue?.items.length === 0
  return (
    <EmptyState
      icon={<CircleCheck size={36} />}
      title={t(isDone ? 'notices.nothingTitle' : 'review.chooseTitle')}
      text={t(isDone ? 'notices.nothingText' : 'notices.chooseText')}
    />
  )
}

const KEYS = [
  ['N', 'notices.key-next'],
  ['R', 'notices.key-act'],
  ['A', 'notices.key-keep'],
  ['Ctrl + Enter', 'notices.key-send'],
  ['U', 'notices.key-undo'],
  ['J / K', 'review.key-move'],
  ['?', 'review.key-keys'],
] as const
