import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'

interface TopLineProps {
  readonly tone: 'plain' | 'warning' | 'critical'
  /** Undefined: it cannot be dismissed. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

const TONES = {
  plain: 'bg-surface text-ink border-b border-line',
  warning: 'bg-volt text-black',
  critical: 'bg-signal text-on-signal',
} as const

/** One line above every screen. */
export function TopLine({ tone, onClose, children }: TopLineProps) {
  const { t } = useTranslation()
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      className={classes('flex items-center gap-3 py-1 pr-2 pl-4 sm:pl-8', TONES[tone])}
    >
      <p className="min-w-0 flex-1 py-2 text-14 font-[550] [overflow-wrap:anywhere]">{children}</p>
      {onClose && (
        <button
          type="button"
          aria-label={t('ui.close')}
          onClick={onClose}
          className="flex size-11 shrink-0 items-center justify-center rounded-pill"
        >
          <X aria-hidden size={20} />
        </button>
      )}
    </div>
  )
}
