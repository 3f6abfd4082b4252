import { SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef, useSyncExternalStore } from 'react'
import { CHAT, type ChatPictureLock } from '#contract/chat.limits.ts'
import type { ChatProduct } from '#contract/conversation.ts'
import { otherBrand } from '#web/api/other-answers.ts'
import { useIsOnline } from '#web/device/network.ts'
import { silently } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'
import { type ChatPlace, callsOf } from './chat-place.ts'
import { send } from './outbox.ts'
import { AddPictures, ChosenStrip } from './pictures/chosen-strip.tsx'
import { useChosenPictures } from './pictures/use-chosen-pictures.ts'
import type { ReplyValues } from './reply-text.ts'
import { sendableText } from './sendable-text.ts'
import { draftFor, followChat, keepDraft, type Recipient } from './stored-chat.ts'
import { useReplies } from './use-replies.tsx'

/** The product that a message is about, and how to leave it out. */
export interface About {
  readonly product: ChatProduct
  readonly leaveOut: () => void
}

interface ComposerProps {
  readonly place: ChatPlace
  readonly to: Recipient
  /** Why no pictures can be sent yet. */
  readonly pictureLock: ChatPictureLock | null
  readonly about?: About
  /** At a desk, whose keys lead to the field; Escape leaves it. */
  readonly field?: RefObject<HTMLTextAreaElement | null> | undefined
  /** At a desk: what saved replies put in for their variables. */
  readonly values?: ReplyValues
}

/** The partner is told this often at most that one writes. */
const TYPING_MS = 3000
/** From here on it is said how much room is left. */
const NEARLY_FULL = 0.9

/** Writes and sends. What was typed is kept until it is sent, also when the page is left. */
export function Composer({ place, to, pictureLock, about, field: deskField, values }: ComposerProps) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const ownField = useRef<HTMLTextAreaElement>(null)
  const field = deskField ?? ownField
  const text = useSyncExternalStore(followChat, () => draftFor(to))
  const tellTyping = useTypingNews(place, to)
  const most = 'conversationId' in to ? CHAT.textMax : CHAT.firstMax
  const written = sendableText(text)
  const write = (typed: string) => {
    keepDraft(to, typed)
    if (typed.trim() !== '') tellTyping()
  }
  const replies = useReplies(place, { text, write, ...(values && { values }) })
  const pictures = useChosenPictures(pictureLock)
  const isSendable = (written !== '' || pictures.chosen.length > 0) && replies.open.length === 0
  const deliver = () => {
    if (!isSendable || written.length > most) return
    // First: where a message cannot be sent, it becomes the draft again.
    write('')
    const product = about ? { id: about.product.id, name: about.product.name } : null
    send(place, { to, text: written, product, pictures: pictures.chosen })
    pictures.clear()
    about?.leaveOut()
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (replies.take(event)) {
      event.preventDefault()
      return
    }
    if (event.key === 'Escape' && deskField) event.currentTarget.blur()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
    event.preventDefault()
    deliver()
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-2 border-t border-line px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-4"
      onSubmit={(event) => {
        event.preventDefault()
        deliver()
      }}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={pictures.onDrop}
    >
      {about && <AboutLine about={about} />}
      <ChosenStrip pictures={pictures} />
      {replies.list}
      {!isOnline && (
        <p role="status" className="text-14 text-muted">
          {t('chat.offlineNote')}
        </p>
      )}
      <div className="flex items-end gap-2">
        <AddPictures pictures={pictures} lock={pictureLock} />
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={most}
          aria-label={t('chat.field')}
          placeholder={t('chat.fieldHint')}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKey}
          onPaste={pictures.onPaste}
          {...replies.field}
          className={classes(CONTROL_LOOK, 'field-sizing-content max-h-40 min-w-0 flex-1 resize-none py-3')}
        />
        <IconButton
          type="submit"
          tone="ink"
          label={t('chat.send')}
          icon={<SendHorizontal aria-hidden size={20} />}
          aria-disabled={!isSendable || undefined}
        />
      </div>
      <Notes open={replies.open} left={text.length > most * NEARLY_FULL ? most - text.length : null} />
    </form>
  )
}

/** Variables that have to be replaced before sending, and how much room is left. */
function Notes({ open, left }: { readonly open: readonly string[]; readonly left: number | null }) {
  const { t } = useTranslation()
  return (
    <>
      {open.length > 0 && (
        <p role="status" className="text-14 text-signal-text">
          {t('chat.openVariables', { variables: open.join(', ') })}
        </p>
      )}
      {left !== null && (
        <p role="status" className="tabular text-12 text-muted">
          {t('chat.left', { count: left })}
        </p>
      )}
    </>
  )
}

/** On phones, Enter begins a new line, and the button sends. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches

function AboutLine({ about: { product, leaveOut } }: { readonly about: About }) {
  const { t } = useTranslation()
  return (
    <p className="flex items-center justify-between gap-3 rounded-control border border-edge pl-4 text-14">
      <span className="min-w-0 truncate">{t('chat.about', { product: product.name })}</span>
      <IconButton size={44} label={t('chat.aboutNot')} icon={<X aria-hidden size={18} />} onClick={leaveOut} />
    </p>
  )
}

function useTypingNews(place: ChatPlace, to: Recipient): () => void {
  const toldAt = useRef(0)
  return () => {
    if (!('conversationId' in to) || otherBrand() !== null || Date.now() - toldAt.current < TYPING_MS) return
    toldAt.current = Date.now()
    silently('show that one writes', callsOf(place).typing(to.conversationId))
  }
}
