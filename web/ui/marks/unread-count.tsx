import { CHAT } from '#contract/chat.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'

interface UnreadCountProps {
  readonly count: number
  readonly className?: string | undefined
}

/** How many messages are unread; nothing where none is. */
export function UnreadCount({ count, className }: UnreadCountProps) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <span
      className={classes(
        'tabular inline-block min-w-5 shrink-0 rounded-pill bg-volt px-1.5 text-center text-12 leading-5 font-[750] text-black',
        className,
      )}
    >
      <span aria-hidden>{count > CHAT.unreadShown ? `${CHAT.unreadShown}+` : count}</span>
      <span className="sr-only"> {t('ui.unreadMessages', { count })}</span>
    </span>
  )
}
