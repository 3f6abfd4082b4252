import type { ConversationRow } from '#contract/conversation.ts'
import { useTranslation } from '#web/i18n/language.ts'
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
  const { id, kind, partner, unread, lastMessage, lastMessageAt, waitingSince, assignee, state } = row
  const isDesk = place.reader !== 'user'
  const said = lastMessage.isRemoved
    ? t('chat.removed')
    : lastMessage.text || t('chat.pictures', { count: lastMessage.pictures })
  const isOwn = lastMessage.side === sideOf(place)
  const isWaiting = isDesk && waitingSince !== null
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
        {isDesk && (isWaiting || assignee || state === 'done') && (
          <span className="mt-1 flex flex-wrap gap-x-3 text-12 text-muted">
            {isWaiting && (
              <span className="font-[650] text-signal-text">
                {t('chat.waiting')} <Moment at={waitingSince} />
              </span>
            )}
            {state === 'done' && <span>{t('chat.state-done')}</span>}
            {assignee && <span>{assignee.isOwn ? t('chat.assignedOwn') : assignee.name}</span>}
          </span>
        )}
      </span>
    </Link>
  )
}
