import { ArrowLeft, Ban, CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Conversation } from '#contract/conversation.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Avatar } from './avatar.tsx'
import { type ChatPlace, callsOf } from './chat-place.ts'
import { useAnswering } from './opens-again.ts'
import { partnerName } from './partner-name.ts'
import { useConversationChanged } from './use-chat.ts'

interface ThreadHeadProps {
  readonly place: ChatPlace
  readonly conversation: Conversation
  readonly isTyping: boolean
  readonly children?: ReactNode
}

/** Who is at the other end, whether they write, and what can be done with the conversation. */
export function ThreadHead({ place, conversation, isTyping, children }: ThreadHeadProps) {
  const { t } = useTranslation()
  const isUser = place.reader === 'user'
  const { kind, partner, state } = conversation
  const answering = useAnswering(conversation)
  const name = partnerName(conversation, place, t)
  const Title = isUser ? 'h1' : 'h2'
  const note = isTyping ? t('chat.typing') : isUser ? answering : t(`chat.state-${state}`)
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-2 py-2">
      <BackLink place={place} />
      <Avatar partner={partner} isSupport={kind === 'support' && isUser} />
      <div className="min-w-0 flex-1 basis-24">
        <Title tabIndex={-1} className="truncate text-18 leading-tight font-[750]">
          {isUser && partner.brandId !== null ? (
            <Link href={to(PATHS.shop, { brandId: partner.brandId })} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </Title>
        {note && <p className={classes('truncate text-12', isTyping ? 'font-[650]' : 'text-muted')}>{note}</p>}
      </div>
      {children}
      {conversation.canBlock && <BlockButton place={place} conversation={conversation} name={name} />}
    </header>
  )
}

/** Back to the list: on desktops a desk shows it beside the conversation. */
export function BackLink({ place }: { readonly place: ChatPlace }) {
  const { t } = useTranslation()
  return (
    <Link
      href={place.address(null)}
      aria-label={t('chat.backToList')}
      title={t('chat.backToList')}
      className={classes(
        'flex size-12 shrink-0 items-center justify-center rounded-pill hover:bg-line',
        place.reader !== 'user' && 'lg:hidden',
      )}
    >
      <ArrowLeft aria-hidden size={22} />
    </Link>
  )
}

interface BlockButtonProps {
  readonly place: ChatPlace
  readonly conversation: Conversation
  readonly name: string
}

function BlockButton({ place, conversation: { id, lock }, name }: BlockButtonProps) {
  const { t } = useTranslation()
  const changed = useConversationChanged(place)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isBlocked = lock === 'blocked'
  const set = async (blocks: boolean) => {
    setBusy(true)
    try {
      changed(await callsOf(place).block(id, blocks))
    } catch (error) {
      showFailure(error, t, t('chat.blockFailed'))
    } finally {
      setBusy(false)
      setAsked(false)
    }
  }
  return (
    <>
      <IconButton
        label={t(isBlocked ? 'chat.unblock' : 'chat.block')}
        icon={isBlocked ? <CircleCheck aria-hidden size={20} /> : <Ban aria-hidden size={20} />}
        aria-disabled={isBusy || undefined}
        onClick={() => (isBlocked ? void set(false) : setAsked(true))}
      />
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('chat.blockTitle', { name })}
        text={t('chat.blockText')}
        confirmLabel={t('chat.block')}
        busy={isBusy}
        onConfirm={() => void set(true)}
      />
    </>
  )
}
