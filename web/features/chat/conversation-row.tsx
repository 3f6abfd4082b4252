import type { ConversationRow } from '#contract/conversation.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatMomentAndTime } from '#web/i18n/recent-moment.ts'
import { classes } from '#web/ui/classes.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import { UnreadCount } from '#web/ui/marks/unread-count.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Avatar } from './avatar.tsx'
import type { ChatPlace } from './chat-place.ts'
import { partnerName } from './partner-name.ts'
import { sideOf } from './use-chat.ts'

interface RowProps {
  readonly place: ChatPlace
  readonly row: ConversationRow
  readonly isOpen?: boolean
}

/** One conversation in a list: who, what was said last, when, and whether it was read. */
export function Row({ place, row, isOpen = false }: RowProps) {
  const { t } = useTranslation()
  const { id, kind, partner, unread, lastMessage, lastMessageAt } = row
  const isDesk = place.reader !== 'user'
  const said = lastMessage.isRemoved
    ? t('chat.removed')
    : lastMessage.text || t('chat.pictures', { count: lastMessage.pictures })
  const isOwn = lastMessage.side === sideOf(place)
  return (
    <Link
      href={place.address(id)}
      aria-current={isOpen ? 'page' : undefined}
      data-row
      className={classes(
        'flex min-h-18 items-center gap-3 rounded-control px-2 py-3 outline-offset-[-2px] hover:bg-line',
        isOpen && 'bg-line',
      )}
    >
      <Avatar partner={partner} isSupport={kind === 'support' && !isDesk} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className={classes('min-w-0 truncate', unread > 0 ? 'font-[750]' : 'font-[600]')}>
            {partnerName(row, place, t)}
          </span>
          <Moment at={lastMessageAt} className="shrink-0 text-12 text-muted" />
        </span>
        <span className="mt-0.5 flex items-center justify-between gap-3">
          <span className={classes('min-w-0 truncate text-14', unread > 0 ? 'font-[600]' : 'text-muted')}>
            {isOwn ? t('chat.saidOwn', { text: said }) : said}
          </span>
          <UnreadCount count={unread} />
        </span>
        {isDesk && <DeskLine row={row} />}
      </span>
    </Link>
  )
}

/** For those who answer: who waits, who answers, and what the team noted. */
function DeskLine({ row }: { readonly row: ConversationRow }) {
  const { t } = useTranslation()
  const { waitingSince, assignee, state, labels, snoozedUntil } = row
  const isWaiting = waitingSince !== null
  if (!isWaiting && !assignee && state !== 'done' && labels.length === 0 && snoozedUntil === null) return null
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-muted">
      {isWaiting && (
        <span className="font-[650] text-signal-text">
          {t('chat.waiting')} <Moment at={waitingSince} />
        </span>
      )}
      {state === 'done' && <span>{t('chat.state-done')}</span>}
      {snoozedUntil !== null && <Snoozed until={snoozedUntil} />}
      {assignee && <span>{assignee.isOwn ? t('chat.assignedOwn') : assignee.name}</span>}
      {labels.map((label) => (
        <span key={label} className="max-w-full truncate rounded-pill border border-edge px-2">
          {label}
        </span>
      ))}
    </span>
  )
}

/** Until when it is put aside, or that it is back. */
function Snoozed({ until }: { readonly until: string }) {
  const { t, language } = useTranslation()
  const timezone = useTimezone()
  if (Date.parse(until) <= Date.now())
    return <span className="font-[650] text-signal-text">{t('chat.snoozeOver')}</span>
  return <span>{t('chat.snoozedUntil', { when: formatMomentAndTime(until, language, timezone) })}</span>
}
