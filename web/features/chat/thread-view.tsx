import type { ReactNode, RefObject } from 'react'
import { isNotFound } from '#web/api/call-failure.ts'
import { useIsOnline } from '#web/device/network.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'
import type { ChatPlace } from './chat-place.ts'
import { type About, Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { useUnsent } from './outbox.ts'
import { partnerName } from './partner-name.ts'
import { ThreadHead } from './thread-head.tsx'
import { TicketLinks } from './ticket-links.tsx'
import { useThread } from './use-chat.ts'
import { replyValuesOf } from './use-replies.tsx'

interface ThreadViewProps {
  readonly place: ChatPlace
  readonly id: string
  /** The product that the next message is about. */
  readonly about?: About
  /** The field for the next message, of a desk. */
  readonly field?: RefObject<HTMLTextAreaElement | null>
  /** Further controls in its head, of a desk. */
  readonly children?: ReactNode
}

/** A conversation: its head, its messages, and the field for the next one. */
export function ThreadView({ place, id, about, field, children }: ThreadViewProps) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const { query, partner: isTyping, older } = useThread(place, id)
  const to = { conversationId: id }
  const unsent = useUnsent(to)
  const { data: thread, isError, error } = query
  usePageName(place.reader === 'user' && thread ? partnerName(thread.conversation, place, t) : undefined)
  if (!thread) {
    if (!isError) return <Skeleton className="h-64" />
    if (isNotFound(error)) {
      const level = place.reader === 'user' ? 1 : 2
      return <NothingHere level={level} href={place.address(null)} label={t('chat.backToList')} />
    }
    return <RetryRow text={t(isOnline ? 'chat.threadFailed' : 'chat.offline')} onRetry={() => void query.refetch()} />
  }
  const { conversation } = thread
  return (
    <section
      aria-label={t('chat.with', { name: partnerName(conversation, place, t) })}
      className="flex h-full min-h-0 flex-col"
    >
      <ThreadHead place={place} conversation={conversation} isTyping={isTyping}>
        {children}
      </ThreadHead>
      <TicketLinks place={place} tickets={conversation.tickets} />
      <MessageLog place={place} thread={thread} unsent={unsent} older={older} isTyping={isTyping} />
      {conversation.lock === null ? (
        <Composer
          key={id}
          place={place}
          to={to}
          pictureLock={conversation.pictureLock}
          {...(about && { about })}
          field={field}
          {...(place.reader !== 'user' && { values: replyValuesOf(place, thread) })}
        />
      ) : (
        <p role="status" className="border-t border-line px-4 py-4 text-14 text-muted">
          {t(`chat.lock-${conversation.lock}`)}
        </p>
      )}
    </section>
  )
}
