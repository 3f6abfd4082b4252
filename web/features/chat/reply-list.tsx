import type { SavedReply } from '#contract/chat-settings.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'

interface ReplyListProps {
  readonly id: string
  readonly replies: readonly SavedReply[]
  /** Index of the one that Enter takes. */
  readonly active: number
  readonly onTake: (reply: SavedReply) => void
}

export const replyOptionId = (list: string, at: number) => `${list}-${at}`

/** Saved replies above the field. The focus stays in the field; arrow keys move through them there. */
export function ReplyList({ id, replies, active, onTake }: ReplyListProps) {
  const { t } = useTranslation()
  const now = replies[active]
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('chat.replies')}
        tabIndex={-1}
        className="max-h-56 overflow-y-auto rounded-control border border-edge bg-surface p-1"
      >
        {replies.map((reply, at) => (
          <div
            key={reply.shortcut}
            id={replyOptionId(id, at)}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            ref={at === active ? intoView : undefined}
            // Before the field loses the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(reply)}
            onKeyDown={undefined}
            className={classes(
              'flex min-h-11 cursor-pointer items-baseline gap-3 rounded-control px-3 py-2 text-14',
              at === active && 'bg-line',
            )}
          >
            <span className="shrink-0 font-[650]">/{reply.shortcut}</span>
            <span className="min-w-0 truncate text-muted">{reply.text}</span>
          </div>
        ))}
      </div>
      <LiveRegion
        text={
          now
            ? t('chat.replyHeard', { shortcut: now.shortcut, text: now.text, no: active + 1, count: replies.length })
            : ''
        }
      />
    </>
  )
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
