import { ArrowLeft, ArrowRight, Bookmark, Heart, Layers, Undo2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { markOnboardingSeen } from './onboarding-flag.ts'

const STEPS = ['welcome', 'right', 'left', 'undo'] as const

/** Words for fingers or for keys and mouse, by the main pointer of the device. */
const usesFingers = (): boolean => matchMedia('(pointer: coarse)').matches

/** Spec §4: four steps, shown once per device; finishing and skipping both set the flag. */
export function Onboarding({ onFinished }: { readonly onFinished: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(true)
  const [at, setAt] = useState(0)
  const step = STEPS[at] ?? 'welcome'
  const [hand] = useState<'Touch' | 'Keys'>(() => (usesFingers() ? 'Touch' : 'Keys'))
  const isLast = at === STEPS.length - 1
  const close = () => {
    markOnboardingSeen()
    setOpen(false)
  }
  const finish = () => {
    close()
    onFinished()
  }
  if (!isOpen) return null
  return (
    <Modal label={t('discovery.onboarding')} onClose={close} className="max-w-md low:max-w-2xl">
      <div className="flex flex-col low:grid low:grid-cols-[13rem_minmax(0,1fr)]">
        <div
          aria-hidden
          className="flex h-60 items-center justify-center overflow-hidden bg-volt low:row-span-3 low:h-auto"
        >
          <Scene step={step} />
        </div>
        <div aria-live="polite" className="flex min-h-40 flex-col gap-3 px-6 pt-6">
          <p className="flex items-center justify-between text-14 font-[600] text-muted low:justify-start low:gap-4">
            {t('discovery.step', { number: at + 1, total: STEPS.length })}
            <Dots at={at} />
          </p>
          <h2 className="headline text-28">{t(`discovery.${step}Title`, { name: PRODUCT.name })}</h2>
          <p className="text-muted">
            {step === 'welcome' ? t('discovery.welcomeText') : t(`discovery.${step}${hand}`)}
          </p>
        </div>
        <div className="flex gap-3 px-6 pt-5">
          {at > 0 && (
            <Button tone="outline" className="flex-1" onClick={() => setAt(at - 1)}>
              {t('discovery.back')}
            </Button>
          )}
          <Button tone={isLast ? 'volt' : 'solid'} className="flex-1" onClick={isLast ? finish : () => setAt(at + 1)}>
            {isLast ? t('discovery.letsGo') : t('discovery.next')}
          </Button>
        </div>
        <div className="flex min-h-16 justify-center pt-1 pb-3">
          {!isLast && (
            <Button tone="ghost" size="s" onClick={close}>
              {t('discovery.skip')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}

/** A small deck that shows the direction of the step. */
function Scene({ step }: { readonly step: (typeof STEPS)[number] }) {
  const pose = {
    welcome: 'rotate-0',
    right: 'translate-x-20 rotate-14',
    left: '-translate-x-20 -rotate-14',
    undo: 'translate-x-3 rotate-3',
  }[step]
  return (
    <div className="relative h-44 w-32">
      <Card className="translate-x-5 rotate-9 bg-black!">{null}</Card>
      <Card className="-translate-x-4 -rotate-6 bg-bone!">{null}</Card>
      <Card className={classes('transition-transform duration-300', pose)}>{ICONS[step]}</Card>
    </div>
  )
}

const ICONS: Readonly<Record<(typeof STEPS)[number], ReactNode>> = {
  welcome: <Layers size={40} />,
  right: (
    <>
      <Heart size={34} fill="currentColor" />
      <ArrowRight size={26} />
    </>
  ),
  left: (
    <>
      <X size={36} strokeWidth={3} />
      <ArrowLeft size={26} />
    </>
  ),
  undo: (
    <>
      <Undo2 size={32} />
      <Bookmark size={28} fill="currentColor" />
    </>
  ),
}

function Card({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <div
      className={classes(
        'absolute inset-0 flex flex-col items-center justify-center gap-2 rounded-[18px] border-2 border-black bg-bone text-black',
        className,
      )}
    >
      {children}
    </div>
  )
}

function Dots({ at }: { readonly at: number }) {
  return (
    <span aria-hidden className="flex gap-1.5">
      {STEPS.map((step, number) => (
        <span key={step} className={classes('size-2 rounded-pill', number === at ? 'bg-ink' : 'bg-line')} />
      ))}
    </span>
  )
}
