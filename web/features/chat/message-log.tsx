import { ArrowDown } from 'lucide-react'
import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage, Thread } from '#contract/conversation.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { dayOf } from '#web/i18n/dates.ts'
import { loadWords, useTranslation } from '#web/i18n/language.ts'
import { formatNearDay } from '#web/i18n/recent-moment.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'
import { Bubble, UnsentBubble } from './bubble.tsx'
import { type ChatPlace, pathOf } from './chat-place.ts'
import { partnerName } from './partner-name.ts'
import type { Unsent } from './stored-chat.ts'

/** The reasons for a report have their words with the form for visitors. */
const reportDialog = lazyPart(async () => {
  const [{ ReportDialog }] = await Promise.all([import('./report-dialog.tsx'), loadWords('contact')])
  return ReportDialog
})

interface MessageLogProps {
  readonly place: ChatPlace
  readonly thread: Thread
  readonly unsent: readonly Unsent[]
  readonly older: { readonly state: 'idle' | 'loading' | 'failed'; readonly load: () => Promise<void> }
  readonly isTyping: boolean
}

/** The messages of a conversation by day, the last one at the foot, and what is on its way. */
export function MessageLog({ place, thread, unsent, older, isTyping }: MessageLogProps) {
  const { t } = useTranslation()
  const { conversation, messages, hasOlder } = thread
  const [reported, setReported] = useState<ChatMessage | null>(null)
  const Report = useLazyPart(reportDialog, reported !== null, () => setReported(null))
  const onTheWay = unsent.filter(({ id }) => !messages.some((message) => message.id === id))
  const log = useRef<HTMLDivElement>(null)
  const { isAtEnd, toEnd } = useScroll(log, messages, onTheWay.length)
  const name = partnerName(conversation, place, t)
  const last = messages.at(-1)
  const lastOwn = messages.findLast(({ side, isAutomatic }) => side === conversation.ownSide && !isAutomatic)
  return (
    <div className="relative min-h-0 flex-1">
      {/* New messages are announced below: a log would read out the older ones, too, when they are loaded. */}
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={t('chat.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        tabIndex={0}
        className="flex h-full flex-col overflow-y-auto overscroll-contain px-3 py-4 outline-offset-[-2px] sm:px-4"
      >
        <div className="mt-auto" />
        {hasOlder && (
          <Button
            tone="ghost"
            size="s"
            busy={older.state === 'loading'}
            onClick={() => void older.load()}
            className="self-center"
          >
            {t(older.state === 'failed' ? 'chat.olderFailed' : 'chat.older')}
          </Button>
        )}
        <Messages
          place={place}
          thread={thread}
          name={name}
          seen={lastOwn && seenOf(lastOwn, thread)}
          lastOwn={lastOwn?.seq}
          onReport={setReported}
        />
        {onTheWay.length > 0 && (
          <ol className="mt-2 flex flex-col gap-2">
            {onTheWay.map((one) => (
              <UnsentBubble key={one.id} unsent={one} />
            ))}
          </ol>
        )}
      </div>
      {!isAtEnd && (
        <Button
          tone="outline"
          size="s"
          onClick={toEnd}
          className="absolute! bottom-3 left-1/2 -translate-x-1/2 bg-surface! shadow-card"
        >
          <ArrowDown aria-hidden size={16} />
          {t('chat.toEnd')}
        </Button>
      )}
      <LiveRegion
        text={
          isTyping
            ? t('chat.typingBy', { name })
            : last && last.side !== conversation.ownSide
              ? t('chat.heard', { name, text: last.text || t('chat.pictures', { count: last.pictures.length }) })
              : ''
        }
      />
      {Report && (
        <Report place={place} conversationId={conversation.id} message={reported} onClose={() => setReported(null)} />
      )}
    </div>
  )
}

const seenOf = ({ seq }: ChatMessage, { conversation }: Thread) =>
  seq <= conversation.partnerReadSeq ? 'read' : seq <= conversation.partnerDeliveredSeq ? 'delivered' : 'sent'

interface MessagesProps {
  readonly place: ChatPlace
  readonly thread: Thread
  readonly name: string
  /** How far the last own message has come, and which one it is. */
  readonly seen: ReturnType<typeof seenOf> | undefined
  readonly lastOwn: number | undefined
  readonly onReport: (message: ChatMessage) => void
}

function Messages({ place, thread, name, seen, lastOwn, onReport }: MessagesProps) {
  const { t, language } = useTranslation()
  const timezone = useTimezone()
  const { messages, conversation } = thread
  const day = ({ createdAt }: ChatMessage) => dayOf(new Date(createdAt), timezone)
  return (
    <ol className="flex flex-col gap-2">
      {messages.map((message, at) => {
        const before = messages[at - 1]
        const isOwn = message.side === conversation.ownSide
        return (
          <Fragment key={message.seq}>
            {(!before || day(before) !== day(message)) && (
              <li className="my-3 self-center rounded-pill bg-line px-3 py-1 text-12 font-[600]">
                {formatNearDay(message.createdAt, language, timezone)}
              </li>
            )}
            <Bubble
              message={message}
              isOwn={isOwn}
              name={isOwn ? ownName(message, place, t(message.isAutomatic ? 'chat.automatic' : 'chat.you')) : name}
              hosts={conversation.linkHosts}
              pictures={{ path: pathOf(place, conversation.id), brandId: place.brandId }}
              seen={message.seq === lastOwn ? seen : undefined}
              onReport={place.reader === 'staff' ? undefined : () => onReport(message)}
            />
          </Fragment>
        )
      })}
    </ol>
  )
}

/** At a desk several people answer. */
const ownName = ({ author }: ChatMessage, { reader }: ChatPlace, you: string) =>
  reader === 'user' ? you : (author ?? you)

/** So many pixels above its foot still count as its foot. */
const NEAR_END = 80

/** Stays at the foot while messages arrive, and where it is when older ones are added above. */
function useScroll(log: RefObject<HTMLDivElement | null>, messages: readonly ChatMessage[], waiting: number) {
  const [isAtEnd, setAtEnd] = useState(true)
  const first = messages[0]?.seq ?? 0
  const before = useRef({ first, height: 0, atEnd: true, waiting })
  useLayoutEffect(() => {
    const element = log.current
    if (!element) return
    const was = before.current
    if (first < was.first) element.scrollTop += element.scrollHeight - was.height
    else if (was.atEnd || waiting > was.waiting) element.scrollTop = element.scrollHeight
    before.current = { ...was, first, height: element.scrollHeight, waiting }
  })
  useEffect(() => {
    const element = log.current
    if (!element) return
    const follow = () => {
      const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
      before.current.atEnd = atEnd
      setAtEnd(atEnd)
    }
    const keep = new ResizeObserver(() => {
      // The keyboard of a phone opened, or the field grew.
      if (before.current.atEnd) element.scrollTop = element.scrollHeight
    })
    keep.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      keep.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [log])
  return { isAtEnd, toEnd: () => log.current?.scrollTo({ top: log.current.scrollHeight }) }
}
