import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { IMPORT_STEPS, type ImportStep } from './steps.ts'

const LABELS = {
  file: 'imports.stepFile',
  found: 'imports.stepFound',
  columns: 'imports.stepColumns',
  check: 'imports.stepCheck',
  commit: 'imports.stepCommit',
} as const

/**
 * Where the import is: on phones the number and the name of the step, else all five. A new step gets the focus: the
 * button that led to it is gone.
 */
export function StepList({ current }: { readonly current: ImportStep }) {
  const { t } = useTranslation()
  const at = IMPORT_STEPS.indexOf(current)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [current])
  return (
    <nav aria-label={t('imports.steps')} className="mb-6">
      <h2 ref={heading} tabIndex={-1} className="text-14 text-muted outline-none md:sr-only">
        {t('imports.step', { n: at + 1, all: IMPORT_STEPS.length })}:{' '}
        <strong className="text-ink">{t(LABELS[current])}</strong>
      </h2>
      <ol className="hidden gap-6 border-b border-line pb-3 md:flex">
        {IMPORT_STEPS.map((step, place) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={classes(
              'flex items-center gap-2 text-14',
              step === current ? 'font-[700] text-ink' : 'text-muted',
            )}
          >
            <span
              aria-hidden
              className={classes(
                'tabular inline-flex size-6 items-center justify-center rounded-pill text-12 font-[700]',
                step === current ? 'bg-volt text-black' : 'border border-edge',
              )}
            >
              {place < at ? <Check size={14} strokeWidth={3} /> : place + 1}
            </span>
            {t(LABELS[step])}
          </li>
        ))}
      </ol>
    </nav>
  )
}
