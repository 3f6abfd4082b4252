import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PASS_REASONS, type PassReason } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { scrollFocusedIntoView } from '#web/ui/scroll-focused-into-view.ts'
import { asksWhy, rememberAskWhy } from './ask-why.ts'

/** The question disappears after this time. */
const SHOWN_MS = 8000
const THANKS_MS = 1600

const WORDS = {
  'too-expensive': 'passes.tooExpensive',
  'not-my-style': 'passes.notMyStyle',
  'size-missing': 'passes.sizeMissing',
} as const satisfies Record<PassReason, string>

const CHIP =
  'relative min-h-10 rounded-pill border border-edge bg-surface px-3 text-14 font-[550] whitespace-nowrap after:absolute after:-inset-y-1 after:inset-x-0 hover:border-ink max-[359px]:px-2 max-[359px]:text-12'

interface PassReasonsProps {
  /** Name of the product that was passed. */
  readonly product: string
  readonly onReason: (reason: PassReason) => void
  /** The focused button disappears: the focus must move elsewhere. */
  readonly onFocusLost: () => void
}

/**
 * Asks once for the reason of a pass. It is not announced to screen readers, because the next card is announced at the
 * same time. It disappears after a while, but not while it is hovered or focused.
 */
export function PassReasons({ product, onReason, onFocusLost }: PassReasonsProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<'asking' | 'thanks' | 'gone'>(() => (asksWhy() ? 'asking' : 'gone'))
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (phase === 'gone' || (isHeld && phase === 'asking')) return
    const timer = setTimeout(() => setPhase('gone'), phase === 'asking' ? SHOWN_MS : THANKS_MS)
    return () => clearTimeout(timer)
  }, [phase, isHeld])
  const leave = (next: 'thanks' | 'gone') => {
    if (row.current?.contains(document.activeElement)) onFocusLost()
    setPhase(next)
  }
  const stopAsking = () => {
    rememberAskWhy(false)
    showToast({ title: t('passes.offTitle'), text: t('passes.offText') })
    leave('gone')
  }
  if (phase === 'gone') return null
  if (phase === 'thanks') {
    return (
      <p
        role="status"
        className="flex min-h-10 items-center justify-center rounded-pill border border-edge bg-surface px-4 text-14 font-[550]"
      >
        {t('passes.thanks')}
      </p>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be part of the row
    <div
      ref={row}
      role="group"
      aria-label={t('passes.why', { product })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true)
        scrollFocusedIntoView(event)
      }}
      onBlur={() => setHeld(false)}
      className="-my-1.5 flex scroll-px-1.5 items-center gap-1.5 overflow-x-auto overflow-y-hidden p-1.5 motion-safe:animate-[fade-in_160ms_ease-out] low:my-0 low:flex-col low:items-stretch"
    >
      {PASS_REASONS.map((reason) => (
        <button
          key={reason}
          type="button"
          className={CHIP}
          onClick={() => {
            onReason(reason)
            leave('thanks')
          }}
        >
          {t(WORDS[reason])}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('passes.stop')}
        title={t('passes.stop')}
        onClick={stopAsking}
        className="relative flex size-10 shrink-0 items-center justify-center self-center rounded-pill border border-edge bg-surface text-muted after:absolute after:-inset-y-1 after:inset-x-0 hover:border-ink hover:text-ink"
      >
        <X aria-hidden size={16} strokeWidth={2.5} />
      </button>
    </div>
  )
}
