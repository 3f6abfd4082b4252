import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { TOUR } from './tour-steps.ts'

interface DemoTourProps {
  readonly step: number
  /** Null: ends it. */
  readonly onStep: (step: number | null) => void
}

/** One step of the tour, beside the section that it is about: the page stays usable. */
export function DemoTour({ step, onStep }: DemoTourProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read out
  useEffect(() => heading.current?.focus({ preventScroll: true }), [step])
  const shown = TOUR[step]
  if (!shown) return null
  return (
    <section
      aria-labelledby="demo-tour"
      onKeyDown={({ key }) => key === 'Escape' && onStep(null)}
      className="demo-tour fixed inset-x-3 z-30 flex flex-col gap-3 rounded-sheet border border-ink bg-surface p-4 shadow-lg sm:right-6 sm:left-auto sm:w-96 sm:p-5"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="tabular text-12 font-[600] text-muted">
            {t('demo.stepOf', { step: step + 1, steps: TOUR.length })}
          </p>
          <h2 ref={heading} id="demo-tour" tabIndex={-1} className="text-18 leading-snug font-[750] outline-none">
            {t(shown.title)}
          </h2>
        </div>
        <IconButton
          size={44}
          label={t('demo.endTour')}
          icon={<X aria-hidden size={20} />}
          onClick={() => onStep(null)}
          className="-mt-2 -mr-2"
        />
      </div>
      <p className="text-14">{t(shown.text)}</p>
      <div className="flex justify-end gap-2">
        {step > 0 && (
          <Button tone="outline" size="s" onClick={() => onStep(step - 1)}>
            {t('demo.before')}
          </Button>
        )}
        {step < TOUR.length - 1 ? (
          <Button size="s" onClick={() => onStep(step + 1)}>
            {t('demo.next')}
          </Button>
        ) : (
          <a href={PATHS.brandRegister} className={buttonLook('volt', 's')}>
            {t('demo.register')}
          </a>
        )}
      </div>
    </section>
  )
}
