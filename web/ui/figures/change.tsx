import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { signedPercent } from '#web/i18n/percent.ts'

interface ChangeProps {
  readonly now: number
  readonly before: number
  /** Below this many before, a change in percent says nothing. */
  readonly base: number
  readonly size?: number
}

/** How a figure changed: an arrow and a number for the eye, a sentence for screen readers; never colour alone. */
export function Change({ now, before, base, size = 16 }: ChangeProps) {
  const { t, language } = useTranslation()
  if (before < base) return <span>{now === 0 && before === 0 ? t('ui.same') : t('ui.isNew')}</span>
  const change = Math.round(((now - before) / before) * 100)
  const Arrow = change > 0 ? ArrowUpRight : change < 0 ? ArrowDownRight : ArrowRight
  const words =
    change > 0 ? t('ui.up', { percent: change }) : change < 0 ? t('ui.down', { percent: -change }) : t('ui.same')
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-0.5">
      <Arrow aria-hidden size={size} className="shrink-0" />
      <span aria-hidden className="whitespace-nowrap">
        {signedPercent(change / 100, language)}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
