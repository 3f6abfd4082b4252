import { Check, CheckCheck, Clock, Flag, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatMessage, ChatProduct } from '#contract/conversation.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { useOpensAgain } from './opens-again.ts'
import { discard, sendAgain } from './outbox.ts'
import { SentPictures, UnsentPictures } from './pictures/sent-pictures.tsx'
import type { Unsent } from './stored-chat.ts'
import { textParts } from './text-parts.ts'

interface BubbleProps {
  readonly message: ChatMessage
  readonly isOwn: boolean
  readonly name: string
  readonly hosts: readonly string[]
  /** Where its pictures lie. */
  readonly pictures: { readonly path: string; readonly brandId: string | null }
  /** Of the last own message: how far it has come. */
  readonly seen: 'sent' | 'delivered' | 'read' | undefined
  readonly onReport: (() => void) | undefined
}

/** One message, with what it is about and what a reader should know about it. */
export function Bubble({ message, isOwn, name, hosts, pictures, seen, onReport }: BubbleProps) {
  const { t, language } = useTranslation()
  const timezone = useTimezone()
  const { text, product, createdAt, isRemoved, isMasked, isAutomatic, warnings } = message
  const opensAgain = useOpensAgain(message.opensAt)
  const time = (
    <time dateTime={createdAt} className="text-12 opacity-75">
      {formatTime(createdAt, language, timezone)}
    </time>
  )
  return (
    <li className={classes('flex max-w-full flex-col', isOwn ? 'items-end' : 'items-start')}>
      <div className={classes('flex max-w-[min(85%,34rem)] items-center gap-1', isOwn && 'flex-row-reverse')}>
        <Body isOwn={isOwn} name={name}>
          {product && <ProductLine product={product} />}
          {!isRemoved && <SentPictures pictures={message.pictures} name={name} {...pictures} />}
          {isRemoved ? (
            <p className="italic opacity-80">{t('chat.removed')}</p>
          ) : text === '' ? null : (
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {textParts(text, hosts).map(({ text: part, href }, at) =>
                href === null ? (
                  part
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
                  <a key={at} href={href} target="_blank" rel="nofollow noopener noreferrer" className="link">
                    {part}
                  </a>
                ),
              )}
            </p>
          )}
          {opensAgain && !isRemoved && <p className="text-14 font-[650]">{opensAgain}</p>}
          {time}
        </Body>
        {!isOwn && !isRemoved && onReport && (
          <IconButton
            size={44}
            label={t('chat.report')}
            icon={<Flag aria-hidden size={16} />}
            onClick={onReport}
            className="text-muted!"
          />
        )}
      </div>
      {warnings.length > 0 && (
        <Note>{t('chat.warning', { what: warnings.map((one) => t(`chat.warning-${one}`)).join(', ') })}</Note>
      )}
      {isAutomatic && <p className="mt-1 text-12 text-muted">{t('chat.automatic')}</p>}
      {isMasked && <Note>{t('chat.masked')}</Note>}
      {seen && <Seen seen={seen} />}
    </li>
  )
}

interface BodyProps {
  readonly isOwn: boolean
  readonly name: string
  readonly children: ReactNode
}

function Body({ isOwn, name, children }: BodyProps) {
  return (
    <div
      className={classes(
        'flex min-w-0 flex-col gap-1 rounded-sheet px-4 py-2.5',
        isOwn ? 'rounded-br-control! bg-ink text-paper' : 'rounded-bl-control! border border-line bg-surface',
      )}
    >
      <span className="sr-only">{name}</span>
      {children}
    </div>
  )
}

/** The product that a message is about. Without a price: the chat is no offer. */
function ProductLine({ product: { id, name, picture, isOpenable } }: { readonly product: ChatProduct }) {
  const { t } = useTranslation()
  const content = (
    <>
      {picture && (
        <span className="block size-12 shrink-0 overflow-hidden rounded-control bg-line">
          <Picture source={picture} sizes="48px" alt="" className="size-full object-cover" />
        </span>
      )}
      <span className="min-w-0 text-14 font-[650] [overflow-wrap:anywhere]">{name || t('chat.productGone')}</span>
    </>
  )
  const look = 'my-1 flex min-h-12 max-w-full items-center gap-3 rounded-control border border-current/25 p-1.5 pr-3'
  if (!isOpenable) return <span className={look}>{content}</span>
  return (
    <Link href={to(PATHS.product, { productId: id })} className={classes(look, 'hover:border-current')}>
      {content}
    </Link>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p className="mt-1 flex max-w-[min(85%,34rem)] items-start gap-2 text-12 text-muted">
      <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

function Seen({ seen }: { readonly seen: 'sent' | 'delivered' | 'read' }) {
  const { t } = useTranslation()
  const Icon = seen === 'sent' ? Check : CheckCheck
  return (
    <p className={classes('mt-1 flex items-center gap-1 text-12', seen === 'read' ? 'font-[650]' : 'text-muted')}>
      <Icon aria-hidden size={14} />
      {t(`chat.seen-${seen}`)}
    </p>
  )
}

/** A message that is on its way, waits for a connection, or was refused. */
export function UnsentBubble({ unsent: { id, text, product, pictures, problem } }: { readonly unsent: Unsent }) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-col items-end">
      <div className="flex max-w-[min(85%,34rem)] flex-col gap-1 rounded-sheet rounded-br-control! bg-ink px-4 py-2.5 text-paper">
        <span className="sr-only">{t('chat.you')}</span>
        {product && <span className="text-14 font-[650]">{product.name}</span>}
        <UnsentPictures pictures={pictures} />
        {text !== '' && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>}
      </div>
      {problem === null ? (
        <p className="mt-1 flex items-center gap-1 text-12 text-muted">
          <Clock aria-hidden size={14} />
          {t('chat.sending')}
        </p>
      ) : (
        <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-x-4 text-14">
          <span className="text-signal-text">{problem}</span>
          <button type="button" onClick={() => sendAgain(id)} className="link min-h-11">
            {t('chat.again')}
          </button>
          <button type="button" onClick={() => discard(id)} className="link min-h-11">
            {t('chat.discard')}
          </button>
        </div>
      )}
    </li>
  )
}
