import { CircleCheck, Keyboard, MessageSquareText } from 'lucide-react'
import { useRef, useState } from 'react'
import { SUPPORT_FIGURE_DAYS } from '#contract/support.limits.ts'
import { useSession } from '#web/api/session.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { percent } from '#web/i18n/percent.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { KeysDialog } from '#web/ui/desk/keys-dialog.tsx'
import { useKeys } from '#web/ui/desk/use-keys.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { OpenTicket } from './open-ticket.tsx'
import { SavedRepliesDialog } from './saved-replies-dialog.tsx'
import { TicketFigures } from './ticket-figures.tsx'
import { TicketQueue } from './ticket-queue.tsx'
import { type TicketDesk as Desk, useTicketDesk } from './use-ticket-desk.ts'

/** Product 13: the queue at the left, the ticket at the right; on phones one after the other. */
export function TicketDesk() {
  const { t } = useTranslation()
  const desk = useTicketDesk()
  const user = useSession()
  const searchField = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<'keys' | 'saved' | null>(null)
  useKeys({
    j: () => desk.move(1),
    k: () => desk.move(-1),
    n: () => void desk.takeNext(),
    '/': () => searchField.current?.focus(),
    '?': () => setShown('keys'),
  })
  const { queue, open } = desk
  const close = () => setShown(null)
  return (
    <>
      <DeskHead
        title={t('tickets.title')}
        state={queue && t('tickets.state', { waiting: queue.counts.waiting, late: queue.counts.late })}
        more={
          <>
            <IconButton
              label={t('tickets.savedReplies')}
              icon={<MessageSquareText aria-hidden size={20} />}
              onClick={() => setShown('saved')}
            />
            <IconButton
              label={t('tickets.keys')}
              icon={<Keyboard aria-hidden size={20} />}
              onClick={() => setShown('keys')}
              className="max-lg:hidden!"
            />
            <Button size="s" busy={desk.isTaking} title={t('tickets.nextHint')} onClick={() => void desk.takeNext()}>
              {t('tickets.next')}
            </Button>
          </>
        }
      />
      <Figures desk={desk} />
      <div className="mt-5">
        {desk.hasFailed ? (
          <RetryRow text={t('tickets.loadFailed')} onRetry={desk.retry} />
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] xl:gap-8">
            <div className={classes('min-w-0', open !== null && 'max-lg:hidden')}>
              {queue ? <TicketQueue desk={desk} searchField={searchField} /> : <Skeleton className="h-64" />}
            </div>
            <div className={classes('min-w-0', open === null && (queue?.tickets.length ?? 0) > 0 && 'max-lg:hidden')}>
              {open === null ? (
                queue && <Nothing desk={desk} />
              ) : (
                <OpenTicket key={open} id={open} username={user?.username ?? ''} />
              )}
            </div>
          </div>
        )}
      </div>
      <KeysDialog title={t('tickets.keys')} keys={KEYS} isOpen={shown === 'keys'} onClose={close} />
      <SavedRepliesDialog isOpen={shown === 'saved'} onClose={close} />
    </>
  )
}

function Figures({ desk }: { readonly desk: Desk }) {
  const { queue } = desk
  const { t, language } = useTranslation()
  if (!queue) return null
  const { rating, firstRepliesInTimePercent: inTime } = queue.figures
  const unknown = t('tickets.unknown')
  const figures = {
    days: SUPPORT_FIGURE_DAYS,
    rating: rating === null ? unknown : formatNumber(Math.round(rating * 10) / 10, language),
    percent: inTime === null ? unknown : percent(inTime / 100, language),
  }
  const { showsWeeks } = desk
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-14 text-muted">
        {t('tickets.figures', figures)}
        <Button tone="ghost" size="s" aria-expanded={showsWeeks} onClick={() => desk.goTo({ showsWeeks: !showsWeeks })}>
          {t(showsWeeks ? 'tickets.hideFigures' : 'tickets.showFigures')}
        </Button>
      </p>
      {showsWeeks && (
        <div className="mt-4">
          <TicketFigures />
        </div>
      )}
    </>
  )
}

function Nothing({ desk: { queue, view, words } }: { readonly desk: Desk }) {
  const { t } = useTranslation()
  const icon = <CircleCheck size={36} />
  if ((queue?.tickets.length ?? 0) > 0)
    return <EmptyState icon={icon} title={t('tickets.chooseTitle')} text={t('tickets.chooseText')} />
  return view === 'waiting' && words === '' ? (
    <EmptyState icon={icon} title={t('tickets.emptyTitle')} text={t('tickets.emptyText')} />
  ) : (
    <EmptyState icon={icon} title={t('tickets.noneTitle')} text={t('tickets.noneText')} />
  )
}

const KEYS = [
  ['N', 'tickets.key-next'],
  ['J / K', 'tickets.key-move'],
  ['R', 'tickets.key-reply'],
  ['I', 'tickets.key-note'],
  ['A', 'tickets.key-take'],
  ['E', 'tickets.key-done'],
  ['⌘ ↵', 'tickets.key-send'],
  ['Esc', 'tickets.key-leave'],
  ['/', 'tickets.key-search'],
  ['?', 'tickets.key-keys'],
] as const
